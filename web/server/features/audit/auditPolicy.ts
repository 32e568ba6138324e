import { definePolicy } from '../../auth/policy.ts';

/** The audit log names everybody's work on every record: site admins read it, nobody in their name. */
export const auditPolicy = definePolicy<null, 'list'>('audit log', {
  read: () => true,
  list: (actor) => actor.roleType === 'SITE_ADMIN' && !actor.isImpersonated,
});
