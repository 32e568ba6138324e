import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { MarkMentionsReadDocument } from './replyDocuments.ts';
import type { Notes } from './useNotes.ts';

/** Whoever has the notes before them has read where they are named. */
export function useMentionsRead({ callId, unreadMentions }: Notes): void {
  const client = useApolloClient();
  useEffect(() => {
    if (unreadMentions === 0) return;
    ignoreRejection(
      client.mutate({
        mutation: MarkMentionsReadDocument,
        variables: { callId },
        update: (cache) => {
          cache.modify({ id: `Call:${callId}`, fields: { unreadMentions: () => 0 } });
        },
      }),
    );
  }, [client, callId, unreadMentions]);
}
