import { sql, type SQL } from 'drizzle-orm';
import {
  qualityMeasures,
  switchOfMeasure,
  type QualityMeasure,
} from '#shared/domain/interviewQuality.ts';
import type { OrganizationSettings } from '#shared/domain/organizationSettings.ts';
import { organizationOfInterviews } from '../../auth/actorSql.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { boundedLimit } from '../../errors/pageRange.ts';
import { interviewerFigures, interviewerSums, user } from '../../db/tables/schema.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { coverMonths } from './coverSpan.ts';
import {
  isNarrowed,
  isOpen,
  nearInterviews,
  ownOpenInterviews,
  seenInterviewers,
  seesEverything,
  type InsightFilter,
} from './insightFilter.ts';
import { trendOf, type InsightPoint } from './loadOverview.ts';
import { allSums, awaitedFeedback, loadPeriodSums } from './loadPeriodSums.ts';
import {
  measureSql,
  readFigures,
  rowColumns,
  sumColumns,
  totalColumns,
  type InsightFigure,
} from './measureSql.ts';

export interface InterviewerFigures {
  user: UserFacts;
  interviews: number;
  durationMs: number;
  figures: InsightFigure[];
}

export interface TeamReport {
  measures: readonly QualityMeasure[];
  interviews: number;
  durationMs: number;
  /** Of all interviewers together: the line "Team Avg". */
  team: InsightFigure[];
  trend: InsightPoint[];
}
export interface InterviewerReport extends TeamReport {
  interviewers: InterviewerFigures[];
}

/** The measures that the organization has switched on. */
export const measuresOn = (settings: OrganizationSettings): QualityMeasure[] =>
  qualityMeasures.filter((measure) => settings[switchOfMeasure[measure]]);

interface PersonRow extends Record<string, unknown> {
  interviews: number;
  duration_ms: number;
  user_id: string;
  name: string | null;
  email: string | null;
  image: string | null;
}
/** The measures of every interviewer in the interviews that the actor may see. Two statements. */
export const loadReport = async (
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  measures: readonly QualityMeasure[],
): Promise<InterviewerReport> => ({
  ...(await loadTeamReport(db, actor, filter, measures)),
  interviewers: sortInterviewers(await loadInterviewers(db, actor, filter, measures), 'INTERVIEWS'),
});

/** Whose measures are read; null for those of all. */
async function loadInterviewers(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  measures: readonly QualityMeasure[],
  userIds: readonly string[] | null = null,
): Promise<InterviewerFigures[]> {
  const ofThese = userIds ? sql`and user_id = any(${sql.param([...userIds])}::uuid[])` : sql``;
  const sums = isNarrowed(filter)
    ? sql`select user_id, count(*)::int as interviews, sum(duration_ms)::float8 as duration_ms
        ${sumColumns(measures)}
      from (${seenInterviewers(actor, filter)}) seen where true ${ofThese} group by user_id`
    : sumsOfKept(actor, filter, measures, ofThese);
  const people = await runNamed<PersonRow>(
    db,
    sql`select sums.*, ${user.name}, ${user.email}, ${user.image}
    from (${sums}) sums left join ${user} on ${user.id} = sums.user_id`,
  );
  return people.map((row) => ({
    user: {
      ...{ id: row.user_id, name: row.name ?? '', email: row.email ?? '' },
      image: row.image,
    },
    interviews: row.interviews,
    durationMs: row.duration_ms,
    figures: readFigures(row, measures),
  }));
}

export const interviewerOrders = ['INTERVIEWS', 'NAME', 'DURATION', ...qualityMeasures] as const;
export type InterviewerOrder = (typeof interviewerOrders)[number];

export interface InterviewerPage {
  results: InterviewerFigures[];
  totalRows: number;
  page: number;
  limit: number;
}

/**
 * One page of the interviewers; pages count from 1. First everybody is put in order, by the sums of one measure
 * at most, then the others are read of those on the page. Two statements.
 */
export async function loadInterviewerPage(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  measures: readonly QualityMeasure[],
  asked: { order: InterviewerOrder; isAscending: boolean; page: number; limit: number },
): Promise<InterviewerPage> {
  const limit = boundedLimit(asked.limit);
  const ordering = measures.filter((measure) => measure === asked.order);
  const all = await loadInterviewers(db, actor, filter, ordering);
  const sorted = sortInterviewers(all, asked.order, asked.isAscending);
  const page = Math.max(1, Math.min(Math.ceil(all.length / limit), Math.trunc(asked.page)));
  const shown = sorted.slice((page - 1) * limit, page * limit);
  const found = { totalRows: all.length, page, limit };
  if (shown.length === 0 || measures.length === 0) return { ...found, results: shown };
  const ids = shown.map(({ user: { id } }) => id);
  const figures = new Map(
    (await loadInterviewers(db, actor, filter, measures, ids)).map((row) => [row.user.id, row]),
  );
  return { ...found, results: ids.flatMap((id) => figures.get(id) ?? []) };
}

/** Those without a figure stand last, whichever way the others are sorted; equal ones by name. */
export function sortInterviewers(
  rows: readonly InterviewerFigures[],
  order: InterviewerOrder,
  isAscending = order === 'NAME',
): InterviewerFigures[] {
  const sign = isAscending ? 1 : -1;
  const byName = (a: InterviewerFigures, b: InterviewerFigures) =>
    a.user.name.localeCompare(b.user.name) || a.user.id.localeCompare(b.user.id);
  if (order === 'NAME') return rows.toSorted((a, b) => sign * byName(a, b));
  const keyOf = (row: InterviewerFigures): number | null => {
    if (order === 'INTERVIEWS') return row.interviews;
    if (order === 'DURATION') return row.durationMs;
    return row.figures.find(({ measure }) => measure === order)?.value ?? null;
  };
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null)
      return Number(a.key === null) - Number(b.key === null) || byName(a.row, b.row);
    return sign * (a.key - b.key) || byName(a.row, b.row);
  });
  return keyed.map(({ row }) => row);
}

/**
 * What each interviewer held up to the end of the span less what they held before it, of the visibilities of
 * which the actor sees every interview; see `loadPeriodSums` for what is added to it.
 */
function sumsOfKept(
  actor: Actor,
  filter: InsightFilter,
  measures: readonly QualityMeasure[],
  ofThese: SQL,
): SQL {
  const { first, last, gaps } = coverMonths(filter, Date.now());
  const isAdmin = actor.roleType === 'SITE_ADMIN';
  const organizationId = organizationOfInterviews(actor);
  const near = { of: interviewerFigures, filter };
  const ofOne = sql`1 as interviews, duration_ms::float8 as duration_ms`;
  const ofNone = sql`0 as interviews, 0::float8 as duration_ms`;
  const sign = 'seen.sign';
  const heldUntil = (month: string, times: number) => sql`
    select kept.*, ${sql.raw(String(times))} as sign, ${isAdmin}::boolean as reads_protected
    from ${interviewerSums} kept where kept.organization_id = ${organizationId}
      and kept.month < ${month}::date and kept.next_month >= ${month}::date
      and ${isOpen(actor, sql`kept.visibility`)} ${ofThese}`;
  const branches = [
    sql`select seen.user_id, seen.interviews * seen.sign as interviews,
        (duration_ms * seen.sign)::float8 as duration_ms ${rowColumns(measures, 'KEPT', measureSql, sign)}
      from (${heldUntil(last, 1)} union all ${heldUntil(first, -1)}) seen`,
    sql`select seen.user_id, seen.sign, (duration_ms * seen.sign)::float8
        ${rowColumns(measures, 'AS_KEPT', measureSql, sign)}
      from (select f.*, g.sign, ${isAdmin}::boolean as reads_protected
        from unnest(${sql.param(gaps.map((gap) => gap.start))}::timestamptz[],
          ${sql.param(gaps.map((gap) => gap.end))}::timestamptz[],
          ${sql.param(gaps.map((gap) => gap.sign))}::int[]) g(gap_start, gap_end, sign)
        cross join lateral (select * from ${interviewerFigures} i where i.organization_id = ${organizationId}
          and i.start_time >= g.gap_start and i.start_time < g.gap_end
          and ${isOpen(actor, sql`i.visibility`)} ${ofThese} offset 0) f) seen`,
  ];
  if (measures.some((measure) => measureSql[measure].isAwaited))
    branches.push(
      sql`select seen.user_id, ${ofNone} ${rowColumns(measures, 'AWAITED')}
        from (${awaitedFeedback(actor, filter, interviewerFigures)}) seen`,
    );
  if (!seesEverything(actor))
    branches.push(
      sql`select seen.user_id, ${ofOne} ${rowColumns(measures, 'INTERVIEW')}
        from (${nearInterviews(actor, near)}) seen`,
    );
  if (!isAdmin && measures.includes('PROBLEMATIC_QUESTIONS'))
    branches.push(
      sql`select seen.user_id, ${ofNone} ${rowColumns(measures, 'PROTECTED')}
        from (${ownOpenInterviews(actor, near)}) seen`,
    );
  return sql`select user_id, sum(interviews)::int as interviews, sum(duration_ms)::float8 as duration_ms
      ${totalColumns(measures)}
    from (${sql.join(branches, sql` union all `)}) summed where true ${ofThese}
    group by user_id having sum(interviews) > 0`;
}

/** The measures of all interviewers together, or of the one whom the filter names. One statement. */
export async function loadTeamReport(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  measures: readonly QualityMeasure[],
): Promise<TeamReport> {
  const rows = await loadPeriodSums(db, actor, filter, measures, 'INTERVIEWERS');
  const all = allSums(rows);
  return {
    measures,
    interviews: all['interviews'] ?? 0,
    durationMs: all['duration_ms'] ?? 0,
    team: readFigures(all, measures),
    trend: trendOf(rows, filter, measures),
  };
}
