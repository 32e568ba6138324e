import { count, inArray, and } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { call, candidate } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { visibleCalls } from '../calls/visibleCalls.ts';

export type CandidateRow = typeof candidate.$inferSelect;

export const candidateLoaders = (db: Db, actor: Actor) => ({
  candidateById: new ById('candidate', (ids) =>
    db.select().from(candidate).where(inArray(candidate.id, ids)),
  ),
  /** Only calls the actor may see are counted. */
  callCountByCandidateId: new ManyBy(
    (ids) =>
      db
        .select({ candidateId: call.candidateId, callCount: count() })
        .from(call)
        .where(and(inArray(call.candidateId, ids), visibleCalls(actor)))
        .groupBy(call.candidateId),
    (row) => row.candidateId ?? '',
  ),
});
