import { planPermissionsOf } from '#shared/domain/permissions.ts';
import { definePolicy } from '../../auth/policy.ts';
import { behindPlanAccess } from '../jobDescriptions/planAccess.ts';

/** Everybody in the plan module reads the organization's questions; plan admins change them. */
export const libraryPolicy = behindPlanAccess(
  definePolicy<{ organizationId: string }, 'edit'>('question library', {
    read: (actor, { organizationId }) => actor.organizationId === organizationId,
    edit: (actor) => planPermissionsOf(actor.planRole).includes('MANAGE_ORGANIZATION_SETTINGS'),
  }),
);
