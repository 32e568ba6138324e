import { definePolicy } from '../../auth/policy.ts';

/** Everybody reads the facts of their own organization; its settings take a right of their own. */
export const organizationPolicy = definePolicy<{ id: string }, 'manageSettings'>('organization', {
  read: (actor, organization) => organization.id === actor.organizationId,
  manageSettings: (actor) => actor.permissions.has('MANAGE_ORGANIZATION_SETTINGS'),
});
