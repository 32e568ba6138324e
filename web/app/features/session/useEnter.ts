import { useNavigate } from 'react-router';
import { loadPart } from '../../lib/loadPart.ts';
import { leaveTo } from './leaveTo.ts';

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
  const navigate = useNavigate();
  return async (userId) => {
    if (lastUserId !== null && lastUserId !== userId) return leaveTo(next);
    const { beginSession } = await loadPart(() => import('./beginSession.ts'));
    await beginSession();
    await navigate(next, { replace: true });
  };
}
