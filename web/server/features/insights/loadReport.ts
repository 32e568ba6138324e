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

export interface InterviewerReport {
  measures: readonly QualityMeasure[];
  interviews: number;
  durationMs: number;
  /** Of all interviewers together: the line "Team Avg". */
  team: InsightFigure[];
  interviewers: InterviewerFigures[];
  trend: InsightPoint[];
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
export async function loadReport(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  measures: readonly QualityMeasure[],
): Promise<InterviewerReport> {
  const sums = isNarrowed(filter)
    ? sql`select user_id, count(*)::int as interviews, sum(duration_ms)::float8 as duration_ms
        ${sumColumns(measures)}
      from (${seenInterviewers(actor, filter)}) seen group by user_id`
    : sumsOfKept(actor, filter, measures);
  const people = await runNamed<PersonRow>(
    db,
    sql`select sums.*, ${user.name}, ${user.email}, ${user.image}
    from (${sums}) sums left join ${user} on ${user.id} = sums.user_id`,
  );
  return {
    ...(await loadTeamReport(db, actor, filter, measures)),
    interviewers: people
      .map((row) => ({
        user: {
          ...{ id: row.user_id, name: row.name ?? '', email: row.email ?? '' },
          image: row.image,
        },
        interviews: row.interviews,
        durationMs: row.duration_ms,
        figures: readFigures(row, measures),
      }))
      .sort((a, b) => b.interviews - a.interviews || a.user.name.localeCompare(b.user.name)),
  };
}

/**
 * What each interviewer held up to the end of the span less what they held before it, of the visibilities of
 * which the actor sees every interview; see `loadPeriodSums` for what is added to it.
 */
function sumsOfKept(actor: Actor, filter: InsightFilter, measures: readonly QualityMeasure[]): SQL {
  const { first, last, gaps } = coverMonths(filter, Date.now());
  const isAdmin = actor.roleType === 'SITE_ADMIN';
  const organizationId = organizationOfInterviews(actor);
  const near = { of: interviewerFigures, filter };
  const ofOne = sql`1 as interviews, duration_ms::float8 as duration_ms`;
  const ofNone = sql`0 as interviews, 0::float8 as duration_ms`;
  const sign = sql`seen.sign`;
  const heldUntil = (month: string, times: number) => sql`
    select kept.*, ${sql.raw(String(times))} as sign, ${isAdmin}::boolean as reads_protected
    from ${interviewerSums} kept where kept.organization_id = ${organizationId}
      and kept.month < ${month}::date and kept.next_month >= ${month}::date
      and ${isOpen(actor, sql`kept.visibility`)}`;
  const branches = [
    sql`select seen.user_id, seen.interviews * ${sign} as interviews,
        (duration_ms * ${sign})::float8 as duration_ms ${rowColumns(measures, 'KEPT', measureSql, sign)}
      from (${heldUntil(last, 1)} union all ${heldUntil(first, -1)}) seen`,
    sql`select seen.user_id, ${sign}, (duration_ms * ${sign})::float8
        ${rowColumns(measures, 'AS_KEPT', measureSql, sign)}
      from (select f.*, g.sign, ${isAdmin}::boolean as reads_protected
        from unnest(${sql.param(gaps.map((gap) => gap.start))}::timestamptz[],
          ${sql.param(gaps.map((gap) => gap.end))}::timestamptz[],
          ${sql.param(gaps.map((gap) => gap.sign))}::int[]) g(gap_start, gap_end, sign)
        cross join lateral (select * from ${interviewerFigures} i where i.organization_id = ${organizationId}
          and i.start_time >= g.gap_start and i.start_time < g.gap_end
          and ${isOpen(actor, sql`i.visibility`)} offset 0) f) seen`,
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
    from (${sql.join(branches, sql` union all `)}) summed group by user_id having sum(interviews) > 0`;
}

/** The measures of all interviewers together, or of the one whom the filter names. One statement. */
export async function loadTeamReport(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  measures: readonly QualityMeasure[],
): Promise<Omit<InterviewerReport, 'interviewers'>> {
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
