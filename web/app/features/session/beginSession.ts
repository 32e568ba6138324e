import { apolloClient } from '../../lib/apolloClient.ts';
import { CurrentUserDocument } from './useCurrentUser.ts';

/** After a sign-in: forgets what was known, and loads who is signed in. */
export async function beginSession(): Promise<void> {
  // Not resetStore: it asks again for all that is shown, and is cut short as this page goes.
  await apolloClient.clearStore();
  await apolloClient.query({ query: CurrentUserDocument, fetchPolicy: 'network-only' });
}
