import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { graphql } from '../../lib/__generated__/index.ts';
import { isConnectionError } from '../../lib/connectionError.ts';
import { useReconnect } from '../../lib/useReconnect.ts';
import { createCaptionStore, type CaptionStore } from './createCaptionStore.ts';

const LiveCaptionsDocument = graphql(`
  query LiveCaptions($callId: ID!, $afterSequence: Int!) {
    call(id: $callId) {
      id
      captions(afterSequence: $afterSequence) {
        afterSequence
        sequence
        captions {
          utteranceId
          speaker
          text
          startMs
          sequence
        }
      }
    }
  }
`);

const retryMs = 5000;

/** The captions of one call, for as long as its page is open. */
export function useCaptionStore(callId: string): CaptionStore {
  const client = useApolloClient();
  const [store] = useState(() =>
    createCaptionStore(async (afterSequence) => {
      const { data } = await client.query({
        query: LiveCaptionsDocument,
        variables: { callId, afterSequence },
        fetchPolicy: 'no-cache',
      });
      return data?.call?.captions ?? { afterSequence, sequence: afterSequence, captions: [] };
    }),
  );
  useReconnect(() => void store.retry());
  // One fetch may fail on a connection that is never known to be lost.
  const mayRetry = useStore(store.state, ({ error }) => isConnectionError(error));
  useEffect(() => {
    if (!mayRetry) return;
    const timer = setInterval(() => void store.retry(), retryMs);
    return () => clearInterval(timer);
  }, [mayRetry, store]);
  return store;
}
