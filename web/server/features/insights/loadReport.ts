import { sql } from 'drizzle-orm';
import {
  qualityMeasures,
  switchOfMeasure,
  type QualityMeasure,
} from '#shared/domain/interviewQuality.ts';
import type { OrganizationSettings } from '#shared/domain/organizationSettings.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { user } from '../../db/tables/schema.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { seenInterviewers, type InsightFilter } from './insightFilter.ts';
import { trendOf, type InsightPoint } from './loadOverview.ts';
import { loadPeriodSums } from './loadPeriodSums.ts';
import { addSums, readFigures, sumColumns, type InsightFigure } from './measureSql.ts';

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
  const people = await runNamed<PersonRow>(
    db,
    sql`select sums.*, ${user.name}, ${user.email}, ${user.image}
    from (
      select user_id, count(*)::int as interviews, sum(duration_ms)::float8 as duration_ms
        ${sumColumns(measures)}
      from (${seenInterviewers(actor, filter)}) seen group by user_id) sums
    left join ${user} on ${user.id} = sums.user_id`,
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

/** The measures of all interviewers together, or of the one whom the filter names. One statement. */
export async function loadTeamReport(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  measures: readonly QualityMeasure[],
): Promise<Omit<InterviewerReport, 'interviewers'>> {
  const rows = await loadPeriodSums(db, actor, filter, measures, 'INTERVIEWERS');
  const all = addSums(rows);
  return {
    measures,
    interviews: all['interviews'] ?? 0,
    durationMs: all['duration_ms'] ?? 0,
    team: readFigures(all, measures),
    trend: trendOf(rows, filter, measures),
  };
}
