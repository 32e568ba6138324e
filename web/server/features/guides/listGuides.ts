import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { jsonColumns, readJsonColumns } from '../../db/jsonColumns.ts';
import { runNamed } from '../../db/runNamed.ts';
import {
  cue,
  guide,
  guideAssignment,
  interviewStage,
  position,
  user,
} from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { boundedLimit, pageOffset } from '../../errors/pageRange.ts';
import type { GuideRow } from './guideLoaders.ts';
import type { GuideParts } from './guideType.ts';
import { visibleGuides } from '../../auth/visibleGuides.ts';

export interface GuideFilter {
  query?: string | null | undefined;
  positionId?: string | null | undefined;
  interviewStageId?: string | null | undefined;
  /** Made by the actor. */
  isOwn?: boolean | null | undefined;
  /** Assigned to the actor. */
  isAssigned?: boolean | null | undefined;
}

const listedColumns = {
  id: guide.id,
  organizationId: guide.organizationId,
  name: guide.name,
  visibility: guide.visibility,
  positionId: guide.positionId,
  interviewStageId: guide.interviewStageId,
  creatorId: guide.creatorId,
  atsId: guide.atsId,
  overallScoringEnabled: guide.overallScoringEnabled,
  createdAt: guide.createdAt,
  updatedAt: guide.updatedAt,
  cuesCount: sql<number>`(select count(*) from ${cue} where ${cue.guideId} = ${guide.id})`,
  positionTitle: position.title,
  requisitionId: position.requisitionId,
  locations: position.locations,
  positionGroupId: position.positionGroupId,
  stageTitle: interviewStage.title,
  creatorName: user.name,
  creatorEmail: user.email,
  creatorImage: user.image,
};

const tables = sql`${guide} join ${user} on ${user.id} = ${guide.creatorId}
  left join ${position} on ${position.id} = ${guide.positionId}
  left join ${interviewStage} on ${interviewStage.id} = ${guide.interviewStageId}`;

/** A page, counted from 1, of the guides that the actor may read, by name. One statement. */
export async function listGuides(
  db: Db,
  actor: Actor,
  filter: GuideFilter,
  page: number,
  limit: number,
): Promise<(GuideRow & { parts: GuideParts })[]> {
  const size = boundedLimit(limit);
  const skipped = pageOffset(page, size);
  const where = and(visibleGuides(actor), ...filterConditions(actor, filter));
  const [found] = await runNamed(
    db,
    sql`select * from ${jsonColumns(
      listedColumns,
      sql`${tables} where ${where} order by lower(${guide.name}), ${guide.id}
        limit ${sql.raw(String(size))} offset ${sql.raw(String(skipped))}`,
    )} shown`,
  );
  return readJsonColumns(listedColumns, found ?? {}).map((row) => {
    const { cuesCount, positionTitle, requisitionId, locations, positionGroupId, ...others } = row;
    const { stageTitle, creatorName, creatorEmail, creatorImage, ...facts } = others;
    const { positionId, interviewStageId, creatorId } = facts;
    return {
      ...facts,
      parts: {
        cuesCount,
        position: positionId
          ? { id: positionId, title: positionTitle, requisitionId, locations, positionGroupId }
          : null,
        interviewStage: interviewStageId ? { id: interviewStageId, title: stageTitle } : null,
        creator: { id: creatorId, name: creatorName, email: creatorEmail, image: creatorImage },
      },
    };
  });
}

function filterConditions(actor: Actor, filter: GuideFilter): (SQL | undefined)[] {
  const isAssigned = sql`exists (select from ${guideAssignment}
    where ${guideAssignment.guideId} = ${guide.id} and ${guideAssignment.userId} = ${actor.userId})`;
  return [
    containsText(filter.query ?? '', [guide.name]),
    filter.positionId ? anyOf(guide.positionId, [filter.positionId].filter(isUuid)) : undefined,
    filter.interviewStageId
      ? anyOf(guide.interviewStageId, [filter.interviewStageId].filter(isUuid))
      : undefined,
    filter.isOwn ? eq(guide.creatorId, actor.userId) : undefined,
    filter.isAssigned ? isAssigned : undefined,
  ];
}
