import { sql, type SQL } from 'drizzle-orm';
import { periodsOf } from '#shared/domain/insightPeriod.ts';
import {
  qualityMeasures,
  switchOfMeasure,
  type QualityMeasure,
} from '#shared/domain/interviewQuality.ts';
import type { OrganizationSettings } from '#shared/domain/organizationSettings.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { interviewerRollup, user } from '../../db/tables/schema.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { seenCalls, type InsightFilter } from './insightFilter.ts';
import { periodFormat, type InsightPoint } from './loadOverview.ts';
import { measureColumns, readFigures, type InsightFigure } from './measureSql.ts';

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

/** Rows of "seen calls and their interviewers", as `measureSql` reads them. */
export const interviewerRows = (actor: Actor, filter: InsightFilter): SQL =>
  sql`seen as materialized (${seenCalls(actor, filter)}),
    parts as materialized (
      select seen.*, p.user_id, p.talk_ms, p.word_count, p.question_count, p.feedback_from, p.feedback_at,
        p.longest_monologue_ms as own_longest_monologue_ms,
        p.longest_monologue_start_ms as own_longest_monologue_start_ms,
        p.protected_questions as own_protected_questions
      from seen join ${interviewerRollup} p on p.call_id = seen.call_id
    )`;

interface Row extends Record<string, unknown> {
  user_id: string | null;
  period: string | null;
  of_user: boolean;
  of_period: boolean;
  interviews: number;
  duration_ms: number;
  name: string | null;
  email: string | null;
  image: string | null;
}

/** The measures of every interviewer in the interviews that the actor may see. One statement. */
export async function loadReport(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  measures: readonly QualityMeasure[],
): Promise<InterviewerReport> {
  const columns = measures.length > 0 ? sql`, ${measureColumns(measures)}` : sql``;
  const rows = await runNamed<Row>(
    db,
    sql`with ${interviewerRows(actor, filter)},
    grouped as (
      select user_id, period, grouping(user_id) = 0 as of_user, grouping(period) = 0 as of_period,
        count(distinct interview_id)::int as interviews${columns}
      from parts ${ofInterviewer(filter)}
      group by grouping sets ((), (user_id), (period))
    ), lengths as (
      select user_id, sum(duration_ms)::float8 as duration_ms from parts ${ofInterviewer(filter)}
      group by user_id
    )
    select grouped.*, to_char(grouped.period, ${periodFormat}) as period,
      case when of_user then coalesce(lengths.duration_ms, 0)
        when not of_period then (select coalesce(sum(duration_ms), 0)::float8 from seen) end as duration_ms,
      u.name, u.email, u.image
    from grouped left join lengths on of_user and lengths.user_id = grouped.user_id
      left join ${user} u on of_user and u.id = grouped.user_id`,
  );
  const all = rows.find((row) => !row.of_user && !row.of_period);
  const byPeriod = new Map(rows.filter((row) => row.of_period).map((row) => [row.period, row]));
  return {
    measures,
    interviews: all?.interviews ?? 0,
    durationMs: all?.duration_ms ?? 0,
    team: readFigures(all ?? {}, measures),
    interviewers: rows
      .filter((row) => row.of_user)
      .map((row) => ({
        user: {
          ...{ id: row.user_id ?? '', name: row.name ?? '', email: row.email ?? '' },
          image: row.image,
        },
        interviews: row.interviews,
        durationMs: row.duration_ms,
        figures: readFigures(row, measures),
      }))
      .sort((a, b) => b.interviews - a.interviews || a.user.name.localeCompare(b.user.name)),
    trend: periodsOf(filter, filter.interval, filter.zone).map((period) => ({
      period,
      interviews: byPeriod.get(period)?.interviews ?? 0,
      figures: readFigures(byPeriod.get(period) ?? {}, measures),
    })),
  };
}

/** With an interviewer chosen, their colleagues in the same interviews are left out. */
const ofInterviewer = ({ interviewerId }: InsightFilter): SQL =>
  interviewerId ? sql`where user_id::text = ${interviewerId.toLowerCase()}` : sql``;
