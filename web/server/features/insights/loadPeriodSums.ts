import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { qualityLimits, type InsightMeasure } from '#shared/domain/interviewQuality.ts';
import { organizationOfInterviews } from '../../auth/actorSql.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { interviewFigures, interviewSums } from '../../db/tables/schema.ts';
import { coverPeriods, type PeriodCover } from './coverSpan.ts';
import {
  beginningOf,
  formatPeriod,
  isNarrowed,
  isOpen,
  nearInterviews,
  ownOpenInterviews,
  seenInterviewers,
  seenInterviews,
  seesEverything,
  type InsightFilter,
} from './insightFilter.ts';
import {
  addSums,
  measureSql,
  ownMeasureSql,
  rowColumns,
  sumColumns,
  totalColumns,
  type Sums,
} from './measureSql.ts';

/** What is added up for a period of the filter. */
export interface PeriodSums {
  period: string;
  interviews: number;
  sums: Sums;
}

/**
 * Interviews, those whose words are written down, or interviewers: then what is of a whole interview counts once
 * for each of them.
 */
type Counted = 'INTERVIEWS' | 'TRANSCRIBED' | 'INTERVIEWERS';

/** Which interviews count, and how many of kept sums. */
const countedSql: Record<Counted, { isCounted: SQL; kept: SQL }> = {
  INTERVIEWS: { isCounted: sql`true`, kept: sql`seen.interviews` },
  TRANSCRIBED: { isCounted: sql`transcripts > 0`, kept: sql`transcribed` },
  INTERVIEWERS: { isCounted: sql`interviewers > 0`, kept: sql`interviewed` },
};

interface SumsRow extends Record<string, unknown> {
  period: string | null;
  /** Its place among the gaps of the cover. */
  gap: number | null;
}

/**
 * The sums of the interviews that the actor may see and the filter names, by period. One statement. Kept sums
 * of days and months are read where the filter narrows nothing.
 */
export async function loadPeriodSums(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  measures: readonly InsightMeasure[],
  counted: Counted,
): Promise<PeriodSums[]> {
  const cover = isNarrowed(filter) || filter.interval === 'HOUR' ? null : coverPeriods(filter);
  const statement = cover
    ? sumsOfKept(actor, filter, measures, counted, cover)
    : sumsOfRows(actor, filter, measures, counted);
  const parts = (await runNamed<SumsRow>(db, statement)).flatMap(({ period, gap, ...sums }) => {
    if (gap === null || gap === undefined) return [{ period, sums, sign: 1 as const }];
    const { plus = null, minus = null } = cover?.gaps[gap] ?? {};
    return [
      { period: plus, sums, sign: 1 as const },
      { period: minus, sums, sign: -1 as const },
    ];
  });
  return [...Map.groupBy(parts, ({ period }) => period)].flatMap(([period, rows]) => {
    const sums = addSums(rows);
    return period === null ? [] : [{ period, interviews: sums['interviews'] ?? 0, sums }];
  });
}

/** The sums of all periods together. */
export const allSums = (rows: readonly PeriodSums[]): Sums =>
  addSums(rows.map(({ sums }) => ({ sums, sign: 1 })));

const measuresOf = (counted: Counted) => (counted === 'INTERVIEWERS' ? measureSql : ownMeasureSql);
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
  const { isCounted } = countedSql[counted];
  return sql`select ${periodName} as period, count(*) filter (where ${isCounted})::int as interviews,
      sum(recorded_ms)::float8 as duration_ms ${sumColumns(measures, measuresOf(counted))}
    from (${seenInterviews(actor, filter)}) seen group by seen.period`;
}

/**
 * Kept sums of the visibilities of which the actor sees every interview, corrected by the interviews of their
 * gaps and by feedback that is awaited; and the interviews that the actor sees of the others.
 */
function sumsOfKept(
  actor: Actor,
  filter: InsightFilter,
  measures: readonly InsightMeasure[],
  counted: Counted,
  { units, gaps }: PeriodCover,
): SQL {
  const of = measuresOf(counted);
  const isAdmin = actor.roleType === 'SITE_ADMIN';
  const organizationId = organizationOfInterviews(actor);
  const ofInterview = sql`(${countedSql[counted].isCounted})::int as interviews, recorded_ms::float8 as duration_ms`;
  const ofNone = sql`0::int as interviews, 0::float8 as duration_ms`;
  const named = sql`${periodName} as period, null::int as gap`;
  const near = { of: interviewFigures, filter };
  const branches = [
    sql`select seen.period, null::int as gap,
        ${countedSql[counted].kept} as interviews,
        recorded_ms::float8 as duration_ms ${rowColumns(measures, 'KEPT', of)}
      from (select kept.*, u.period, ${isAdmin}::boolean as reads_protected
        from unnest(${sql.param(units.map(({ unit }) => unit))}::text[],
          ${sql.param(units.map(({ begins }) => begins))}::date[],
          ${sql.param(units.map(({ period }) => period))}::text[]) u(unit, begins, period)
        cross join lateral (select * from ${interviewSums} k where k.organization_id = ${organizationId}
          and k.unit = u.unit and k.begins = u.begins and ${isOpen(actor, sql`k.visibility`)} offset 0) kept) seen`,
    sql`select null::text, (seen.place - 1)::int, ${ofInterview} ${rowColumns(measures, 'AS_KEPT', of)}
      from (select f.*, g.place, ${isAdmin}::boolean as reads_protected
        from unnest(${sql.param(gaps.map(({ start }) => start))}::timestamptz[],
          ${sql.param(gaps.map(({ end }) => end))}::timestamptz[]) with ordinality g(gap_start, gap_end, place)
        cross join lateral (select * from ${interviewFigures} i where i.organization_id = ${organizationId}
          and i.start_time >= g.gap_start and i.start_time < g.gap_end
          and ${isOpen(actor, sql`i.visibility`)} offset 0) f) seen`,
  ];
  if (measures.some((measure) => of[measure].isAwaited))
    branches.push(
      sql`select ${named}, ${ofNone} ${rowColumns(measures, 'AWAITED', of)}
        from (${awaitedFeedback(actor, filter, interviewFigures)}) seen`,
    );
  if (!seesEverything(actor))
    branches.push(
      sql`select ${named}, ${ofInterview} ${rowColumns(measures, 'INTERVIEW', of)}
        from (${nearInterviews(actor, near)}) seen`,
    );
  if (!isAdmin && measures.includes('PROBLEMATIC_QUESTIONS'))
    branches.push(
      sql`select ${named}, ${ofNone} ${rowColumns(measures, 'PROTECTED', of)}
        from (${ownOpenInterviews(actor, near)}) seen`,
    );
  return sql`select period, gap, sum(interviews)::int as interviews,
      sum(duration_ms)::float8 as duration_ms ${totalColumns(measures)}
    from (${sql.join(branches, sql` union all `)}) summed group by period, gap`;
}

/** Open interviews that await feedback: kept sums count it as missing. What is due in a day is due in a week. */
export const awaitedFeedback = (actor: Actor, filter: InsightFilter, of: SQLWrapper): SQL =>
  sql`select f.*, ${beginningOf(filter, sql`f.start_time`)} as period
    from (select * from ${of} i where i.organization_id = ${organizationOfInterviews(actor)}
      and i.feedbacks_missing > 0
      and i.feedback_from >= now() - ${sql.raw(`interval '${qualityLimits.feedbackWithinDays * 24} hours'`)}
      and i.start_time >= ${new Date(filter.startMs)} and i.start_time < ${new Date(filter.endMs)}
      and ${isOpen(actor, sql`i.visibility`)} offset 0) f`;
