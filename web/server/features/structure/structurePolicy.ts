import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';

/**
 * Who sees how structured the interviews of a position were: people who see all interviews of hiring teams, and
 * those who manage its team (specification §6). What they see of it are only the interviews they may open.
 */
export const structurePolicy = definePolicy<{ id: string }, 'readReport'>('position', {
  read: (actor) => actor.interviewEnabled && actor.openFeatures.has('INSIGHTS'),
  readReport: (actor, { id }) => seesAll(actor) || actor.managedPositionIds.includes(id),
});

/** Whether somebody sees the reports of all positions. */
export const seesAll = (actor: Actor): boolean =>
  actor.interviewEnabled &&
  actor.openFeatures.has('INSIGHTS') &&
  actor.permissions.has('ACCESS_ALL_PUBLIC_CALLS');
