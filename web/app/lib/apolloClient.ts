import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { createCache } from './apolloCache.ts';
import { noteBuildHash } from './serverStore.ts';
import { announceSignedOut } from './sessionEvents.ts';
import { subscriptionLink } from './subscriptionLink.ts';

// Apollo asks that defaults which change the types of results are declared.
declare module '@apollo/client' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the only way to merge into Apollo's own
  namespace ApolloClient {
    // eslint-disable-next-line @typescript-eslint/no-namespace -- as above
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy?: 'all';
      }
      interface Query {
        errorPolicy?: 'all';
      }
    }
  }
}

const signedOutLink = new ErrorLink(({ error }) => {
  const isSignedOut =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  if (isSignedOut) announceSignedOut();
});

const httpLink = new HttpLink({
  uri: '/graphql',
  credentials: 'same-origin',
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    noteBuildHash(response.headers.get('x-build-hash'));
    return response;
  },
});

/** The one client of the web app. Queries keep what arrived beside errors; mutations throw. */
export const apolloClient = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.from([
    signedOutLink,
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      subscriptionLink,
      httpLink,
    ),
  ]),
  defaultOptions: {
    watchQuery: { errorPolicy: 'all' },
    query: { errorPolicy: 'all' },
  },
});
