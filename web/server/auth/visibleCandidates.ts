import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import { application, candidate, interview } from '../db/tables/schema.ts';
import { visibleInterviews } from './visibleCalls.ts';

const seesAllCandidates = (actor: Pick<Actor, 'roleType'>): boolean => actor.roleType !== 'BASIC';

/**
 * The one predicate for "candidates this person may see", in lists and by id: recruiters and admins see all
 * of the organization; others those of interviews they see, scheduled ones too, and of positions whose hiring
 * team interviews they see by their role in the team.
 */
export const visibleCandidates = (actor: Actor): SQL | undefined =>
  seesAllCandidates(actor)
    ? undefined
    : // Not `exists`: a plan may read all interviews for it, where a page of candidates needs those of a few.
      sql`(coalesce((select true from ${interview} where ${interview.candidateId} = ${candidate.id}
          and ${interview.deletedAt} is null and ${visibleInterviews(actor)} limit 1), false)
        or exists (select from ${application} where ${application.candidateId} = ${candidate.id}
          and ${application.positionId} = any(${sql.param([...actor.teamPublicPositionIds])}::uuid[])))`;
