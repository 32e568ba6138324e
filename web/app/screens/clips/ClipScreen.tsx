import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import { formatDateTime, formatTimecode } from '#shared/domain/time.ts';
import {
  ClipDocument,
  ClipPlayFragment,
  ClipRowFragment,
} from '../../features/clips/clipDocuments.ts';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { ClipActions } from './ClipActions.tsx';
import { ClipPlayer } from './ClipPlayer.tsx';
import classes from './ClipScreen.module.css';

/** One clip: the passage alone, to play, read and take further. */
export function ClipScreen() {
  const { clipId = '' } = useParams();
  const navigate = useNavigate();
  const zone = useCurrentUser().user?.timezoneName ?? 'UTC';
  const query = useQuery(ClipDocument, {
    variables: { id: clipId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  usePageTitle('Clip');
  const state = loadStateOf(query, (data) => data.clip);
  if (state.kind !== 'ready')
    return <NotLoaded state={state} skeleton={<PageSkeleton />} absent={<NotFoundScreen />} />;
  const clip = readFragment(ClipRowFragment, state.value);
  const played = readFragment(ClipPlayFragment, state.value);
  const { startMs, endMs, call } = clip;
  return (
    <div className={classes.page}>
      <PageHeader
        title={clip.name}
        back={<BackLink to="/clips">All clips</BackLink>}
        action={
          <ClipActions
            clip={clip}
            downloadUrl={played.recording?.downloadUrl ?? null}
            onDeleted={() => void navigate('/clips')}
          />
        }
      >
        <ul className={classes.facts}>
          <li>{formatTimecode(clip.durationMs)}</li>
          {call && (
            <li>
              <Anchor component={Link} to={`/interview/${call.id}?t=${startMs / 1000}`} size="sm">
                {call.name}
              </Anchor>{' '}
              at {formatTimecode(startMs)}
            </li>
          )}
          <li>by {clip.user.fullName}</li>
          <li>
            <time dateTime={clip.createdAt} title={formatDateTime(clip.createdAt, zone, true)}>
              {formatDateTime(clip.createdAt, zone)}
            </time>
          </li>
        </ul>
      </PageHeader>
      <ClipPlayer
        key={`${clip.id} ${startMs} ${endMs}`}
        passage={played}
        link={`${window.location.origin}/clip/${clip.id}`}
      />
    </div>
  );
}
