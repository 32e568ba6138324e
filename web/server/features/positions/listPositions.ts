import { and, asc, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import {
  hiringTeamMember,
  position,
  positionGroup,
  positionGroupMember,
} from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { boundedLimit, pageOffset } from '../../errors/pageRange.ts';
import type { PositionRow } from './positionLoaders.ts';

export interface PositionFilter {
  query?: string | null | undefined;
  clientId?: string | null | undefined;
  /** The actor is on the hiring team. */
  isMine?: boolean | null | undefined;
  /** The actor may add candidates to it. */
  canAddCandidate?: boolean | null | undefined;
}

export const positionOrders = ['TITLE', 'CLIENT'] as const;
export type PositionOrder = (typeof positionOrders)[number];

const byTitle = [asc(position.title), asc(position.id)];
const orders: Record<PositionOrder, SQL[]> = {
  TITLE: byTitle,
  CLIENT: [asc(positionGroup.name), ...byTitle],
};

/** A page, counted from 1, of the organization's positions. */
export function listPositions(
  db: Db,
  actor: Actor,
  filter: PositionFilter,
  orderBy: PositionOrder,
  page: number,
  limit: number,
): Promise<PositionRow[]> {
  const size = boundedLimit(limit);
  return db
    .select(getTableColumns(position))
    .from(position)
    .innerJoin(positionGroup, eq(positionGroup.id, position.positionGroupId))
    .where(and(...filterConditions(actor, filter)))
    .orderBy(...orders[orderBy])
    .limit(size)
    .offset(pageOffset(page, size));
}

function filterConditions(actor: Actor, filter: PositionFilter): (SQL | undefined)[] {
  const { userId } = actor;
  const isOnTeam = or(
    sql`exists (select from ${hiringTeamMember} where ${eq(hiringTeamMember.userId, userId)}
      and ${hiringTeamMember.positionId} = ${position.id})`,
    sql`exists (select from ${positionGroupMember} where ${eq(positionGroupMember.userId, userId)}
      and ${positionGroupMember.positionGroupId} = ${position.positionGroupId})`,
  );
  return [
    containsText(filter.query ?? '', [position.title, position.requisitionId]),
    filter.clientId ? anyOf(position.positionGroupId, [filter.clientId].filter(isUuid)) : undefined,
    filter.isMine ? isOnTeam : undefined,
    filter.canAddCandidate && actor.roleType === 'BASIC'
      ? anyOf(position.id, actor.managedPositionIds)
      : undefined,
  ];
}
