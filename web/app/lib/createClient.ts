import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { createCache } from './apolloCache.ts';
import { onReconnect } from './connection.ts';
import { isConnectionError } from './connectionError.ts';
import { ignoreRejection } from './ignoreRejection.ts';
import { requestLink } from './requestLink.ts';
import { announceSignedOut } from './sessionEvents.ts';

const signedOutLink = new ErrorLink(({ error }) => {
  const isSignedOut =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  if (isSignedOut) announceSignedOut();
});

/**
 * A client over `transport`; the app and its tests use this one. Errors are never mixed with data: a
 * query or mutation that fails rejects, and a watched query keeps what it showed beside the error.
 * What failed for want of a connection is loaded again when the connection returns.
 *
 * `errorPolicy: 'all'` must not become a default: it resolves a lost request with no data.
 */
export function createClient(transport: ApolloLink): ApolloClient {
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([signedOutLink, requestLink, transport]),
  });
  onReconnect(() => {
    for (const query of client.getObservableQueries('active'))
      if (isConnectionError(query.getCurrentResult().error)) ignoreRejection(query.refetch());
  });
  return client;
}
