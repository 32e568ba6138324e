import { and, asc, sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { candidate } from '../../db/tables/schema.ts';
import { boundedLimit, containsText } from '../../db/textQuery.ts';
import type { CandidateRow } from './candidateLoaders.ts';
import { visibleCandidates } from './visibleCandidates.ts';

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
