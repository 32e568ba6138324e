import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
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
  return store;
}
