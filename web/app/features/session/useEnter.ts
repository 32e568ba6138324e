import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { leaveTo } from './leaveTo.ts';
import { CurrentUserDocument } from './useCurrentUser.ts';

let lastUserId: string | null = null;

/** Notes who uses this page, so that the next person to sign in never meets what they left. */
export function noteUser(userId: string): void {
  lastUserId = userId;
}

/**
 * After a sign-in: forget what was known and go to `next`. The same person coming back keeps the
 * page alive, and with it uploads under way; another person gets a fresh one.
 */
export function useEnter(next: string): (userId: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async (userId) => {
    if (lastUserId !== null && lastUserId !== userId) return leaveTo(next);
    // Not resetStore: it asks again for all that is shown, and is cut short as this page goes.
    await client.clearStore();
    await client.query({ query: CurrentUserDocument, fetchPolicy: 'network-only' });
    await navigate(next, { replace: true });
  };
}
