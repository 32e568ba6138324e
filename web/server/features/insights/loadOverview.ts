import { sql } from 'drizzle-orm';
import { periodsOf } from '#shared/domain/insightPeriod.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { interviewerRollup } from '../../db/tables/schema.ts';
import { seenCalls, type InsightFilter } from './insightFilter.ts';
import { measureColumns, readFigures, type InsightFigure } from './measureSql.ts';

/** The figures of the overview, in their order. */
export const overviewMeasures = [
  'ON_TIME_STARTS',
  'CANDIDATE_TALK_RATIO',
  'GUIDE_COVERAGE',
  'SCORECARDS_IN_TIME',
] as const;
const ofCalls = ['ON_TIME_STARTS', 'CANDIDATE_TALK_RATIO', 'GUIDE_COVERAGE'] as const;
const ofInterviewers = ['SCORECARDS_IN_TIME'] as const;

export interface InsightPoint {
  /** The beginning of the period as the clock of the viewer's zone shows it. */
  period: string;
  interviews: number;
  figures: InsightFigure[];
}

export interface InsightOverview {
  interviews: number;
  durationMs: number;
  candidates: number;
  positions: number;
  figures: InsightFigure[];
  trend: InsightPoint[];
}

interface Row extends Record<string, unknown> {
  period: string | null;
  is_all: boolean;
  interviews: number;
  duration_ms: number;
  candidates: number;
  positions: number;
}

/** How the interviews that the actor may see were held. One statement. */
export async function loadOverview(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
): Promise<InsightOverview> {
  const rows = await runNamed<Row>(
    db,
    sql`with seen as materialized (${seenCalls(actor, filter)}),
    calls as (
      select period, grouping(period) = 1 as is_all, count(*) filter (where is_first)::int as interviews,
        coalesce(sum(duration_ms), 0)::float8 as duration_ms, count(distinct candidate_id)::int as candidates,
        count(distinct position_id)::int as positions, ${measureColumns(ofCalls)}
      from seen group by grouping sets ((), (period))
    ), people as (
      select seen.period, grouping(seen.period) = 1 as is_all, ${measureColumns(ofInterviewers)}
      from seen join ${interviewerRollup} p on p.call_id = seen.call_id
      group by grouping sets ((), (seen.period))
    )
    select calls.*, people.*, to_char(calls.period, ${periodFormat}) as period, calls.is_all
    from calls left join people
      on people.is_all = calls.is_all and people.period is not distinct from calls.period`,
  );
  const all = rows.find((row) => row.is_all);
  const figuresOf = (row: Row | undefined) => readFigures(row ?? {}, overviewMeasures);
  const byPeriod = new Map(rows.filter((row) => !row.is_all).map((row) => [row.period, row]));
  return {
    interviews: all?.interviews ?? 0,
    durationMs: all?.duration_ms ?? 0,
    candidates: all?.candidates ?? 0,
    positions: all?.positions ?? 0,
    figures: figuresOf(all),
    trend: periodsOf(filter, filter.interval, filter.zone).map((period) => ({
      period,
      interviews: byPeriod.get(period)?.interviews ?? 0,
      figures: figuresOf(byPeriod.get(period)),
    })),
  };
}

/** As `periodsOf` writes the beginning of a period. */
export const periodFormat = 'YYYY-MM-DD"T"HH24:MI';
