import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { VisibleToFragment, VisibleToList } from '../../ui/VisibleToList.tsx';
import { LinkReadersDocument } from './sharingDocuments.ts';

/** For somebody who may not share a recording: who can open a link to it. */
export function LinkReaders({ callId }: { callId: string }) {
  const query = useQuery(LinkReadersDocument, {
    variables: { id: callId },
    fetchPolicy: 'network-only',
  });
  const state = loadStateOf(query, (data) => data.call);
  return (
    <>
      <Text size="sm">
        You can share this recording link only with the users below. Contact a site admin to change
        your permission level.
      </Text>
      {state.kind === 'ready' ? (
        <VisibleToList call={readFragment(VisibleToFragment, state.value)} />
      ) : (
        <NotLoaded state={state} skeleton={<RowsSkeleton rows={3} />} absent={null} />
      )}
    </>
  );
}
