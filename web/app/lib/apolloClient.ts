import { ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { createClient } from './createClient.ts';
import { noteBuildHash } from './serverStore.ts';
import { subscriptionLink } from './subscriptionLink.ts';

const httpLink = new HttpLink({
  uri: '/graphql',
  credentials: 'same-origin',
  // Without the indentation: some queries stand in the address.
  print: (document, print) => print(document).replace(/\n\s*/g, ' '),
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    noteBuildHash(response.headers.get('x-build-hash'));
    return response;
  },
});

/** The one client of the web app. */
export const apolloClient = createClient(
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptionLink,
    httpLink,
  ),
);
