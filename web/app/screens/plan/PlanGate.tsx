import { Navigate, Outlet } from 'react-router';
import { planRedirect } from '../../features/jobDescriptions/planRedirect.ts';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';

/** Lets in who has the product and a role in it; leads everybody else to the page that says what to do. */
export function PlanGate() {
  const { user } = useCurrentUser();
  if (!user) return null;
  const redirect = planRedirect(user);
  return redirect ? <Navigate to={redirect} replace /> : <Outlet />;
}
