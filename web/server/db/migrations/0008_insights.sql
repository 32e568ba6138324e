-- Rollups write themselves: every change of what they are made of marks the interview in insight_pending,
-- and the end of the same transaction writes the marked ones anew, by a few statements however many they are.
-- The functions of triggers act as the tables' owner. With the wall in each query a planner without statistics
-- takes an index by organization, and reads all interviews of it for each row. They write what follows from rows
-- that the wall let somebody write, and references do not cross it.

create function insight_write_calls(given uuid[]) returns void
language plpgsql as $$
begin
  delete from call_rollup r where r.interview_id = any(given) and not exists (
    select from call c join interview i on i.id = c.interview_id
    where c.id = r.call_id and c.interview_id = r.interview_id and c.deleted_at is null and i.deleted_at is null);
  insert into call_rollup as known (
    call_id, organization_id, interview_id, start_time, is_first, visibility, owner_id, position_id,
    interview_stage_id, candidate_id, duration_ms, start_delay_sec, candidate_talk_ratio_percent,
    longest_monologue_ms, interactivity_centi, is_transcribed, is_measured, agenda_at_ms, invited_before_end_ms,
    protected_questions, guide_questions, guide_questions_asked)
  select c.id, c.organization_id, i.id, c.start_time, c.is_first, i.visibility, i.owner_id, i.position_id,
    i.interview_stage_id, i.candidate_id, c.duration_ms,
    case when c.is_first then round(extract(epoch from c.start_time - i.scheduled_start)
      + m.interviewer_first_ms / 1000.0)::int end,
    m.candidate_talk_ratio_percent,
    case when m.interviewer_first_ms is not null then m.longest_monologue_ms end,
    m.interactivity_centi, exists (select from segment g where g.call_id = c.id),
    m.interviewer_first_ms is not null, m.agenda_at_ms,
    m.last_word_ms - m.questions_invited_at_ms,
    (select jsonb_array_length(o.protected_questions) from ai_outline o where o.call_id = c.id),
    notes.questions, notes.asked
  from interview i
  join (select *, id = first_value(id) over (partition by interview_id order by start_time, id) as is_first
    from call where interview_id = any(given) and deleted_at is null) c on c.interview_id = i.id
  left join call_metric m on m.call_id = c.id
  cross join lateral (
    select count(*) as questions, count(*) filter (where n.status <> 'NOT_ASKED') as asked
    from ai_note n where n.call_id = c.id) notes
  where i.deleted_at is null and i.owner_id is not null
  on conflict (call_id) do update set
    interview_id = excluded.interview_id, start_time = excluded.start_time, is_first = excluded.is_first,
    visibility = excluded.visibility, owner_id = excluded.owner_id, position_id = excluded.position_id,
    interview_stage_id = excluded.interview_stage_id, candidate_id = excluded.candidate_id,
    duration_ms = excluded.duration_ms, start_delay_sec = excluded.start_delay_sec,
    candidate_talk_ratio_percent = excluded.candidate_talk_ratio_percent,
    longest_monologue_ms = excluded.longest_monologue_ms,
    interactivity_centi = excluded.interactivity_centi, is_transcribed = excluded.is_transcribed,
    is_measured = excluded.is_measured,
    agenda_at_ms = excluded.agenda_at_ms, invited_before_end_ms = excluded.invited_before_end_ms,
    protected_questions = excluded.protected_questions, guide_questions = excluded.guide_questions,
    guide_questions_asked = excluded.guide_questions_asked
  where known is distinct from excluded;
end $$;
--> statement-breakpoint

-- A voice is a person's when it is linked to them or has their name, or when there is one of each. "is true"
-- keeps the planner from looking up all voices that were not merged.
create function insight_write_interviewers(given uuid[]) returns void
language plpgsql as $$
begin
  delete from interviewer_rollup r using call_rollup k
  where k.interview_id = any(given) and r.call_id = k.call_id and not exists (
    select from interview_interviewer p where p.interview_id = k.interview_id and p.user_id = r.user_id);
  insert into interviewer_rollup as known (
    call_id, organization_id, user_id, talk_ms, word_count, longest_monologue_ms,
    longest_monologue_start_ms, question_count, protected_questions, feedback_from, feedback_at)
  select k.call_id, k.organization_id, p.user_id, voice.talk_ms, voice.word_count, voice.longest_ms,
    voice.longest_start_ms, voice.questions,
    case when voice.ids is not null then (
      select count(g.id) from ai_outline o
      left join lateral jsonb_array_elements(o.protected_questions) q on true
      left join segment g on g.id = (q ->> 'segmentId')::uuid and g.speaker_id = any(voice.ids)
      where o.call_id = k.call_id having count(o.call_id) > 0) end,
    case when k.is_first then ended.at end, case when k.is_first then card.submitted_at end
  from call_rollup k
  join interview_interviewer p on p.interview_id = k.interview_id
  join "user" u on u.id = p.user_id
  cross join lateral (
    select max(coalesce(c.end_time, c.start_time + coalesce(c.duration_ms, 0) * interval '1 millisecond')) as at
    from call c where c.interview_id = k.interview_id and c.deleted_at is null) ended
  cross join lateral (
    select (select count(*) from interview_interviewer where interview_id = k.interview_id) as people,
      (select count(*) from speaker where call_id = k.call_id and role = 'INTERVIEWER' and (merged_into_id is null) is true) as voices
  ) alone
  cross join lateral (
    select sum(s.talk_ms)::int as talk_ms, sum(s.word_count)::int as word_count,
      max(s.longest_monologue_ms) as longest_ms, sum(s.question_count)::int as questions,
      (array_agg(s.longest_monologue_start_ms order by s.longest_monologue_ms desc, s.index))[1] as longest_start_ms,
      array_agg(s.id) as ids
    from speaker s where s.call_id = k.call_id and s.role = 'INTERVIEWER' and (s.merged_into_id is null) is true
      and (s.user_id = p.user_id or s.user_id is null
        and (lower(btrim(s.name)) = lower(btrim(u.name)) or (alone.people = 1 and alone.voices = 1)))
  ) voice
  left join scorecard card
    on card.interview_id = k.interview_id and card.user_id = p.user_id and card.status = 'SUBMITTED'
  where k.interview_id = any(given)
  on conflict (call_id, user_id) do update set
    talk_ms = excluded.talk_ms, word_count = excluded.word_count,
    longest_monologue_ms = excluded.longest_monologue_ms,
    longest_monologue_start_ms = excluded.longest_monologue_start_ms,
    question_count = excluded.question_count, protected_questions = excluded.protected_questions,
    feedback_from = excluded.feedback_from, feedback_at = excluded.feedback_at
  where known is distinct from excluded;
end $$;
--> statement-breakpoint

-- Adds up the rollups of interviews: first for each interviewer, then these for the interview.
create function insight_write_figures(given uuid[]) returns void
language plpgsql as $$
begin
  delete from interviewer_figures f where f.interview_id = any(given) and not exists (
    select from call_rollup k join interviewer_rollup p on p.call_id = k.call_id
    where k.interview_id = f.interview_id and p.user_id = f.user_id);
  insert into interviewer_figures as kept (
    interview_id, user_id, organization_id, start_time, visibility, owner_id, position_id, interview_stage_id,
    duration_ms, starts, on_time_starts, measured, agendas, invitations, talk_ratios, talk_ratio_percent,
    monologues, monologue_ms, talk_ms, words, interactivities, interactivity_centi, question_counts, questions,
    protected_counts, protected_questions, feedbacks, feedback_ms, feedbacks_in_day, feedbacks_in_week,
    feedbacks_missing, feedback_from)
  select k.interview_id, p.user_id, k.organization_id, min(k.start_time), k.visibility, k.owner_id, k.position_id,
    k.interview_stage_id, coalesce(sum(k.duration_ms), 0), count(k.start_delay_sec),
    count(*) filter (where k.start_delay_sec <= 300), count(*) filter (where k.is_measured),
    count(*) filter (where k.is_measured and k.agenda_at_ms <= 600000),
    count(*) filter (where k.is_measured and k.invited_before_end_ms <= 900000),
    count(k.candidate_talk_ratio_percent), coalesce(sum(k.candidate_talk_ratio_percent), 0),
    count(p.longest_monologue_ms), coalesce(sum(p.longest_monologue_ms), 0),
    coalesce(sum(p.talk_ms), 0), coalesce(sum(p.word_count), 0),
    count(k.interactivity_centi), coalesce(sum(k.interactivity_centi), 0),
    count(p.question_count), coalesce(sum(p.question_count), 0),
    count(p.protected_questions), coalesce(sum(p.protected_questions), 0),
    count(p.feedback_at),
    coalesce(sum(greatest(0, extract(epoch from p.feedback_at - p.feedback_from) * 1000))
      filter (where p.feedback_at is not null), 0),
    count(*) filter (where p.feedback_at <= p.feedback_from + interval '24 hours'),
    count(*) filter (where p.feedback_at <= p.feedback_from + interval '168 hours'),
    count(*) filter (where p.feedback_from is not null and p.feedback_at is null), max(p.feedback_from)
  from call_rollup k join interviewer_rollup p on p.call_id = k.call_id
  where k.interview_id = any(given)
  group by k.interview_id, p.user_id, k.organization_id, k.visibility, k.owner_id, k.position_id, k.interview_stage_id
  on conflict (interview_id, user_id) do update set
    start_time = excluded.start_time, visibility = excluded.visibility, owner_id = excluded.owner_id,
    position_id = excluded.position_id, interview_stage_id = excluded.interview_stage_id,
    duration_ms = excluded.duration_ms, starts = excluded.starts, on_time_starts = excluded.on_time_starts,
    measured = excluded.measured, agendas = excluded.agendas, invitations = excluded.invitations,
    talk_ratios = excluded.talk_ratios, talk_ratio_percent = excluded.talk_ratio_percent,
    monologues = excluded.monologues, monologue_ms = excluded.monologue_ms, talk_ms = excluded.talk_ms,
    words = excluded.words, interactivities = excluded.interactivities,
    interactivity_centi = excluded.interactivity_centi, question_counts = excluded.question_counts,
    questions = excluded.questions, protected_counts = excluded.protected_counts,
    protected_questions = excluded.protected_questions, feedbacks = excluded.feedbacks,
    feedback_ms = excluded.feedback_ms, feedbacks_in_day = excluded.feedbacks_in_day,
    feedbacks_in_week = excluded.feedbacks_in_week, feedbacks_missing = excluded.feedbacks_missing,
    feedback_from = excluded.feedback_from
  where kept is distinct from excluded;
  delete from interview_figures f where f.interview_id = any(given)
    and not exists (select from call_rollup k where k.interview_id = f.interview_id);
  insert into interview_figures as kept (
    interview_id, organization_id, start_time, visibility, owner_id, position_id, interview_stage_id,
    candidate_id, interviewers, transcripts, recorded_ms, own_starts, own_on_time_starts, own_talk_ratios,
    own_talk_ratio_percent, guide_questions, guide_questions_asked,
    duration_ms, starts, on_time_starts, measured, agendas, invitations, talk_ratios, talk_ratio_percent,
    monologues, monologue_ms, talk_ms, words, interactivities, interactivity_centi, question_counts, questions,
    protected_counts, protected_questions, feedbacks, feedback_ms, feedbacks_in_day, feedbacks_in_week,
    feedbacks_missing, feedback_from)
  select own.*, people.*
  from (
    select k.interview_id, k.organization_id, min(k.start_time), k.visibility, k.owner_id, k.position_id, k.interview_stage_id,
      k.candidate_id,
      (select count(*) from interviewer_figures p where p.interview_id = k.interview_id),
      count(*) filter (where k.is_transcribed), coalesce(sum(k.duration_ms), 0), count(k.start_delay_sec),
      count(*) filter (where k.start_delay_sec <= 300),
      count(k.candidate_talk_ratio_percent), coalesce(sum(k.candidate_talk_ratio_percent), 0),
      sum(k.guide_questions), sum(k.guide_questions_asked)
    from call_rollup k where k.interview_id = any(given)
    group by k.interview_id, k.organization_id, k.visibility, k.owner_id, k.position_id, k.interview_stage_id, k.candidate_id) own
  cross join lateral (
    select coalesce(sum(duration_ms), 0), coalesce(sum(starts), 0), coalesce(sum(on_time_starts), 0),
      coalesce(sum(measured), 0), coalesce(sum(agendas), 0), coalesce(sum(invitations), 0),
      coalesce(sum(talk_ratios), 0), coalesce(sum(talk_ratio_percent), 0),
      coalesce(sum(monologues), 0), coalesce(sum(monologue_ms), 0), coalesce(sum(talk_ms), 0),
      coalesce(sum(words), 0), coalesce(sum(interactivities), 0), coalesce(sum(interactivity_centi), 0),
      coalesce(sum(question_counts), 0), coalesce(sum(questions), 0),
      coalesce(sum(protected_counts), 0), coalesce(sum(protected_questions), 0),
      coalesce(sum(feedbacks), 0), coalesce(sum(feedback_ms), 0), coalesce(sum(feedbacks_in_day), 0),
      coalesce(sum(feedbacks_in_week), 0), coalesce(sum(feedbacks_missing), 0), max(feedback_from)
    from interviewer_figures p where p.interview_id = own.interview_id) people
  on conflict (interview_id) do update set
    start_time = excluded.start_time, visibility = excluded.visibility, owner_id = excluded.owner_id,
    position_id = excluded.position_id, interview_stage_id = excluded.interview_stage_id,
    candidate_id = excluded.candidate_id, interviewers = excluded.interviewers, transcripts = excluded.transcripts,
    recorded_ms = excluded.recorded_ms, own_starts = excluded.own_starts,
    own_on_time_starts = excluded.own_on_time_starts, own_talk_ratios = excluded.own_talk_ratios,
    own_talk_ratio_percent = excluded.own_talk_ratio_percent, guide_questions = excluded.guide_questions,
    guide_questions_asked = excluded.guide_questions_asked,
    duration_ms = excluded.duration_ms, starts = excluded.starts, on_time_starts = excluded.on_time_starts,
    measured = excluded.measured, agendas = excluded.agendas, invitations = excluded.invitations,
    talk_ratios = excluded.talk_ratios, talk_ratio_percent = excluded.talk_ratio_percent,
    monologues = excluded.monologues, monologue_ms = excluded.monologue_ms, talk_ms = excluded.talk_ms,
    words = excluded.words, interactivities = excluded.interactivities,
    interactivity_centi = excluded.interactivity_centi, question_counts = excluded.question_counts,
    questions = excluded.questions, protected_counts = excluded.protected_counts,
    protected_questions = excluded.protected_questions, feedbacks = excluded.feedbacks,
    feedback_ms = excluded.feedback_ms, feedbacks_in_day = excluded.feedbacks_in_day,
    feedbacks_in_week = excluded.feedbacks_in_week, feedbacks_missing = excluded.feedbacks_missing,
    feedback_from = excluded.feedback_from
  where kept is distinct from excluded;
end $$;
--> statement-breakpoint

-- What rules found in interviews, with what decides who may see them. An interview that began counts there alone,
-- whenever its further recordings were.
create function insight_write_spoken(given uuid[]) returns void
language plpgsql as $$
declare
  found spoken_figures[];
begin
  found := array(
    select row(k.interview_id, k.organization_id, k.start_time, k.visibility, k.owner_id, k.position_id,
      k.interview_stage_id, counted.kind, counted.theme, counted.minimum, counted.maximum, count(*))::spoken_figures
    from interview_figures k
    join call_rollup c on c.interview_id = k.interview_id
    join spoken_finding f on f.call_id = c.call_id
    cross join lateral (
      select f.kind, f.theme, 0, 0 where f.kind in ('QUESTION', 'MOTIVE')
      union all select f.kind, '', 0, 0 where f.kind in ('QUESTION', 'MOTIVE')
      union all select f.kind, concat_ws(' ', f.period, f.currency), f.minimum, f.maximum
        where f.kind in ('PAY_OFFERED', 'PAY_EXPECTED')
      union all select 'PAY', '', 0, 0 where f.kind in ('PAY_OFFERED', 'PAY_EXPECTED')
    ) counted(kind, theme, minimum, maximum)
    where k.interview_id = any(given)
    group by k.interview_id, counted.kind, counted.theme, counted.minimum, counted.maximum);
  delete from spoken_figures s where s.interview_id = any(given) and not exists (
    select from unnest(found) f where (f.interview_id, f.kind, f.theme, f.minimum, f.maximum)
      = (s.interview_id, s.kind, s.theme, s.minimum, s.maximum));
  if cardinality(found) = 0 then return; end if;
  insert into spoken_figures as kept
  select f.* from unnest(found) f
  on conflict (interview_id, kind, theme, minimum, maximum) do update set
    start_time = excluded.start_time, visibility = excluded.visibility, owner_id = excluded.owner_id,
    position_id = excluded.position_id, interview_stage_id = excluded.interview_stage_id,
    sentences = excluded.sentences
  where kept is distinct from excluded;
end $$;
--> statement-breakpoint

-- Few rows are written by kept plans, for planning takes longer than they do; many are planned for, by the size
-- that the tables have by then.
create function insight_plan_for(changed integer) returns void
language plpgsql as $$
begin
  if changed > 20 then perform set_config('plan_cache_mode', 'force_custom_plan', true); end if;
end $$;
--> statement-breakpoint

-- Only its own marks are there for a transaction: the others' are gone when they end. The first works off all.
create function insight_flush() returns trigger
language plpgsql security definer set search_path = public set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  marked uuid[];
begin
  if not exists (select from insight_pending where interview_id = new.interview_id) then return null; end if;
  with gone as (delete from insight_pending returning interview_id)
  select array_agg(interview_id) into marked from gone;
  perform insight_plan_for(cardinality(marked));
  perform insight_write_calls(marked);
  perform insight_write_interviewers(marked);
  perform insight_write_figures(marked);
  perform insight_write_spoken(marked);
  return null;
end $$;
--> statement-breakpoint

create constraint trigger insight_flush after insert on insight_pending
  deferrable initially deferred for each row execute function insight_flush();
--> statement-breakpoint

-- What marks an interview. The argument is the column by which a row names its call or its interview.
create function insight_source_changed() returns trigger
language plpgsql security definer set search_path = public set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  was uuid; now uuid;
begin
  if tg_argv[0] = 'call_id' then
    if tg_op <> 'INSERT' then was := old.call_id; end if;
    if tg_op <> 'DELETE' then now := new.call_id; end if;
    insert into insight_pending (interview_id, organization_id)
    select distinct i.id, i.organization_id from call c join interview i on i.id = c.interview_id
    where c.id in (was, now) order by 1 on conflict do nothing;
    return null;
  end if;
  if tg_argv[0] = 'interview_id' then
    if tg_op <> 'INSERT' then was := old.interview_id; end if;
    if tg_op <> 'DELETE' then now := new.interview_id; end if;
  else
    was := old.id;
    now := new.id;
  end if;
  insert into insight_pending (interview_id, organization_id)
  select id, organization_id from interview where id in (was, now) order by id on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint

create trigger insight_source_added after insert or delete on call
  for each row execute function insight_source_changed('interview_id');
--> statement-breakpoint

create trigger insight_source_changed after update of interview_id, start_time, end_time, duration_ms, deleted_at
  on call for each row execute function insight_source_changed('interview_id');
--> statement-breakpoint

create trigger insight_source_changed after update of visibility, owner_id, position_id, interview_stage_id,
  candidate_id, scheduled_start, deleted_at
  on interview for each row execute function insight_source_changed('id');
--> statement-breakpoint

create trigger insight_source_changed after insert or update or delete on interview_interviewer
  for each row execute function insight_source_changed('interview_id');
--> statement-breakpoint

create trigger insight_source_changed after insert or update of status, submitted_at or delete on scorecard
  for each row execute function insight_source_changed('interview_id');
--> statement-breakpoint

create trigger insight_source_changed after insert or update or delete on call_metric
  for each row execute function insight_source_changed('call_id');
--> statement-breakpoint

create trigger insight_source_changed after insert or update or delete on speaker
  for each row execute function insight_source_changed('call_id');
--> statement-breakpoint

create trigger insight_source_changed after insert or update of status or delete on ai_note
  for each row execute function insight_source_changed('call_id');
--> statement-breakpoint

create trigger insight_source_changed after insert or update of protected_questions or delete on ai_outline
  for each row execute function insight_source_changed('call_id');
--> statement-breakpoint

create trigger insight_source_changed after insert or delete on spoken_finding
  for each row execute function insight_source_changed('call_id');
--> statement-breakpoint

create function insight_user_renamed() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into insight_pending (interview_id, organization_id)
  select p.interview_id, p.organization_id from interview_interviewer p
  where p.user_id = new.id order by 1 on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint

create trigger insight_user_renamed after update of name on "user"
  for each row when (old.name is distinct from new.name) execute function insight_user_renamed();
--> statement-breakpoint

-- Whoever writes the sums of organizations waits for the one before to end, so none misses what another has
-- just written.
create function insight_lock_sums(organizations uuid[]) returns void
language plpgsql as $$
declare
  organization uuid;
begin
  for organization in select distinct o from unnest(organizations) o order by o loop
    perform pg_advisory_xact_lock(hashtext('interview_sums'), hashtext(organization::text));
  end loop;
end $$;
--> statement-breakpoint

-- The number of a candidate, a new one where there is none.
create function insight_number_candidate() returns trigger
language plpgsql security definer set search_path = public set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  new.candidate_number := (select n.number from candidate_number n where n.candidate_id = new.candidate_id);
  if new.candidate_id is null or new.candidate_number is not null then return new; end if;
  perform insight_lock_sums(array[new.organization_id]);
  insert into candidate_number (organization_id, candidate_id, number)
  select new.organization_id, new.candidate_id, coalesce(max(n.number) + 1, 0)
  from candidate_number n where n.organization_id = new.organization_id
  on conflict (candidate_id) do nothing;
  new.candidate_number := (select n.number from candidate_number n where n.candidate_id = new.candidate_id);
  return new;
end $$;
--> statement-breakpoint

create trigger insight_number_candidate before insert or update on interview_figures
  for each row execute function insight_number_candidate();
--> statement-breakpoint

-- Adds up anew the days on which interviews began or begin, and their months from the days.
create function insight_write_sums(changed interview_figures[]) returns void
language plpgsql as $$
declare
  of_organizations uuid[]; of_days date[]; in_organizations uuid[]; of_months date[];
begin
  select array_agg(organization_id), array_agg(day) into of_organizations, of_days from (
    select distinct organization_id, (start_time at time zone 'UTC')::date as day from unnest(changed)) days;
  select array_agg(organization), array_agg(month) into in_organizations, of_months from (
    select distinct organization, date_trunc('month', day)::date as month
    from unnest(of_organizations, of_days) days(organization, day)) months;
  perform insight_lock_sums(in_organizations);
  delete from interview_sums d using unnest(of_organizations, of_days) days(organization, day)
  where d.organization_id = days.organization and d.unit = 'DAY' and d.begins = days.day;
  delete from interview_sums d using unnest(in_organizations, of_months) months(organization, month)
  where d.organization_id = months.organization and d.unit = 'MONTH' and d.begins = months.month;
  insert into interview_sums (
    organization_id, unit, begins, visibility,
    interviews, interviewed, transcribed, recorded_ms, own_starts, own_on_time_starts, own_talk_ratios,
    own_talk_ratio_percent, guide_questions, guide_questions_asked, known_own_starts, known_own_talk_ratios,
    known_guides, duration_ms, starts, on_time_starts, measured, agendas, invitations, talk_ratios,
    talk_ratio_percent, monologues, monologue_ms, talk_ms, words, interactivities, interactivity_centi,
    question_counts, questions, protected_counts, protected_questions, feedbacks, feedback_ms, feedbacks_in_day,
    feedbacks_in_week, feedbacks_missing, known_starts, known_measured, known_talk_ratios, known_monologues,
    known_talk, known_interactivities, known_question_counts, known_protected_counts, known_feedbacks,
    known_feedbacks_due)
  select days.organization, 'DAY', days.day, visibility,
    count(*), count(*) filter (where interviewers > 0), count(*) filter (where transcripts > 0),
    sum(recorded_ms::bigint), sum(own_starts),
    sum(own_on_time_starts), sum(own_talk_ratios), sum(own_talk_ratio_percent), sum(guide_questions),
    sum(guide_questions_asked), count(*) filter (where own_starts > 0), count(*) filter (where own_talk_ratios >
    0), count(*) filter (where guide_questions > 0), sum(duration_ms::bigint), sum(starts), sum(on_time_starts),
    sum(measured), sum(agendas), sum(invitations), sum(talk_ratios), sum(talk_ratio_percent), sum(monologues),
    sum(monologue_ms::bigint), sum(talk_ms::bigint), sum(words), sum(interactivities), sum(interactivity_centi),
    sum(question_counts), sum(questions), sum(protected_counts), sum(protected_questions), sum(feedbacks),
    sum(feedback_ms), sum(feedbacks_in_day), sum(feedbacks_in_week), sum(feedbacks_missing), count(*) filter
    (where starts > 0), count(*) filter (where measured > 0), count(*) filter (where talk_ratios > 0), count(*)
    filter (where monologues > 0), count(*) filter (where talk_ms > 0), count(*) filter (where interactivities >
    0), count(*) filter (where question_counts > 0), count(*) filter (where protected_counts > 0), count(*)
    filter (where feedbacks > 0), count(*) filter (where feedbacks + feedbacks_missing > 0)
  from unnest(of_organizations, of_days) days(organization, day)
  cross join lateral (
    select * from interview_figures f
    where f.organization_id = days.organization and f.start_time >= days.day::timestamp at time zone 'UTC'
      and f.start_time < (days.day + 1)::timestamp at time zone 'UTC' offset 0) f
  group by days.organization, days.day, visibility;
  insert into interview_sums (
    organization_id, unit, begins, visibility,
    interviews, interviewed, transcribed, recorded_ms, own_starts, own_on_time_starts, own_talk_ratios,
    own_talk_ratio_percent, guide_questions, guide_questions_asked, known_own_starts, known_own_talk_ratios,
    known_guides, duration_ms, starts, on_time_starts, measured, agendas, invitations, talk_ratios,
    talk_ratio_percent, monologues, monologue_ms, talk_ms, words, interactivities, interactivity_centi,
    question_counts, questions, protected_counts, protected_questions, feedbacks, feedback_ms, feedbacks_in_day,
    feedbacks_in_week, feedbacks_missing, known_starts, known_measured, known_talk_ratios, known_monologues,
    known_talk, known_interactivities, known_question_counts, known_protected_counts, known_feedbacks,
    known_feedbacks_due)
  select months.organization, 'MONTH', months.month, visibility,
    sum(interviews), sum(interviewed), sum(transcribed), sum(recorded_ms), sum(own_starts), sum(own_on_time_starts),
    sum(own_talk_ratios), sum(own_talk_ratio_percent), sum(guide_questions), sum(guide_questions_asked),
    sum(known_own_starts), sum(known_own_talk_ratios), sum(known_guides), sum(duration_ms), sum(starts),
    sum(on_time_starts), sum(measured), sum(agendas), sum(invitations), sum(talk_ratios),
    sum(talk_ratio_percent), sum(monologues), sum(monologue_ms), sum(talk_ms), sum(words), sum(interactivities),
    sum(interactivity_centi), sum(question_counts), sum(questions), sum(protected_counts),
    sum(protected_questions), sum(feedbacks), sum(feedback_ms), sum(feedbacks_in_day), sum(feedbacks_in_week),
    sum(feedbacks_missing), sum(known_starts), sum(known_measured), sum(known_talk_ratios),
    sum(known_monologues), sum(known_talk), sum(known_interactivities), sum(known_question_counts),
    sum(known_protected_counts), sum(known_feedbacks), sum(known_feedbacks_due)
  from unnest(in_organizations, of_months) months(organization, month)
  cross join lateral (
    select * from interview_sums d
    where d.organization_id = months.organization and d.unit = 'DAY' and d.begins >= months.month
      and d.begins < months.month + interval '1 month' offset 0) d
  group by months.organization, months.month, visibility;
end $$;
--> statement-breakpoint

-- Notes anew who had interviews in the months in which these began or begin.
create function insight_write_candidates(changed interview_figures[]) returns void
language plpgsql as $$
declare
  organizations uuid[]; months date[]; visibilities text[]; numbers int[]; are_held boolean[];
begin
  perform insight_lock_sums(array(select organization_id from unnest(changed)));
  select array_agg(organization_id), array_agg(month), array_agg(visibility), array_agg(number), array_agg(exists (
    select from interview_figures f
    where f.organization_id = had.organization_id and f.candidate_number = had.number
      and f.visibility = had.visibility and f.start_time >= had.month::timestamp at time zone 'UTC'
      and f.start_time < (had.month + interval '1 month') at time zone 'UTC'))
  into organizations, months, visibilities, numbers, are_held
  from (
    select distinct organization_id, date_trunc('month', start_time at time zone 'UTC')::date as month, visibility,
      candidate_number as number
    from unnest(changed) where candidate_number is not null) had;
  insert into candidate_month as kept (organization_id, month, visibility, chunk, bits)
  select organization, month, visibility, number / 8192, bit_or(set_bit(0::bit(8192), number % 8192, 1))
  from unnest(organizations, months, visibilities, numbers, are_held) c(organization, month, visibility, number, is_held)
  where is_held group by 1, 2, 3, 4
  on conflict (organization_id, month, visibility, chunk) do update set bits = kept.bits | excluded.bits
  where kept.bits | excluded.bits <> kept.bits;
  if not false = any(are_held) then return; end if;
  update candidate_month kept set bits = kept.bits & ~gone.bits
  from (
    select organization, month, visibility, number / 8192 as chunk,
      bit_or(set_bit(0::bit(8192), number % 8192, 1)) as bits
    from unnest(organizations, months, visibilities, numbers, are_held) c(organization, month, visibility, number, is_held)
    where not is_held group by 1, 2, 3, 4) gone
  where kept.organization_id = gone.organization and kept.month = gone.month
    and kept.visibility = gone.visibility and kept.chunk = gone.chunk;
  delete from candidate_month kept using unnest(organizations, months, visibilities) c(organization, month, visibility)
  where kept.organization_id = c.organization and kept.month = c.month and kept.visibility = c.visibility
    and bit_count(kept.bits) = 0;
end $$;
--> statement-breakpoint

-- Adds up anew what people held of a visibility from the first month on in which these interviews began or begin.
create function insight_write_interviewer_sums(changed interviewer_figures[]) returns void
language plpgsql as $$
declare
  organizations uuid[]; people uuid[]; visibilities text[]; months date[];
begin
  select array_agg(organization_id), array_agg(user_id), array_agg(visibility), array_agg(month)
  into organizations, people, visibilities, months
  from (
    select organization_id, user_id, visibility, date_trunc('month', min(start_time at time zone 'UTC'))::date as month
    from unnest(changed) group by 1, 2, 3) held;
  perform insight_lock_sums(organizations);
  delete from interviewer_sums d
  using unnest(organizations, people, visibilities, months) key(organization, person, visibility, since)
  where d.organization_id = key.organization and d.user_id = key.person and d.visibility = key.visibility
    and d.month >= key.since;
  insert into interviewer_sums (
    organization_id, user_id, visibility, month, next_month,
    interviews, duration_ms, starts, on_time_starts, measured, agendas, invitations, talk_ratios,
    talk_ratio_percent, monologues, monologue_ms, talk_ms, words, interactivities, interactivity_centi,
    question_counts, questions, protected_counts, protected_questions, feedbacks, feedback_ms, feedbacks_in_day,
    feedbacks_in_week, feedbacks_missing, known_starts, known_measured, known_talk_ratios, known_monologues,
    known_talk, known_interactivities, known_question_counts, known_protected_counts, known_feedbacks,
    known_feedbacks_due)
  select key.organization, key.person, key.visibility, held.month, lead(held.month, 1, '9999-01-01') over later,
    coalesce(before.interviews, 0) + sum(held.interviews) over later, coalesce(before.duration_ms, 0) +
    sum(held.duration_ms) over later, coalesce(before.starts, 0) + sum(held.starts) over later,
    coalesce(before.on_time_starts, 0) + sum(held.on_time_starts) over later, coalesce(before.measured, 0) +
    sum(held.measured) over later, coalesce(before.agendas, 0) + sum(held.agendas) over later,
    coalesce(before.invitations, 0) + sum(held.invitations) over later, coalesce(before.talk_ratios, 0) +
    sum(held.talk_ratios) over later, coalesce(before.talk_ratio_percent, 0) + sum(held.talk_ratio_percent) over
    later, coalesce(before.monologues, 0) + sum(held.monologues) over later, coalesce(before.monologue_ms, 0) +
    sum(held.monologue_ms) over later, coalesce(before.talk_ms, 0) + sum(held.talk_ms) over later,
    coalesce(before.words, 0) + sum(held.words) over later, coalesce(before.interactivities, 0) +
    sum(held.interactivities) over later, coalesce(before.interactivity_centi, 0) +
    sum(held.interactivity_centi) over later, coalesce(before.question_counts, 0) + sum(held.question_counts)
    over later, coalesce(before.questions, 0) + sum(held.questions) over later,
    coalesce(before.protected_counts, 0) + sum(held.protected_counts) over later,
    coalesce(before.protected_questions, 0) + sum(held.protected_questions) over later,
    coalesce(before.feedbacks, 0) + sum(held.feedbacks) over later, coalesce(before.feedback_ms, 0) +
    sum(held.feedback_ms) over later, coalesce(before.feedbacks_in_day, 0) + sum(held.feedbacks_in_day) over
    later, coalesce(before.feedbacks_in_week, 0) + sum(held.feedbacks_in_week) over later,
    coalesce(before.feedbacks_missing, 0) + sum(held.feedbacks_missing) over later,
    coalesce(before.known_starts, 0) + sum(held.known_starts) over later, coalesce(before.known_measured, 0) +
    sum(held.known_measured) over later, coalesce(before.known_talk_ratios, 0) + sum(held.known_talk_ratios)
    over later, coalesce(before.known_monologues, 0) + sum(held.known_monologues) over later,
    coalesce(before.known_talk, 0) + sum(held.known_talk) over later, coalesce(before.known_interactivities, 0)
    + sum(held.known_interactivities) over later, coalesce(before.known_question_counts, 0) +
    sum(held.known_question_counts) over later, coalesce(before.known_protected_counts, 0) +
    sum(held.known_protected_counts) over later, coalesce(before.known_feedbacks, 0) + sum(held.known_feedbacks)
    over later, coalesce(before.known_feedbacks_due, 0) + sum(held.known_feedbacks_due) over later
  from unnest(organizations, people, visibilities, months) key(organization, person, visibility, since)
  cross join lateral (
    select date_trunc('month', start_time at time zone 'UTC')::date as month,
      count(*) as interviews, sum(duration_ms::bigint) as duration_ms, sum(starts) as starts,
      sum(on_time_starts) as on_time_starts, sum(measured) as measured, sum(agendas) as agendas,
      sum(invitations) as invitations, sum(talk_ratios) as talk_ratios, sum(talk_ratio_percent) as
      talk_ratio_percent, sum(monologues) as monologues, sum(monologue_ms::bigint) as monologue_ms,
      sum(talk_ms::bigint) as talk_ms, sum(words) as words, sum(interactivities) as interactivities,
      sum(interactivity_centi) as interactivity_centi, sum(question_counts) as question_counts, sum(questions)
      as questions, sum(protected_counts) as protected_counts, sum(protected_questions) as protected_questions,
      sum(feedbacks) as feedbacks, sum(feedback_ms) as feedback_ms, sum(feedbacks_in_day) as feedbacks_in_day,
      sum(feedbacks_in_week) as feedbacks_in_week, sum(feedbacks_missing) as feedbacks_missing, count(*) filter
      (where starts > 0) as known_starts, count(*) filter (where measured > 0) as known_measured, count(*)
      filter (where talk_ratios > 0) as known_talk_ratios, count(*) filter (where monologues > 0) as
      known_monologues, count(*) filter (where talk_ms > 0) as known_talk, count(*) filter (where
      interactivities > 0) as known_interactivities, count(*) filter (where question_counts > 0) as
      known_question_counts, count(*) filter (where protected_counts > 0) as known_protected_counts, count(*)
      filter (where feedbacks > 0) as known_feedbacks, count(*) filter (where feedbacks + feedbacks_missing > 0)
      as known_feedbacks_due
    from interviewer_figures f
    where f.organization_id = key.organization and f.user_id = key.person and f.visibility = key.visibility
      and f.start_time >= key.since::timestamp at time zone 'UTC'
    group by 1 offset 0) held
  left join lateral (
    select * from interviewer_sums d
    where d.organization_id = key.organization and d.user_id = key.person and d.visibility = key.visibility
      and d.month < key.since
    order by month desc limit 1) before on true
  window later as (partition by key.organization, key.person, key.visibility order by held.month);
  update interviewer_sums d set next_month = coalesce(
    (select min(n.month) from interviewer_sums n where n.organization_id = key.organization
      and n.user_id = key.person and n.visibility = key.visibility and n.month >= key.since), '9999-01-01')
  from unnest(organizations, people, visibilities, months) key(organization, person, visibility, since)
  where d.organization_id = key.organization and d.user_id = key.person and d.visibility = key.visibility
    and d.month = (select max(p.month) from interviewer_sums p where p.organization_id = key.organization
      and p.user_id = key.person and p.visibility = key.visibility and p.month < key.since);
end $$;
--> statement-breakpoint

create function insight_interviews_changed() returns trigger
language plpgsql security definer set search_path = public set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  changed interview_figures[];
begin
  if tg_op <> 'INSERT' then changed := array(select o::interview_figures from was o); end if;
  if tg_op <> 'DELETE' then changed := changed || array(select n::interview_figures from became n); end if;
  if cardinality(changed) > 0 then
    perform insight_plan_for(cardinality(changed));
    perform insight_write_sums(changed);
    perform insight_write_candidates(changed);
  end if;
  return null;
end $$;
--> statement-breakpoint

create trigger insight_insert_changes after insert on interview_figures referencing new table as became
  for each statement execute function insight_interviews_changed();
--> statement-breakpoint

create trigger insight_update_changes after update on interview_figures referencing old table as was new table as became
  for each statement execute function insight_interviews_changed();
--> statement-breakpoint

create trigger insight_delete_changes after delete on interview_figures referencing old table as was
  for each statement execute function insight_interviews_changed();
--> statement-breakpoint

-- Adds up anew the days on which these interviews began or begin, and their months from the days.
create function insight_write_spoken_sums(changed spoken_figures[]) returns void
language plpgsql as $$
declare
  of_organizations uuid[]; of_days date[]; in_organizations uuid[]; of_months date[];
begin
  select array_agg(organization_id), array_agg(day) into of_organizations, of_days from (
    select distinct organization_id, (start_time at time zone 'UTC')::date as day from unnest(changed)) days;
  select array_agg(organization), array_agg(month) into in_organizations, of_months from (
    select distinct organization, date_trunc('month', day)::date as month
    from unnest(of_organizations, of_days) days(organization, day)) months;
  perform insight_lock_sums(in_organizations);
  delete from spoken_sums d using unnest(of_organizations, of_days) days(organization, day)
  where d.organization_id = days.organization and d.unit = 'DAY' and d.begins = days.day;
  delete from spoken_sums d using unnest(in_organizations, of_months) months(organization, month)
  where d.organization_id = months.organization and d.unit = 'MONTH' and d.begins = months.month;
  insert into spoken_sums (organization_id, kind, unit, begins, theme, interviews, sentences)
  select days.organization, f.kind, 'DAY', days.day, f.theme, count(*), sum(f.sentences)
  from unnest(of_organizations, of_days) days(organization, day)
  cross join lateral (
    select * from spoken_figures f
    where f.organization_id = days.organization and f.start_time >= days.day::timestamp at time zone 'UTC'
      and f.start_time < (days.day + 1)::timestamp at time zone 'UTC'
      and f.kind in ('QUESTION', 'MOTIVE', 'PAY') offset 0) f
  group by days.organization, f.kind, days.day, f.theme;
  insert into spoken_sums (organization_id, kind, unit, begins, theme, interviews, sentences)
  select months.organization, d.kind, 'MONTH', months.month, d.theme, sum(d.interviews), sum(d.sentences)
  from unnest(in_organizations, of_months) months(organization, month)
  cross join unnest(array['QUESTION', 'MOTIVE', 'PAY']) one(kind)
  cross join lateral (
    select * from spoken_sums d
    where d.organization_id = months.organization and d.kind = one.kind and d.unit = 'DAY'
      and d.begins >= months.month and d.begins < months.month + interval '1 month' offset 0) d
  group by months.organization, d.kind, months.month, d.theme;
end $$;
--> statement-breakpoint

create function insight_spoken_changed() returns trigger
language plpgsql security definer set search_path = public set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  changed spoken_figures[];
begin
  if tg_op <> 'INSERT' then changed := array(select o::spoken_figures from was o); end if;
  if tg_op <> 'DELETE' then changed := changed || array(select n::spoken_figures from became n); end if;
  if cardinality(changed) > 0 then
    perform insight_plan_for(cardinality(changed));
    perform insight_write_spoken_sums(changed);
  end if;
  return null;
end $$;
--> statement-breakpoint

create trigger insight_insert_changes after insert on spoken_figures referencing new table as became
  for each statement execute function insight_spoken_changed();
--> statement-breakpoint

create trigger insight_update_changes after update on spoken_figures referencing old table as was new table as became
  for each statement execute function insight_spoken_changed();
--> statement-breakpoint

create trigger insight_delete_changes after delete on spoken_figures referencing old table as was
  for each statement execute function insight_spoken_changed();
--> statement-breakpoint

create function insight_interviewers_changed() returns trigger
language plpgsql security definer set search_path = public set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  changed interviewer_figures[];
begin
  if tg_op <> 'INSERT' then changed := array(select o::interviewer_figures from was o); end if;
  if tg_op <> 'DELETE' then changed := changed || array(select n::interviewer_figures from became n); end if;
  if cardinality(changed) > 0 then
    perform insight_plan_for(cardinality(changed));
    perform insight_write_interviewer_sums(changed);
  end if;
  return null;
end $$;
--> statement-breakpoint

create trigger insight_insert_changes after insert on interviewer_figures referencing new table as became
  for each statement execute function insight_interviewers_changed();
--> statement-breakpoint

create trigger insight_update_changes after update on interviewer_figures referencing old table as was new table as became
  for each statement execute function insight_interviewers_changed();
--> statement-breakpoint

create trigger insight_delete_changes after delete on interviewer_figures referencing old table as was
  for each statement execute function insight_interviewers_changed();
--> statement-breakpoint

-- Counts a day anew, once in a transaction: its end is when the deferred triggers call it. See insight_lock_sums
-- for the lock.
create function insight_write_histogram(organization uuid, of_day date) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  counted text := coalesce(current_setting('insight.counted_days', true), '');
begin
  if position(concat(organization, of_day) in counted) > 0 then return; end if;
  perform set_config('insight.counted_days', concat(counted, organization, of_day, ' '), true);
  perform pg_advisory_xact_lock(hashtext('interview_day'), hashtext(organization::text));
  delete from metric_day d where d.organization_id = organization and d.day = of_day;
  insert into metric_day (organization_id, measure, day, value, recordings)
  select organization, known.measure, of_day, known.value, count(*)
  from call c join call_metric m on m.call_id = c.id
  cross join lateral (
    values ('SPEAKING_RATE', m.speaking_rate_wpm), ('INTERACTIVITY', m.interactivity_centi)) known(measure, value)
  where c.organization_id = organization and c.deleted_at is null and known.value is not null
    and c.start_time >= of_day::timestamp at time zone 'UTC'
    and c.start_time < (of_day + 1)::timestamp at time zone 'UTC'
  group by known.measure, known.value;
end $$;
--> statement-breakpoint

create function insight_metric_changed() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  perform insight_write_histogram(c.organization_id, (c.start_time at time zone 'UTC')::date)
  from call c where c.id = coalesce(new.call_id, old.call_id);
  return null;
end $$;
--> statement-breakpoint

create constraint trigger insight_metric_changed after insert or update or delete on call_metric
  deferrable initially deferred for each row execute function insight_metric_changed();
--> statement-breakpoint

create function insight_measured_call_changed() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  perform insight_write_histogram(organization_id, day) from (
    select old.organization_id, (old.start_time at time zone 'UTC')::date as day
    union
    select new.organization_id, (new.start_time at time zone 'UTC')::date where tg_op = 'UPDATE') changed
  order by day;
  return null;
end $$;
--> statement-breakpoint

create constraint trigger insight_measured_call_changed after update of start_time, deleted_at or delete on call
  deferrable initially deferred for each row execute function insight_measured_call_changed();
