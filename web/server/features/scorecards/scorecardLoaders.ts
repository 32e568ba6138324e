import { asc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { scorecard, scorecardItem } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';

export type ScorecardRow = typeof scorecard.$inferSelect;
export type ScorecardItemRow = typeof scorecardItem.$inferSelect;

/** Rights are asked of the interview and the policy: these load whoever's scorecards. */
export const scorecardLoaders = (db: Db) => ({
  scorecardById: new ById<ScorecardRow>('scorecard', (ids) =>
    db.select().from(scorecard).where(anyOf(scorecard.id, ids)),
  ),
  scorecardItemById: new ById('scorecard', (ids) =>
    db.select().from(scorecardItem).where(anyOf(scorecardItem.id, ids)),
  ),
  scorecardsByInterviewId: new ManyBy<ScorecardRow>(
    (ids) =>
      db
        .select()
        .from(scorecard)
        .where(anyOf(scorecard.interviewId, ids))
        .orderBy(asc(scorecard.submittedAt), asc(scorecard.id)),
    (row) => row.interviewId,
  ),
  itemsByScorecardId: new ManyBy<ScorecardItemRow>(
    (ids) =>
      db
        .select()
        .from(scorecardItem)
        .where(anyOf(scorecardItem.scorecardId, ids))
        .orderBy(asc(scorecardItem.scorecardId), asc(scorecardItem.index)),
    (row) => row.scorecardId,
  ),
});

/** How far a scorecard has come, locked until the transaction ends. */
export const lockScorecard = (tx: Pick<Db, 'select'>, id: string) =>
  tx.select().from(scorecard).where(eq(scorecard.id, id)).for('update');
