import { count, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { interviewStage, position, positionGroup } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';

export type PositionRow = typeof position.$inferSelect;
export type PositionGroupRow = typeof positionGroup.$inferSelect;
export type InterviewStageRow = typeof interviewStage.$inferSelect;

export const positionLoaders = (db: Db) => ({
  positionById: new ById('position', (ids) =>
    db.select().from(position).where(inArray(position.id, ids)),
  ),
  clientById: new ById('position group', (ids) =>
    db.select().from(positionGroup).where(inArray(positionGroup.id, ids)),
  ),
  positionsCountByClientId: new ManyBy(
    (ids) =>
      db
        .select({ clientId: position.positionGroupId, positionsCount: count() })
        .from(position)
        .where(inArray(position.positionGroupId, ids))
        .groupBy(position.positionGroupId),
    (row) => row.clientId,
  ),
  interviewStageById: new ById('interview stage', (ids) =>
    db.select().from(interviewStage).where(inArray(interviewStage.id, ids)),
  ),
});
