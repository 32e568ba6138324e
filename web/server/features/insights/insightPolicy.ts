import { definePolicy } from '../../auth/policy.ts';

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
