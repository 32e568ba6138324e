import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { sharedNouns } from '#shared/domain/share.ts';
import type { SharedNoun } from '#shared/domain/share.ts';
import { AccessGate } from '../../features/external/AccessGate.tsx';
import { ExternalViewFragment, viewDocuments } from '../../features/external/externalDocuments.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { ProductMark } from '../../ui/ProductMark.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import classes from './ExternalScreen.module.css';
import { ExternalView } from './ExternalView.tsx';

const isNoun = (text: string | undefined): text is SharedNoun =>
  sharedNouns.some((noun) => noun === text);

/** What was shared with somebody outside, at an address of its own, without an account. */
export function ExternalScreen() {
  const { noun, shareId = '' } = useParams();
  return isNoun(noun) ? (
    <SharedWithMe key={shareId} noun={noun} shareId={shareId} />
  ) : (
    <NotFoundScreen />
  );
}

function SharedWithMe({ noun, shareId }: { noun: SharedNoun; shareId: string }) {
  usePageTitle('Shared with you');
  const query = useQuery(viewDocuments[noun], {
    variables: { shareId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const state = loadStateOf(query, (data) => data.view);
  if (state.kind === 'ready')
    return <ExternalView noun={noun} view={readFragment(ExternalViewFragment, state.value)} />;
  return (
    <main className={classes.gate}>
      <div className={classes.column}>
        <header>
          <ProductMark size={40} />
          <h1 className={classes.name}>Shared with you</h1>
        </header>
        <NotLoaded
          state={state}
          skeleton={<RowsSkeleton rows={3} />}
          absent={
            <AccessGate shareId={shareId} onVerified={() => ignoreRejection(query.refetch())} />
          }
        />
      </div>
    </main>
  );
}
