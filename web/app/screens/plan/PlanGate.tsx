import { Navigate, Outlet } from 'react-router';
import { useCurrentUser, type CurrentUser } from '../../features/session/useCurrentUser.ts';

/** Lets in who has the product and a role in it; leads everybody else to the page that says what to do. */
export function PlanGate() {
  const { user } = useCurrentUser();
  if (!user) return null;
  const redirect = planRedirect(user);
  return redirect ? <Navigate to={redirect} replace /> : <Outlet />;
}

/** Where somebody is led who may not enter the plan module; null for who may. */
function planRedirect(user: CurrentUser): '/plan/upgrade' | '/plan/unauthorized' | null {
  if (!user.organization.planEnabled) return '/plan/upgrade';
  return user.planUserRole ? null : '/plan/unauthorized';
}
