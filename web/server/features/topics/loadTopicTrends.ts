import { sql } from 'drizzle-orm';
import { periodsOf } from '#shared/domain/insightPeriod.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { formatPeriod, type InsightFilter } from '../insights/insightFilter.ts';
import { loadPeriodSums } from '../insights/loadPeriodSums.ts';
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
  topic: number;
  period: string;
  interviews: number;
}

/** In how many of the interviews that the actor may see each topic comes up, over time. Three statements. */
export async function loadTopicTrends(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
): Promise<TopicTrends> {
  const topics = await listTopics(db, actor);
  const held = await loadPeriodSums(db, actor, filter, [], 'TRANSCRIBED');
  const rows = await runNamed<Row>(
    db,
    sql`with ${topicTables(actor, filter, topics)}
    select topic, ${formatPeriod(sql`period`)} as period, count(*)::int as interviews
    from matched group by topic, period`,
  );
  const periods = periodsOf(filter, filter.interval, filter.zone);
  const heldIn = new Map(held.map(({ period, interviews }) => [period, interviews]));
  return {
    interviews: held.reduce((sum, { interviews }) => sum + interviews, 0),
    periods: periods.map((period) => ({ period, interviews: heldIn.get(period) ?? 0 })),
    topics: topics.map((topic, at) => {
      const found = rows.filter((row) => row.topic === at);
      const counts = new Map(found.map(({ period, interviews }) => [period, interviews]));
      return {
        topic,
        interviews: found.reduce((sum, { interviews }) => sum + interviews, 0),
        trend: periods.map((period) => counts.get(period) ?? 0),
      };
    }),
  };
}
