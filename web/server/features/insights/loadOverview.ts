import { periodsOf } from '#shared/domain/insightPeriod.ts';
import type { InsightMeasure } from '#shared/domain/interviewQuality.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { countDistinct } from './countDistinct.ts';
import type { InsightFilter } from './insightFilter.ts';
import { allSums, loadPeriodSums, type PeriodSums } from './loadPeriodSums.ts';
import { readFigures, type InsightFigure } from './measureSql.ts';

/** The figures of the overview, in their order. */
export const overviewMeasures = [
  'ON_TIME_STARTS',
  'CANDIDATE_TALK_RATIO',
  'GUIDE_COVERAGE',
  'SCORECARDS_IN_TIME',
] as const;
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

/** How the interviews that the actor may see were held. Two statements. */
export async function loadOverview(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
): Promise<InsightOverview> {
  const rows = await loadPeriodSums(db, actor, filter, overviewMeasures, 'INTERVIEWS');
  const { candidates, positions } = await countDistinct(db, actor, filter);
  const all = allSums(rows);
  return {
    interviews: all['interviews'] ?? 0,
    durationMs: all['duration_ms'] ?? 0,
    ...{ candidates, positions },
    figures: readFigures(all, overviewMeasures),
    trend: trendOf(rows, filter, overviewMeasures),
  };
}

/** A point for each period of the filter, those without interviews too. */
export function trendOf(
  rows: readonly PeriodSums[],
  filter: InsightFilter,
  measures: readonly InsightMeasure[],
): InsightPoint[] {
  const byPeriod = new Map(rows.map((row) => [row.period, row]));
  return periodsOf(filter, filter.interval, filter.zone).map((period) => ({
    period,
    interviews: byPeriod.get(period)?.interviews ?? 0,
    figures: readFigures(byPeriod.get(period)?.sums ?? {}, measures),
  }));
}
