import { sql, type SQL } from 'drizzle-orm';
import type { TopicRule } from '#shared/domain/customTopic.ts';
import type { Actor } from '../../auth/actor.ts';
import { seenCalls, type InsightFilter } from '../insights/insightFilter.ts';

/**
 * Tables for a statement: `seen`, the transcribed calls that the actor may see and the filter names;
 * `held`, their interviews with the period of the first call; and `matched` (topic, interview_id, period),
 * where `topic` is the place of a rule in `rules`.
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
  return sql`seen as materialized (
      select c.call_id, c.interview_id, c.start_time, c.period from (${seenCalls(actor, filter)}) c
      where exists (select from search_transcript t where t.call_id = c.call_id)
    ), held as (
      select interview_id, min(period) as period from seen group by interview_id
    ), matched as materialized (
      select w.topic, s.interview_id, max(s.start_time) as start_time
      from unnest(${column((word) => word.topic)}::text[]::int[], ${column((word) => word.place)}::text[]::int[],
        ${column((word) => word.needed)}::text[]::int[], ${column((word) => word.isExcluded)}::text[]::boolean[],
        ${column((word) => word.phrase)}::text[], ${column((word) => word.speaker)}::text[]
      ) as w(topic, place, needed, is_excluded, phrase, speaker)
      cross join lateral search_said(w.phrase, w.speaker) as said(call_id)
      join seen s on s.call_id = said.call_id
      group by w.topic, s.interview_id
      having count(distinct w.place) filter (where not w.is_excluded) >= max(w.needed)
        and not bool_or(w.is_excluded)
    )`;
}
