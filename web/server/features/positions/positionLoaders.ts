import { asc, count, eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import {
  excludedStage,
  interviewStage,
  position,
  positionGroup,
  positionGroupMember,
  user,
} from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { countStages } from './stageCounts.ts';
import { findPositionParts, type Membership, type PositionParts } from './positionParts.ts';

export type PositionRow = typeof position.$inferSelect;
export type PositionGroupRow = typeof positionGroup.$inferSelect;
/** What is shown of a position group. */
export type PositionGroupFacts = Omit<PositionGroupRow, 'autoJoinAllNewPositions'>;
export type InterviewStageRow = typeof interviewStage.$inferSelect;
/** What is shown of a position. */
export type PositionFacts = Pick<
  PositionRow,
  'id' | 'title' | 'requisitionId' | 'locations' | 'positionGroupId'
>;
export type InterviewStageFacts = Pick<InterviewStageRow, 'id' | 'title'>;
export type ExcludedStageRow = typeof excludedStage.$inferSelect;

export const positionLoaders = (db: Db, actor: Actor) => ({
  positionById: new ById('position', (ids) =>
    db.select().from(position).where(anyOf(position.id, ids)),
  ),
  positionPartsById: new ById<PositionParts>('position', (ids) =>
    findPositionParts(db, actor, ids),
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
  membershipsByClientId: new ManyBy(
    async (ids) => {
      const rows = await db
        .select({
          member: positionGroupMember,
          user: { id: user.id, name: user.name, email: user.email, image: user.image },
        })
        .from(positionGroupMember)
        .innerJoin(user, eq(user.id, positionGroupMember.userId))
        .where(anyOf(positionGroupMember.positionGroupId, ids))
        .orderBy(asc(user.name), asc(user.id));
      return rows.map(({ member: { role, positionRole, createdAt, positionGroupId }, ...row }) => ({
        ...{ ...row, role, positionRole, positionGroupId, isOfClient: true },
        createdAt: createdAt.toISOString(),
      }));
    },
    (row: Membership & { positionGroupId: string }) => row.positionGroupId,
  ),
  stageCountsByPositionId: new ManyBy(
    (ids) => countStages(db, actor, ids),
    (row) => row.positionId,
  ),
  excludedStagesByStageId: new ManyBy<ExcludedStageRow>(
    (ids) => db.select().from(excludedStage).where(anyOf(excludedStage.interviewStageId, ids)),
    (row) => row.interviewStageId,
  ),
  interviewStageById: new ById('interview stage', (ids) =>
    db.select().from(interviewStage).where(anyOf(interviewStage.id, ids)),
  ),
});
