import { definePolicy } from '../../auth/policy.ts';

/** The log of what engines said about people: for site admins, in their own name. */
export const engineRecordPolicy = definePolicy<null, 'list'>('engine record', {
  read: () => true,
  list: (actor) => actor.roleType === 'SITE_ADMIN' && !actor.isImpersonated,
});
