import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { hasPlanAccess, type PlanActor } from '#shared/domain/jobDescriptionVisibility.ts';
import { planPermissionsOf } from '#shared/domain/permissions.ts';
import { jobDescription, jobDescriptionShare } from '../../db/tables/schema.ts';

/** That it was shared with this person. */
export const isSharedWith = (userId: string): SQL =>
  sql`exists (select 1 from ${jobDescriptionShare} where ${jobDescriptionShare.jobDescriptionId} = ${jobDescription.id} and ${jobDescriptionShare.sharedToId} = ${userId})`;

/**
 * The one predicate for "job descriptions this person may see", their plans included: pages, lists and
 * counts go through it. `isJobDescriptionVisible` in shared/domain says the same of one that is loaded.
 */
export function visibleJobDescriptions(actor: PlanActor): SQL {
  if (!hasPlanAccess(actor)) return sql`false`;
  return sql`(${and(
    eq(jobDescription.organizationId, actor.organizationId),
    isNull(jobDescription.deletedAt),
    planPermissionsOf(actor.planRole).includes('VIEW_ALL_JOB_DESCRIPTIONS')
      ? undefined
      : or(eq(jobDescription.creatorId, actor.userId), isSharedWith(actor.userId)),
  )})`;
}
