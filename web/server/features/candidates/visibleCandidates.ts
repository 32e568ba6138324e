import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { application, call, candidate, interview } from '../../db/tables/schema.ts';
import { ofInterview } from '../calls/callLoaders.ts';
import { visibleCalls } from '../calls/visibleCalls.ts';
import { seesAllCandidates } from './candidatePolicy.ts';

/**
 * The one predicate for "candidates this person may see", in lists and by id: recruiters and admins see all
 * of the organization; others those of interviews they see, or whose position's hiring team they are in.
 */
export const visibleCandidates = (actor: Actor): SQL | undefined =>
  seesAllCandidates(actor)
    ? undefined
    : sql`(exists (select from ${call} join ${interview} on ${ofInterview}
          where ${interview.candidateId} = ${candidate.id} and ${visibleCalls(actor)})
        or exists (select from ${application} where ${application.candidateId} = ${candidate.id}
          and ${application.positionId} = any(${sql.param([...actor.teamPublicPositionIds])}::uuid[])))`;
