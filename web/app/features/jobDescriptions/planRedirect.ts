import type { CurrentUserQuery } from '../../lib/__generated__/graphql.ts';

type PlanUser = Pick<NonNullable<CurrentUserQuery['currentUser']>, 'planUserRole'> & {
  organization: { planEnabled: boolean };
};

/** Where somebody is led who may not enter the plan module; null for who may. */
export function planRedirect(user: PlanUser): '/plan/upgrade' | '/plan/unauthorized' | null {
  if (!user.organization.planEnabled) return '/plan/upgrade';
  return user.planUserRole ? null : '/plan/unauthorized';
}
