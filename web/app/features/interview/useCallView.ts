import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';

const AddCallViewDocument = graphql(`
  mutation AddCallView($callId: ID!) {
    addCallView(callId: $callId)
  }
`);

/** Notes that the reader opened the interview, once it is before them; null until then. */
export function useCallView(callId: string | null): void {
  const client = useApolloClient();
  useEffect(() => {
    if (callId !== null)
      ignoreRejection(client.mutate({ mutation: AddCallViewDocument, variables: { callId } }));
  }, [client, callId]);
}
