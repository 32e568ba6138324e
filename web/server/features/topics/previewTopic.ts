import { sql } from 'drizzle-orm';
import type { TopicRule } from '#shared/domain/customTopic.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { callRollup, interview } from '../../db/tables/schema.ts';
import { seenInterviews, type InsightFilter } from '../insights/insightFilter.ts';
import { exampleOf, type ExampleRow, type SpokenExample } from './spokenExamples.ts';
import { topicTables } from './topicMatches.ts';

export interface TopicPreview {
  /** All interviews of the span, and those about the topic. */
  interviews: number;
  matching: number;
  /** Of the newest of them. */
  examples: SpokenExample[];
}

const mostExamples = 5;

type Row = Omit<ExampleRow, 'call_id'> & {
  interviews: number;
  matching: number;
  /** Null where nothing matches. */
  call_id: string | null;
};

/** What a rule finds in the interviews that the actor may see, before it is saved. One statement. */
export async function previewTopic(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  rule: TopicRule,
): Promise<TopicPreview> {
  const anyKeyword = sql.join(
    rule.keywords.map((keyword) => sql`search_query(${keyword}, '', true, false)`),
    sql` || `,
  );
  const rows = await runNamed<Row>(
    db,
    sql`with ${topicTables(actor, filter, [rule])}
    select (select count(*)::int from (${seenInterviews(actor, filter)}) i where i.transcripts > 0) as interviews,
      (select count(*)::int from matched) as matching,
      quoted.call_id, i.name, quoted.start_time, quoted.start_ms as at_ms, quoted.speaker, quoted.text
    from (select 1) one
    left join (select * from matched order by start_time desc, interview_id limit ${mostExamples}) newest on true
    left join ${interview} i on i.id = newest.interview_id
    left join lateral (
      select s.call_id, s.start_time, g.start_ms, g.text, v.name as speaker
      from ${callRollup} s
      join search_segment w on w.call_id = s.call_id
      join segment g on g.id = w.segment_id
      join speaker v on v.id = w.speaker_id
      where s.interview_id = newest.interview_id and (w.words @@ (${anyKeyword})) is true
        and (${rule.speaker}::text = 'ALL' or v.role = ${rule.speaker}::text)
      order by s.start_time, w.index limit 1
    ) quoted on true
    order by newest.start_time desc, newest.interview_id`,
  );
  return {
    interviews: rows[0]?.interviews ?? 0,
    matching: rows[0]?.matching ?? 0,
    examples: rows.flatMap(({ call_id, ...row }) =>
      call_id === null ? [] : [exampleOf({ ...row, call_id }, rule.keywords)],
    ),
  };
}
