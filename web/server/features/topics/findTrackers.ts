import { sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { visibleCalls } from '../../auth/visibleCalls.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { call, interview } from '../../db/tables/schema.ts';

/** A topic of the organization that a call speaks of, with the turns that hold its keywords. */
export interface Tracker {
  topicId: string;
  name: string;
  mentions: { segmentId: string; startMs: number }[];
}

/** The topics of the organization in a call that the actor may see, by name. One statement. */
export const findTrackers = (db: Db, actor: Actor, callId: string): Promise<Tracker[]> =>
  runNamed<Tracker & Record<string, unknown>>(
    db,
    sql`with keyword as materialized (
      select t.id as topic_id, t.speaker, k.place, k.is_excluded, search_query(k.phrase, '', true, false) as asked
      from custom_topic t cross join lateral (
        select phrase, place, false from unnest(t.keywords) with ordinality as u(phrase, place)
        union all
        select phrase, place, true from unnest(t.excluded_keywords) with ordinality as u(phrase, place)
      ) as k(phrase, place, is_excluded)
      where t.organization_id = ${actor.organizationId}
    ), turn as materialized (
      select w.segment_id, w.words, g.start_ms, v.role
      from ${call} join ${interview} on ${interview.id} = ${call.interviewId}
        join search_segment w on w.call_id = ${call.id}
        join segment g on g.id = w.segment_id
        join speaker v on v.id = w.speaker_id
      where ${call.id} = ${callId} and ${visibleCalls(actor)}
    ), matched as (
      select distinct k.topic_id, k.place, k.is_excluded, turn.segment_id, turn.start_ms
      from keyword k join turn on (turn.words @@ k.asked) is true
      where k.is_excluded or k.speaker = 'ALL' or k.speaker = turn.role
    )
    select t.id as "topicId", t.name, (
        select jsonb_agg(jsonb_build_object('segmentId', said.segment_id, 'startMs', said.start_ms) order by said.start_ms)
        from (select distinct segment_id, start_ms from matched m where m.topic_id = t.id) said) as mentions
    from custom_topic t join matched on matched.topic_id = t.id
    group by t.id
    having not bool_or(matched.is_excluded)
      and count(distinct matched.place) >= case t.match_rule when 'ALL' then cardinality(t.keywords) else 1 end
    order by lower(t.name), t.id`,
  );
