import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import {
  impactSteps,
  type ApplicationOutcome,
  type ImpactStep,
} from '#shared/domain/adverseImpact.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import {
  application,
  interviewStage,
  position,
  selfIdentification,
} from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';

export interface ImpactFilter {
  /** Null for all positions together. */
  positionId: string | null;
  /** One, or two whose groups are combined. */
  categories: readonly string[];
  /** Of the application. */
  since: Date | null;
  /** Excluded. */
  until: Date | null;
}

export interface ImpactReport {
  filter: ImpactFilter;
  /** Null where all positions are meant. */
  positionTitle: string | null;
  steps: ImpactStep[];
  /** Share of applications whose candidate named a group, to the nearest 10 %. */
  identifiedPercent: number;
}

/** The categories that uploads brought, with how many candidates named a group in tens. */
export const listCategories = (db: Db, { organizationId }: Actor) =>
  db
    .select({
      name: selfIdentification.category,
      candidatesAbout: sql<number>`(round(count(*) / 10.0) * 10)::int`,
    })
    .from(selfIdentification)
    .where(eq(selfIdentification.organizationId, organizationId))
    .groupBy(selfIdentification.category)
    .orderBy(asc(selfIdentification.category));

/**
 * Selection rates by group and stage. Who looked at what is written down in the same transaction, so no report is
 * read without its entry in the audit log.
 * @throws {UserError} BAD_INPUT for no category, or more than two; NOT_FOUND for an unknown position.
 */
export const openImpactReport = (
  db: Db,
  actor: Actor,
  filter: ImpactFilter,
  event: 'adverseImpact.viewed' | 'adverseImpact.downloaded' = 'adverseImpact.viewed',
): Promise<ImpactReport> =>
  db.transaction(async (tx) => {
    const { organizationId } = actor;
    const { positionId, categories, since, until } = filter;
    if (categories.length < 1 || categories.length > 2)
      throw new UserError('BAD_INPUT', 'Choose one category, or two to combine.');
    const positionTitle = positionId === null ? null : await titleOf(tx, positionId);
    const stages = await tx
      .select({ id: interviewStage.id, title: interviewStage.title })
      .from(interviewStage)
      .where(eq(interviewStage.organizationId, organizationId))
      .orderBy(asc(interviewStage.sortOrder), asc(interviewStage.title));
    const placeOf = new Map(stages.map(({ id }, at) => [id, at]));
    const rows = await tx
      .select({
        status: application.status,
        stageId: application.interviewStageId,
        // Names are written out because Drizzle leaves the table away where a query has no join.
        groups: sql<(string | null)[]>`array(
          select (select s.group_name from ${selfIdentification} s
            where s.candidate_id = "application"."candidate_id" and s.category = wanted.name)
          from unnest(${sql.param([...categories])}::text[]) with ordinality as wanted(name, place)
          order by wanted.place)`,
      })
      .from(application)
      .where(
        and(
          eq(application.organizationId, organizationId),
          positionId === null
            ? isNotNull(application.positionId)
            : eq(application.positionId, positionId),
          since ? gte(application.createdAt, since) : undefined,
          until ? lt(application.createdAt, until) : undefined,
        ),
      );
    const outcomes = rows.map(({ status, stageId, groups }): ApplicationOutcome => ({
      status,
      stage: stageId === null ? null : (placeOf.get(stageId) ?? null),
      group: groups.includes(null) ? null : groups.join(' · '),
    }));
    const identified = outcomes.filter(({ group }) => group !== null).length;
    await recordEvent(tx, actor, event, positionId ?? organizationId, {
      ...{ categories, since: since?.toISOString(), until: until?.toISOString() },
    });
    return {
      ...{ filter, positionTitle },
      steps: impactSteps(
        outcomes,
        stages.map(({ title }) => title),
      ),
      identifiedPercent:
        outcomes.length === 0 ? 0 : Math.round((identified / outcomes.length) * 10) * 10,
    };
  });

async function titleOf(tx: Pick<Db, 'select'>, positionId: string): Promise<string> {
  const [found] = isUuid(positionId)
    ? await tx.select({ title: position.title }).from(position).where(eq(position.id, positionId))
    : [];
  if (!found) throw UserError.notFound('position');
  return found.title;
}
