import { sql, type SQL } from 'drizzle-orm';
import type { TopicRule } from '#shared/domain/customTopic.ts';
import type { Actor } from '../../auth/actor.ts';
import { seenInterviews, type InsightFilter } from '../insights/insightFilter.ts';

/**
 * Tables for a statement: `matched` (topic, interview_id, start_time, period), the interviews that the actor
 * may see, the filter names and a rule fits; `topic` is the place of the rule in `rules`.
 */
export function topicTables(actor: Actor, filter: InsightFilter, rules: readonly TopicRule[]): SQL {
  const words = rules.flatMap(({ keywords, excludedKeywords, matchRule, speaker }, topic) => [
    ...keywords.map((phrase, place) => ({
      ...{ topic, place, phrase, speaker, isExcluded: false },
      needed: matchRule === 'ALL' ? keywords.length : 1,
    })),
    ...excludedKeywords.map((phrase, place) => ({
      ...{ topic, place, phrase, speaker: 'ALL', isExcluded: true, needed: 1 },
    })),
  ]);
  const column = (pick: (word: (typeof words)[number]) => string | number | boolean) =>
    sql.param(words.map((word) => String(pick(word))));
  return sql`said as materialized (
      select w.topic, w.place, w.needed, w.is_excluded, said.interview_id
      from unnest(${column((word) => word.topic)}::text[]::int[], ${column((word) => word.place)}::text[]::int[],
        ${column((word) => word.needed)}::text[]::int[], ${column((word) => word.isExcluded)}::text[]::boolean[],
        ${column((word) => word.phrase)}::text[], ${column((word) => word.speaker)}::text[]
      ) as w(topic, place, needed, is_excluded, phrase, speaker)
      cross join lateral search_said(w.phrase, w.speaker) as said(interview_id)
    ), fitting as materialized (
      select topic, interview_id from said group by topic, interview_id
      having count(distinct place) filter (where not is_excluded) >= max(needed) and not bool_or(is_excluded)
    ), matched as materialized (
      select f.topic, f.interview_id, i.start_time, i.period
      from fitting f join (${seenInterviews(actor, filter)}) i on i.interview_id = f.interview_id
    )`;
}
