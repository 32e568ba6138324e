import { Navigate, Outlet } from 'react-router';
import type { CurrentUser } from '../../features/session/useCurrentUser.ts';

/** Pages of the interview product; without it they lead to the page that offers it. */
export function InterviewGate({ user }: { user: CurrentUser }) {
  return user.organization.interviewEnabled ? <Outlet /> : <Navigate to="/upgrade" replace />;
}
