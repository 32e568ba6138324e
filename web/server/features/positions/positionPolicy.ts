import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';

const managesTeam = (actor: Actor, positionId: string): boolean =>
  actor.permissions.has('MANAGE_HIRING_TEAM') || actor.managedPositionIds.includes(positionId);

/** Positions, their groups and stages are the whole organization's to read. */
export const positionPolicy = definePolicy<null, 'create'>('position', {
  read: () => true,
  create: (actor) => actor.permissions.has('CREATE_POSITION'),
});

/** The organization's list of stages: what everybody chooses from. */
export const stagePolicy = definePolicy<null, 'manage'>('stage', {
  read: () => true,
  manage: (actor) => actor.permissions.has('MANAGE_ORGANIZATION_SETTINGS') && !actor.isImpersonated,
});

/** A position's team is managed by the people with the right over all teams, and by its own admins. */
export const positionTeamPolicy = definePolicy<{ id: string }, 'edit' | 'manageTeam'>('position', {
  read: () => true,
  edit: (actor, { id }) => actor.permissions.has('CREATE_POSITION') || managesTeam(actor, id),
  manageTeam: (actor, { id }) => managesTeam(actor, id),
});

/** The team of a group is on every position of the group, so it takes the right over all teams. */
export const clientTeamPolicy = definePolicy<null, 'manageTeam'>('position group', {
  read: () => true,
  manageTeam: (actor) => actor.permissions.has('MANAGE_HIRING_TEAM'),
});
