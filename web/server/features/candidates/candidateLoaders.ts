import { and, asc, count, desc, eq, getTableColumns, max } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import {
  application,
  call,
  candidate,
  candidateLink,
  candidateRating,
  consentEntry,
  interview,
} from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { ofInterview, visibleCalls } from '../../auth/visibleCalls.ts';
import { visibleCandidates } from '../../auth/visibleCandidates.ts';

export type CandidateRow = typeof candidate.$inferSelect;
export type ApplicationRow = typeof application.$inferSelect;
/** What every place shows of a candidate; pages load the rest. */
export type CandidateFacts = Pick<CandidateRow, 'id' | 'firstName' | 'lastName' | 'emails'>;

/** Those of a candidate need the candidate to be loaded first: that asks whether the actor sees it. */
export const candidateLoaders = (db: Db, actor: Actor) => ({
  candidateById: new ById('candidate', (ids) =>
    db
      .select()
      .from(candidate)
      .where(and(anyOf(candidate.id, ids), visibleCandidates(actor))),
  ),
  candidateLinkById: new ById('link', (ids) =>
    db
      .select(getTableColumns(candidateLink))
      .from(candidateLink)
      .innerJoin(candidate, eq(candidate.id, candidateLink.candidateId))
      .where(and(anyOf(candidateLink.id, ids), visibleCandidates(actor))),
  ),
  applicationById: new ById('application', (ids) =>
    db
      .select(getTableColumns(application))
      .from(application)
      .innerJoin(candidate, eq(candidate.id, application.candidateId))
      .where(and(anyOf(application.id, ids), visibleCandidates(actor))),
  ),
  applicationsByCandidateId: new ManyBy<ApplicationRow>(
    (ids) =>
      db
        .select()
        .from(application)
        .where(anyOf(application.candidateId, ids))
        .orderBy(desc(application.createdAt), asc(application.id)),
    (row) => row.candidateId,
  ),
  linksByCandidateId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(candidateLink)
        .where(anyOf(candidateLink.candidateId, ids))
        .orderBy(asc(candidateLink.createdAt), asc(candidateLink.id)),
    (row) => row.candidateId,
  ),
  ratingsByCandidateId: new ManyBy(
    (ids) =>
      db
        .select({
          candidateId: candidateRating.candidateId,
          userId: candidateRating.userId,
          rating: candidateRating.rating,
        })
        .from(candidateRating)
        .where(anyOf(candidateRating.candidateId, ids)),
    (row) => row.candidateId,
  ),
  consentByCandidateId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(consentEntry)
        .where(anyOf(consentEntry.candidateId, ids))
        .orderBy(desc(consentEntry.createdAt), asc(consentEntry.id)),
    (row) => row.candidateId,
  ),
  /** Of calls that the actor may see. */
  callCountByCandidateId: new ManyBy(
    (ids) =>
      db
        .select({
          candidateId: interview.candidateId,
          callCount: count(),
          lastCallAt: max(call.startTime),
        })
        .from(call)
        .innerJoin(interview, ofInterview)
        .where(and(anyOf(interview.candidateId, ids), visibleCalls(actor)))
        .groupBy(interview.candidateId),
    (row) => row.candidateId ?? '',
  ),
});
