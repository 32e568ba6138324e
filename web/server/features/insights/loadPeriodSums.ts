import { sql, type SQL } from 'drizzle-orm';
import { qualityLimits, type InsightMeasure } from '#shared/domain/interviewQuality.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { interviewDay, interviewFigures } from '../../db/tables/schema.ts';
import {
  beginningOf,
  formatPeriod,
  seenInterviewers,
  seenInterviews,
  seesEverything,
  type InsightFilter,
} from './insightFilter.ts';
import {
  addSums,
  awaitedSumColumns,
  daySumColumns,
  measureSql,
  ownMeasureSql,
  sumColumns,
} from './measureSql.ts';

/** What is added up for a period of the filter. */
export type PeriodSums = Record<string, unknown> & {
  period: string;
  interviews: number;
  duration_ms: number;
};

/** Interviews, or their interviewers: then what is of a whole interview counts once for each of them. */
type Counted = 'INTERVIEWS' | 'INTERVIEWERS';

/**
 * The sums of the interviews that the actor may see and the filter names, by period. One statement. Who
 * sees every interview reads the sums of whole days.
 */
export async function loadPeriodSums(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  measures: readonly InsightMeasure[],
  counted: Counted,
): Promise<PeriodSums[]> {
  const days = wholeDays(actor, filter);
  const statement = days
    ? sumsOfDays(actor, filter, measures, counted, days)
    : sumsOfRows(actor, filter, measures, counted);
  const byPeriod = Map.groupBy(await runNamed<PeriodSums>(db, statement), ({ period }) => period);
  return [...byPeriod].map(([period, rows]) => ({
    ...{ interviews: 0, duration_ms: 0, ...addSums(rows) },
    period,
  }));
}

const measuresOf = (counted: Counted) => (counted === 'INTERVIEWS' ? ownMeasureSql : measureSql);
const periodName = formatPeriod(sql`seen.period`);

function sumsOfRows(
  actor: Actor,
  filter: InsightFilter,
  measures: readonly InsightMeasure[],
  counted: Counted,
): SQL {
  if (counted === 'INTERVIEWERS' && filter.interviewerId)
    return sql`select ${periodName} as period, count(*)::int as interviews,
        sum(duration_ms)::float8 as duration_ms ${sumColumns(measures)}
      from (${seenInterviewers(actor, filter)}) seen group by seen.period`;
  return sumsOfInterviews(seenInterviews(actor, filter), measures, counted);
}

const sumsOfInterviews = (
  seen: SQL,
  measures: readonly InsightMeasure[],
  counted: Counted,
): SQL => {
  const isCounted = counted === 'INTERVIEWS' ? sql`true` : sql`interviewers > 0`;
  return sql`select ${periodName} as period, count(*) filter (where ${isCounted})::int as interviews,
      sum(recorded_ms)::float8 as duration_ms ${sumColumns(measures, measuresOf(counted))}
    from (${seen}) seen group by seen.period`;
};

/** Days of UTC from the first to before the last. */
interface Days {
  first: Date;
  last: Date;
}
const dayMs = 86_400_000;

/** The whole days of the filter whose sums the actor may read; null where rows are to be added up. */
function wholeDays(actor: Actor, filter: InsightFilter): Days | null {
  const { positionId, clientId, stageId, interviewerId, interval } = filter;
  const isNarrowed = Boolean(positionId ?? clientId ?? stageId ?? interviewerId);
  const mayRead = seesEverything(actor) && actor.roleType === 'SITE_ADMIN';
  if (!mayRead || isNarrowed || interval === 'HOUR') return null;
  const first = new Date(Math.ceil(filter.startMs / dayMs) * dayMs);
  const last = new Date(Math.floor(filter.endMs / dayMs) * dayMs);
  return first < last ? { first, last } : null;
}

/** A day of UTC that lies in two periods of the viewer's zone is read interview by interview. */
function sumsOfDays(
  actor: Actor,
  filter: InsightFilter,
  measures: readonly InsightMeasure[],
  counted: Counted,
  { first, last }: Days,
): SQL {
  const ofAll = measuresOf(counted);
  const startOf = (day: SQL) => sql`${day}::timestamp at time zone 'UTC'`;
  const dayStart = startOf(sql`d.day`);
  const dayEnd = startOf(sql`(d.day + 1)`);
  const period = beginningOf(filter, sql`(${dayStart})`);
  const lastPeriod = beginningOf(filter, sql`(${dayEnd} - interval '1 millisecond')`);
  const isWholeDay = sql`${period} = ${lastPeriod}`;
  const days = sql`${interviewDay} d where d.organization_id = ${actor.organizationId}
    and d.day >= ${isoDay(first)}::date and d.day < ${isoDay(last)}::date`;
  const edges = sql`select ${new Date(filter.startMs)}::timestamptz as edge_start, ${first}::timestamptz as edge_end
    union all select ${last}::timestamptz, ${new Date(filter.endMs)}::timestamptz
    union all select ${dayStart}, ${dayEnd} from ${days} and not (${isWholeDay})`;
  // Few rows: each edge is looked up by itself, whatever the planner expects of a join.
  const ofEdges = sql`select f.*, true as reads_protected, ${beginningOf(filter, sql`f.start_time`)} as period
    from (${edges}) edge cross join lateral (
      select * from ${interviewFigures} i where i.organization_id = ${actor.organizationId}
        and i.start_time >= edge.edge_start and i.start_time < edge.edge_end offset 0) f`;
  // What is due in a day is due in a week, and not the other way round.
  const awaited = sql`select f.*, ${period} as period
    from (select i.*, (i.start_time at time zone 'UTC')::date as day from ${interviewFigures} i
      where i.organization_id = ${actor.organizationId} and i.feedbacks_missing > 0
        and i.feedback_from >= now() - ${sql.raw(`interval '${qualityLimits.feedbackWithinDays * 24} hours'`)}
        and i.start_time >= ${first} and i.start_time < ${last} offset 0) f
    cross join lateral (select f.day) d where ${isWholeDay}`;
  const interviews = counted === 'INTERVIEWS' ? sql`seen.interviews` : sql`interviewed`;
  return sql`${sumsOfInterviews(ofEdges, measures, counted)}
    union all
    select ${periodName}, sum(${interviews})::int, sum(recorded_ms)::float8 ${daySumColumns(measures, ofAll)}
    from (select d.*, true as reads_protected, ${period} as period from ${days} and ${isWholeDay}) seen
    group by seen.period
    union all
    select ${periodName}, 0, 0 ${awaitedSumColumns(measures, ofAll)}
    from (${awaited}) seen group by seen.period`;
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);
