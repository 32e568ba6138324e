import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';
import type { InsightTable } from './insightTableLink.ts';

/**
 * What somebody reads of insights (specification §6). Figures themselves count only the interviews that the
 * viewer may see. The thing is the person whose figures are read, or null for those of all.
 */
export const insightPolicy = definePolicy<
  { userId: string } | null,
  'overview' | 'quality' | 'person' | 'advanced'
>('page of insights', {
  read: (actor) => actor.interviewEnabled && actor.openFeatures.has('INSIGHTS'),
  overview: (actor) =>
    actor.permissions.has('ACCESS_ALL_PUBLIC_CALLS') || actor.managedPositionIds.length > 0,
  quality: (actor) =>
    actor.roleType === 'SITE_ADMIN' || actor.permissions.has('VIEW_INTERVIEWER_QUALITY_REPORT'),
  advanced: (actor) =>
    actor.roleType === 'SITE_ADMIN' && actor.openFeatures.has('ADVANCED_INSIGHTS'),
  person: (actor, person) =>
    person?.userId === actor.userId ||
    actor.roleType === 'SITE_ADMIN' ||
    actor.permissions.has('VIEW_INTERVIEWER_QUALITY_REPORT'),
});

/** Whether the report says how people interview; of others only how much they interview is read. */
export function authorizeReport(actor: Actor): boolean {
  const seesQuality = insightPolicy.can(actor, 'quality', null);
  if (!seesQuality) insightPolicy.authorize(actor, 'overview', null);
  return seesQuality;
}

/** @throws {UserError} for a table whose page the person may not open */
export function authorizeTable(actor: Actor, table: InsightTable): void {
  if (table === 'INTERVIEWERS') authorizeReport(actor);
  else insightPolicy.authorize(actor, table === 'OVERVIEW' ? 'overview' : 'advanced', null);
}
