// Interviews of five years with what insights count of them, and the turns that these figures come from.
import type pg from 'pg';
import { fillSums } from './fillSums.ts';
import type { OpenApp } from './openApp.ts';

export const years = 5;
export const people = 500;
export const turns = 20;
/** So many interviews have words of their own; the others say the same. */
const wordings = 500;
/** Length of a turn in seconds, by interview `n` and turn `t`; even turns are the interviewer's. */
export const turnSec = '((n * 31 + t * 17) % 50 + 10)';
/** Where interview `n` of `count` begins; $1 is now. */
export const startOf = (count: number) =>
  `$1::timestamptz - n * interval '${Math.floor((years * 365 * 86_400) / count)} seconds'`;

/** Fills the organization of the app's person. Triggers are off: what they would write is written here. */
export async function fillInsights(app: OpenApp, count: number, nowIso: string): Promise<void> {
  const { organizationId, id: ownerId } = app.person;
  const client = await app.services.database.systemPool.connect();
  const fill = (text: string, values: unknown[]) => client.query(text, values);
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await fill(
      `insert into "user" (organization_id, user_role_id, first_name, last_name, name, email)
        select $1, (select id from user_role where organization_id = $1 and type = 'BASIC'), 'Colleague',
          n::text, 'Colleague ' || n, 'colleague' || n || '@insights.test' from generate_series(0, $2 - 1) n`,
      [organizationId, people],
    );
    await fill(`insert into position_group (organization_id, name) values ($1, 'Group')`, [
      organizationId,
    ]);
    await fill(
      `insert into position (organization_id, position_group_id, title)
        select $1, (select id from position_group where organization_id = $1 and name = 'Group' limit 1), 'Title ' || n
        from generate_series(0, 99) n`,
      [organizationId],
    );
    await client.query('analyze');
    await fill(
      `create temporary table made on commit drop as
        select n, gen_random_uuid() as interview_id, gen_random_uuid() as call_id, ${startOf(count)} as start_time,
          (array['PRIVATE', 'RESTRICTED', 'PUBLIC', 'PUBLIC', 'ORGANIZATION'])[(n / 7) % 5 + 1] as visibility,
          md5((n / 3)::text)::uuid as candidate_id,
          p.id as position_id, u.id as user_id
        from generate_series(0, $3 - 1) n
        join (select id, row_number() over (order by title) - 1 as place from position
          where organization_id = $2) p on p.place = n % 100
        join (select id, row_number() over (order by email) - 1 as place from "user"
          where organization_id = $2 and email like 'colleague%@insights.test') u on u.place = n % ${people}`,
      [nowIso, organizationId, count],
    );
    await client.query('analyze made');
    await fill(
      `insert into interview (id, organization_id, owner_id, name, status, visibility, position_id)
        select interview_id, $1, $2, 'Interview ' || n, 'PAST', visibility, position_id from made`,
      [organizationId, ownerId],
    );
    await fill(
      `insert into call (id, organization_id, interview_id, type, start_time, duration_ms, recording_status,
          transcription_status)
        select call_id, $1, interview_id, 'ZOOM', start_time, 800000, 'COMPLETED', 'COMPLETED' from made`,
      [organizationId],
    );
    await fill(
      `insert into interview_interviewer (organization_id, interview_id, user_id)
        select $1, interview_id, user_id from made`,
      [organizationId],
    );
    await fillRollups(fill, organizationId, ownerId);
    await fillFigures(fill, organizationId);
    await fillWords(fill, organizationId, ownerId);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}

export type Fill = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

async function fillRollups(fill: Fill, organizationId: string, ownerId: string): Promise<void> {
  await fill(
    `insert into call_rollup (call_id, organization_id, interview_id, start_time, is_first, visibility, owner_id,
        position_id, candidate_id, duration_ms, start_delay_sec, candidate_talk_ratio_percent, longest_monologue_ms,
        interactivity_centi, is_transcribed, is_measured, agenda_at_ms, invited_before_end_ms, protected_questions,
        guide_questions, guide_questions_asked)
      select call_id, $1, interview_id, start_time, true, visibility, $2, position_id, candidate_id, 800000, n % 600,
        said.ratio, said.longest_ms, 120 + n % 40, true, true, n * 7 % 900000, n * 11 % 1200000, n % 40 / 39, 10, n % 11
      from made cross join lateral (
        select round(100.0 * sum(sec) filter (where t % 2 = 1) / sum(sec)) as ratio, max(sec) * 1000 as longest_ms
        from (select t, ${turnSec} as sec from generate_series(0, ${turns - 1}) t) turn) said`,
    [organizationId, ownerId],
  );
  await fill(
    `insert into interviewer_rollup (call_id, organization_id, user_id, talk_ms, word_count, longest_monologue_ms,
        longest_monologue_start_ms, question_count, protected_questions, feedback_from, feedback_at)
      select call_id, $1, user_id, said.talk_ms, said.words, said.longest_ms, 1000, n % 15 + 5, 0,
        start_time + interval '14 minutes', start_time + (n * 13 % 50) * interval '1 hour'
      from made cross join lateral (
        select sum(sec) * 1000 as talk_ms, sum(sec * 5 / 2) as words, max(sec) * 1000 as longest_ms
        from (select ${turnSec} as sec from generate_series(0, ${turns - 2}, 2) t) turn) said`,
    [organizationId],
  );
}

/** What the rollups add up to; every interview here has one recording and one interviewer. */
async function fillFigures(fill: Fill, organizationId: string): Promise<void> {
  const sums = `duration_ms, starts, on_time_starts, measured, agendas, invitations, talk_ratios,
    talk_ratio_percent, monologues, monologue_ms, talk_ms, words, interactivities, interactivity_centi,
    question_counts, questions, protected_counts, protected_questions, feedbacks, feedback_ms, feedbacks_in_day,
    feedbacks_in_week, feedbacks_missing, feedback_from`;
  const filters = 'organization_id, start_time, visibility, owner_id, position_id';
  await fill(
    `insert into interviewer_figures (interview_id, user_id, ${filters}, ${sums})
      select k.interview_id, p.user_id, k.organization_id, k.start_time, k.visibility, k.owner_id, k.position_id,
        k.duration_ms, 1, (k.start_delay_sec <= 300)::int, 1, (k.agenda_at_ms <= 600000)::int,
        (k.invited_before_end_ms <= 900000)::int, 1, k.candidate_talk_ratio_percent, 1, p.longest_monologue_ms,
        p.talk_ms, p.word_count, 1, k.interactivity_centi, 1, p.question_count, 1, p.protected_questions, 1,
        greatest(0, extract(epoch from p.feedback_at - p.feedback_from) * 1000),
        (p.feedback_at <= p.feedback_from + interval '24 hours')::int, 1, 0, p.feedback_from
      from made m join call_rollup k on k.call_id = m.call_id join interviewer_rollup p on p.call_id = k.call_id
      where k.organization_id = $1`,
    [organizationId],
  );
  await fill(
    `insert into interview_figures (interview_id, ${filters}, candidate_id, interviewers, transcripts, recorded_ms,
        own_starts, own_on_time_starts, own_talk_ratios, own_talk_ratio_percent, guide_questions, guide_questions_asked, ${sums})
      select k.interview_id, k.organization_id, k.start_time, k.visibility, k.owner_id, k.position_id,
        k.candidate_id, 1, 1, k.duration_ms, f.starts, f.on_time_starts, f.talk_ratios, f.talk_ratio_percent,
        k.guide_questions, k.guide_questions_asked, ${sums.replaceAll(/\w+_?\w*/g, 'f.$&')}
      from made m join call_rollup k on k.call_id = m.call_id join interviewer_figures f on f.interview_id = k.interview_id
      where k.organization_id = $1`,
    [organizationId],
  );
  await fill(
    `insert into candidate (id, organization_id, first_name, last_name)
      select distinct candidate_id, $1::uuid, 'Some', 'Candidate' from made`,
    [organizationId],
  );
  await fill(
    `insert into candidate_number (organization_id, candidate_id, number)
      select $1, candidate_id, row_number() over () - 1 + (select count(*) from candidate_number where organization_id = $1)
      from (select distinct candidate_id from made) known`,
    [organizationId],
  );
  await fill(
    `update interview_figures f set candidate_number = n.number from candidate_number n
      where n.candidate_id = f.candidate_id and f.organization_id = $1`,
    [organizationId],
  );
  await fill('delete from candidate_month where organization_id = $1', [organizationId]);
  await fill(
    `insert into candidate_month (organization_id, month, visibility, chunk, bits)
      select $1, date_trunc('month', start_time at time zone 'UTC')::date, visibility, candidate_number / 8192,
        bit_or(set_bit(0::bit(8192), candidate_number % 8192, 1))
      from interview_figures where organization_id = $1 and candidate_number is not null group by 2, 3, 4`,
    [organizationId],
  );
  await fillSums(fill, organizationId);
}

/** Two turns of words for each call, what rules found in them, and a topic. */
async function fillWords(fill: Fill, organizationId: string, ownerId: string): Promise<void> {
  await fill(
    `insert into speaker (organization_id, call_id, index, name, role, basis)
      select $1, call_id, i, 'S' || i, (array['INTERVIEWER', 'CANDIDATE'])[i + 1], 'CHANNEL'
      from made cross join generate_series(0, 1) i`,
    [organizationId],
  );
  await fill(
    `insert into segment (organization_id, call_id, speaker_id, index, start_ms, end_ms, text)
      select $1, s.call_id, s.id, s.index, s.index * 8000, s.index * 8000 + 7000,
        'How is the word ' || m.n % ${wordings} || ' of a team that plans its week with care ' ||
        (array['and the clinic', 'after the outage', 'for the night shift', 'on a budget', 'in the lab', 'at sea',
          'on the road', 'in sales', 'with finance', 'over winter'])[m.n % 10 + 1] || '?'
      from speaker s join made m on m.call_id = s.call_id`,
    [organizationId],
  );
  await fill(
    `insert into spoken_finding (organization_id, call_id, segment_id, start_char, end_char, kind, theme)
      select $1, s.call_id, s.id, 0, 20, 'QUESTION', (array['PAY', 'TEAM', 'GROWTH', 'OTHER'])[m.n % 4 + 1]
      from segment s join made m on m.call_id = s.call_id where s.index = 1`,
    [organizationId],
  );
  await fill(
    `insert into spoken_finding (organization_id, call_id, segment_id, start_char, end_char, kind, minimum,
        maximum, period, currency)
      select $1, s.call_id, s.id, 0, 20, 'PAY_EXPECTED', 60000 + m.n % 90 * 1000, 70000 + m.n % 90 * 1000, 'YEAR', 'USD'
      from segment s join made m on m.call_id = s.call_id where s.index = 1 and m.n % 5 = 0`,
    [organizationId],
  );
  await fillSpoken(fill, organizationId);
  await fill(
    `insert into custom_topic (organization_id, creator_id, name, keywords, excluded_keywords, match_rule, speaker)
      values ($1, $2, 'Outages', array['outage'], array[]::text[], 'ALL', 'ALL')`,
    [organizationId, ownerId],
  );
}

/** What the findings add up to. */
async function fillSpoken(fill: Fill, organizationId: string): Promise<void> {
  await fill(
    `insert into spoken_figures (interview_id, organization_id, start_time, visibility, owner_id, position_id,
        kind, theme, minimum, maximum, sentences)
      select k.interview_id, k.organization_id, k.start_time, k.visibility, k.owner_id, k.position_id,
        counted.kind, counted.theme, counted.minimum, counted.maximum, 1
      from spoken_finding f join call_rollup k on k.call_id = f.call_id
      cross join lateral (
        select f.kind, coalesce(f.theme, concat_ws(' ', f.period, f.currency)), coalesce(f.minimum, 0), coalesce(f.maximum, 0)
        union all select case when f.theme is null then 'PAY' else f.kind end, '', 0, 0
      ) counted(kind, theme, minimum, maximum)
      where f.organization_id = $1`,
    [organizationId],
  );
  for (const [unit, begins] of [
    ['DAY', `(start_time at time zone 'UTC')::date`],
    ['MONTH', `date_trunc('month', start_time at time zone 'UTC')::date`],
  ])
    await fill(
      `insert into spoken_sums (organization_id, kind, unit, begins, theme, interviews, sentences)
        select $1, kind, '${unit}', ${begins}, theme, count(*), sum(sentences) from spoken_figures
        where organization_id = $1 and kind in ('QUESTION', 'MOTIVE', 'PAY') group by 2, 4, 5`,
      [organizationId],
    );
}

/**
 * What pages of words read of the search index. The product's functions write it for one interview of each
 * wording, at some milliseconds each; the others get copies. What only the search page reads is left out.
 */
export async function indexWords({ services, person }: OpenApp): Promise<void> {
  const client = await services.database.systemPool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `create temporary table said on commit drop as
        select text, search_vector(text) as words from (select distinct text from segment) distinct_text`,
    );
    await client.query(
      `insert into search_segment (segment_id, organization_id, call_id, speaker_id, index, words)
        select s.id, s.organization_id, s.call_id, s.speaker_id, s.index, said.words
        from segment s join said using (text) where s.organization_id = $1
        on conflict do nothing`,
      [person.organizationId],
    );
    await client.query(
      `create temporary table talk on commit drop as
        select call_id, string_agg(text, ' ' order by index) as text from segment where organization_id = $1
        group by call_id`,
      [person.organizationId],
    );
    await client.query('analyze search_segment');
    await client.query('analyze talk');
    await client.query(
      `create temporary table first_talk on commit drop as
        select distinct on (text) text, call_id from talk order by text, call_id`,
    );
    await client.query('select search_write_transcript(call_id) from first_talk');
    await client.query(
      `insert into search_transcript (call_id, organization_id, start_time, visibility, interview_id, owner_id,
          position_id, words)
        select c.id, c.organization_id, c.start_time, i.visibility, i.id, i.owner_id, i.position_id, t.words
        from talk join first_talk f using (text) join search_transcript t on t.call_id = f.call_id
        join call c on c.id = talk.call_id join interview i on i.id = c.interview_id
        where talk.call_id <> f.call_id on conflict do nothing`,
    );
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}
