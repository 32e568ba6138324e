import { definePolicy } from '../../auth/policy.ts';

/** Everybody reads the facts of their own organization; its settings take a right of their own. */
export const organizationPolicy = definePolicy<
  { id: string },
  'manageSettings' | 'redactScheduled'
>('organization', {
  read: (actor, organization) => organization.id === actor.organizationId,
  manageSettings: (actor) => actor.permissions.has('MANAGE_ORGANIZATION_SETTINGS'),
  // It deletes interviews that the actor may not even see, and nothing brings them back.
  redactScheduled: (actor) =>
    actor.permissions.has('MANAGE_ORGANIZATION_SETTINGS') &&
    actor.permissions.has('MANAGE_ALL_REDACTIONS') &&
    !actor.isImpersonated,
});
