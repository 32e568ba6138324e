import { sql } from 'drizzle-orm';
import { periodsOf } from '#shared/domain/insightPeriod.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { formatPeriod, type InsightFilter } from '../insights/insightFilter.ts';
import { listTopics, type CustomTopicRow } from './editTopic.ts';
import { topicTables } from './topicMatches.ts';

export interface TopicTrend {
  topic: CustomTopicRow;
  /** In how many interviews of the whole span it comes up. */
  interviews: number;
  /** The same for each period of the span. */
  trend: number[];
}

export interface TopicTrends {
  interviews: number;
  periods: { period: string; interviews: number }[];
  topics: TopicTrend[];
}

interface Row extends Record<string, unknown> {
  /** Null for all interviews, whatever they are about. */
  topic: number | null;
  period: string;
  interviews: number;
}

/** In how many of the interviews that the actor may see each topic comes up, over time. Two statements. */
export async function loadTopicTrends(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
): Promise<TopicTrends> {
  const topics = await listTopics(db, actor);
  const rows = await runNamed<Row>(
    db,
    sql`with ${topicTables(actor, filter, topics)}
    select null::int as topic, ${formatPeriod(sql`period`)} as period, count(*)::int as interviews
    from held group by period
    union all
    select m.topic, ${formatPeriod(sql`h.period`)}, count(*)::int
    from matched m join held h on h.interview_id = m.interview_id group by m.topic, h.period`,
  );
  const periods = periodsOf(filter, filter.interval, filter.zone);
  const countsOf = (topic: number | null): number[] => {
    const counts = new Map(
      rows.filter((row) => row.topic === topic).map((row) => [row.period, row.interviews]),
    );
    return periods.map((period) => counts.get(period) ?? 0);
  };
  const totalOf = (topic: number | null): number =>
    rows.reduce((sum, row) => (row.topic === topic ? sum + row.interviews : sum), 0);
  const all = countsOf(null);
  return {
    interviews: totalOf(null),
    periods: periods.map((period, at) => ({ period, interviews: all[at] ?? 0 })),
    topics: topics.map((topic, at) => ({
      ...{ topic, interviews: totalOf(at), trend: countsOf(at) },
    })),
  };
}
