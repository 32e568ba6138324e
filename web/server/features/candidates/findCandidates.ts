import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { application, call, candidate, interview } from '../../db/tables/schema.ts';
import { boundedLimit, containsText } from '../../db/textQuery.ts';
import { ofInterview } from '../calls/callLoaders.ts';
import { visibleCalls } from '../calls/visibleCalls.ts';
import type { CandidateRow } from './candidateLoaders.ts';

/**
 * Recruiters and admins see all candidates of the organization; others those they interviewed or whose
 * position's hiring team they are in.
 */
export const visibleCandidates = (actor: Actor): SQL | undefined =>
  actor.roleType === 'BASIC'
    ? sql`(exists (select from ${call} join ${interview} on ${ofInterview}
          where ${interview.candidateId} = ${candidate.id} and ${visibleCalls(actor)})
        or exists (select 1 from ${application} where ${application.candidateId} = ${candidate.id}
          and ${application.positionId} = any(${sql.param([...actor.teamPublicPositionIds])}::uuid[])))`
    : undefined;

/** Candidates the actor may see, by a part of the name or e-mail. */
export const findCandidates = (
  db: Db,
  actor: Actor,
  query: string,
  limit: number,
): Promise<CandidateRow[]> =>
  db
    .select()
    .from(candidate)
    .where(
      and(
        containsText(query, [
          sql`(${candidate.firstName} || ' ' || ${candidate.lastName})`,
          sql`array_to_string(${candidate.emails}, ' ')`,
        ]),
        visibleCandidates(actor),
      ),
    )
    .orderBy(asc(candidate.lastName), asc(candidate.firstName), asc(candidate.id))
    .limit(boundedLimit(limit));
