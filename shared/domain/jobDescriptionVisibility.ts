import type { PlanRole } from './permissions.ts';
import { planPermissionsOf } from './permissions.ts';

/** What the rules need to know about the person who asks. */
export interface PlanActor {
  userId: string;
  organizationId: string;
  planRole: PlanRole | null;
  planEnabled: boolean;
}

/** What the rules need to know about a job description. */
export interface JobDescriptionFacts {
  organizationId: string;
  creatorId: string;
  /** Colleagues it was shared with. */
  sharedToIds: readonly string[];
  isDeleted: boolean;
}

/** Whether a person may enter the plan module at all. */
export const hasPlanAccess = (actor: PlanActor): boolean =>
  actor.planEnabled && actor.planRole !== null;

/**
 * Whether a person sees a job description and its interview plan: their own, what was shared with them,
 * and everything for plan admins. The database predicate (`visibleJobDescriptions`) says the same in SQL;
 * a test holds the two together.
 */
export function isJobDescriptionVisible(
  actor: PlanActor,
  jobDescription: JobDescriptionFacts,
): boolean {
  if (!hasPlanAccess(actor)) return false;
  if (jobDescription.isDeleted || actor.organizationId !== jobDescription.organizationId)
    return false;
  return (
    jobDescription.creatorId === actor.userId ||
    jobDescription.sharedToIds.includes(actor.userId) ||
    planPermissionsOf(actor.planRole).includes('VIEW_ALL_JOB_DESCRIPTIONS')
  );
}
