import { count } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { interviewStage, position, positionGroup } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';

export type PositionRow = typeof position.$inferSelect;
export type PositionGroupRow = typeof positionGroup.$inferSelect;
export type InterviewStageRow = typeof interviewStage.$inferSelect;
/** What is shown of a position. */
export type PositionFacts = Pick<
  PositionRow,
  'id' | 'title' | 'requisitionId' | 'locations' | 'positionGroupId'
>;
export type InterviewStageFacts = Pick<InterviewStageRow, 'id' | 'title'>;

export const positionLoaders = (db: Db) => ({
  positionById: new ById('position', (ids) =>
    db.select().from(position).where(anyOf(position.id, ids)),
  ),
  clientById: new ById('position group', (ids) =>
    db.select().from(positionGroup).where(anyOf(positionGroup.id, ids)),
  ),
  positionsCountByClientId: new ManyBy(
    (ids) =>
      db
        .select({ clientId: position.positionGroupId, positionsCount: count() })
        .from(position)
        .where(anyOf(position.positionGroupId, ids))
        .groupBy(position.positionGroupId),
    (row) => row.clientId,
  ),
  interviewStageById: new ById('interview stage', (ids) =>
    db.select().from(interviewStage).where(anyOf(interviewStage.id, ids)),
  ),
});
