import { count, and } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { call, candidate, interview } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { ofInterview } from '../calls/callLoaders.ts';
import { visibleCandidates } from './visibleCandidates.ts';
import { visibleCalls } from '../calls/visibleCalls.ts';

export type CandidateRow = typeof candidate.$inferSelect;
/** What is shown of a candidate. */
export type CandidateFacts = Pick<CandidateRow, 'id' | 'firstName' | 'lastName' | 'emails'>;

export const candidateLoaders = (db: Db, actor: Actor) => ({
  candidateById: new ById('candidate', (ids) =>
    db
      .select()
      .from(candidate)
      .where(and(anyOf(candidate.id, ids), visibleCandidates(actor))),
  ),
  /** Only calls the actor may see are counted. */
  callCountByCandidateId: new ManyBy(
    (ids) =>
      db
        .select({ candidateId: interview.candidateId, callCount: count() })
        .from(call)
        .innerJoin(interview, ofInterview)
        .where(and(anyOf(interview.candidateId, ids), visibleCalls(actor)))
        .groupBy(interview.candidateId),
    (row) => row.candidateId ?? '',
  ),
});
