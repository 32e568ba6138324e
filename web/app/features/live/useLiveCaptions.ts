import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { graphql } from '../../lib/__generated__/index.ts';
import { createCaptionStore } from './createCaptionStore.ts';

const LiveCaptionsDocument = graphql(`
  query LiveCaptions($callId: ID!, $afterSequence: Int!) {
    call(id: $callId) {
      id
      captions(afterSequence: $afterSequence) {
        utteranceId
        speaker
        text
        startMs
        sequence
      }
    }
  }
`);

/** What is said in a call that goes on; `sequence` is the call's newest change that we heard of. */
export function useLiveCaptions(callId: string, sequence: number) {
  const client = useApolloClient();
  const [store] = useState(() =>
    createCaptionStore(async (afterSequence) => {
      const { data } = await client.query({
        query: LiveCaptionsDocument,
        variables: { callId, afterSequence },
        fetchPolicy: 'no-cache',
      });
      return data?.call?.captions ?? [];
    }),
  );
  useEffect(() => void store.announce(sequence), [store, sequence]);
  const { captions, error } = useStore(store.state);
  return { captions, error, retry: () => void store.announce(sequence) };
}
