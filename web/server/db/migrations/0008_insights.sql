-- Rollups write themselves: every change of what they are made of marks the interview in insight_pending,
-- and the end of the same transaction writes the marked ones anew.

create function insight_write_calls(given uuid) returns void
language sql as $$
  delete from call_rollup r where r.interview_id = given and not exists (
    select from call c join interview i on i.id = c.interview_id
    where c.id = r.call_id and c.interview_id = given and c.deleted_at is null and i.deleted_at is null);
  insert into call_rollup as known (
    call_id, organization_id, interview_id, start_time, is_first, visibility, owner_id, position_id,
    interview_stage_id, candidate_id, duration_ms, start_delay_sec, candidate_talk_ratio_percent,
    longest_monologue_ms, interactivity_centi, is_measured, agenda_at_ms, invited_before_end_ms,
    protected_questions, guide_questions, guide_questions_asked)
  select c.id, c.organization_id, i.id, c.start_time, c.is_first, i.visibility, i.owner_id, i.position_id,
    i.interview_stage_id, i.candidate_id, c.duration_ms,
    case when c.is_first then round(extract(epoch from c.start_time - i.scheduled_start)
      + m.interviewer_first_ms / 1000.0)::int end,
    m.candidate_talk_ratio_percent,
    case when m.interviewer_first_ms is not null then m.longest_monologue_ms end,
    m.interactivity_centi, m.interviewer_first_ms is not null, m.agenda_at_ms,
    m.last_word_ms - m.questions_invited_at_ms,
    (select jsonb_array_length(o.protected_questions) from ai_outline o where o.call_id = c.id),
    notes.questions, notes.asked
  from interview i
  join (select *, id = first_value(id) over (order by start_time, id) as is_first
    from call where interview_id = given and deleted_at is null) c on c.interview_id = i.id
  left join call_metric m on m.call_id = c.id
  cross join lateral (
    select count(*) as questions, count(*) filter (where n.status <> 'NOT_ASKED') as asked
    from ai_note n where n.call_id = c.id) notes
  where i.id = given and i.deleted_at is null and i.owner_id is not null
  on conflict (call_id) do update set
    interview_id = excluded.interview_id, start_time = excluded.start_time, is_first = excluded.is_first,
    visibility = excluded.visibility, owner_id = excluded.owner_id, position_id = excluded.position_id,
    interview_stage_id = excluded.interview_stage_id, candidate_id = excluded.candidate_id,
    duration_ms = excluded.duration_ms, start_delay_sec = excluded.start_delay_sec,
    candidate_talk_ratio_percent = excluded.candidate_talk_ratio_percent,
    longest_monologue_ms = excluded.longest_monologue_ms,
    interactivity_centi = excluded.interactivity_centi, is_measured = excluded.is_measured,
    agenda_at_ms = excluded.agenda_at_ms, invited_before_end_ms = excluded.invited_before_end_ms,
    protected_questions = excluded.protected_questions, guide_questions = excluded.guide_questions,
    guide_questions_asked = excluded.guide_questions_asked
  where known is distinct from excluded
$$;
--> statement-breakpoint

-- A voice is a person's when it is linked to them or has their name, or when there is one of each.
create function insight_write_interviewers(given uuid) returns void
language sql as $$
  delete from interviewer_rollup r using call_rollup k
  where k.interview_id = given and r.call_id = k.call_id and not exists (
    select from interview_interviewer p where p.interview_id = given and p.user_id = r.user_id);
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
    from call c where c.interview_id = given and c.deleted_at is null) ended
  cross join lateral (
    select (select count(*) from interview_interviewer where interview_id = given) as people,
      (select count(*) from speaker where call_id = k.call_id and role = 'INTERVIEWER' and merged_into_id is null) as voices
  ) alone
  cross join lateral (
    select sum(s.talk_ms)::int as talk_ms, sum(s.word_count)::int as word_count,
      max(s.longest_monologue_ms) as longest_ms, sum(s.question_count)::int as questions,
      (array_agg(s.longest_monologue_start_ms order by s.longest_monologue_ms desc, s.index))[1] as longest_start_ms,
      array_agg(s.id) as ids
    from speaker s where s.call_id = k.call_id and s.role = 'INTERVIEWER' and s.merged_into_id is null
      and (s.user_id = p.user_id or s.user_id is null
        and (lower(btrim(s.name)) = lower(btrim(u.name)) or (alone.people = 1 and alone.voices = 1)))
  ) voice
  left join scorecard card
    on card.interview_id = given and card.user_id = p.user_id and card.status = 'SUBMITTED'
  where k.interview_id = given
  on conflict (call_id, user_id) do update set
    talk_ms = excluded.talk_ms, word_count = excluded.word_count,
    longest_monologue_ms = excluded.longest_monologue_ms,
    longest_monologue_start_ms = excluded.longest_monologue_start_ms,
    question_count = excluded.question_count, protected_questions = excluded.protected_questions,
    feedback_from = excluded.feedback_from, feedback_at = excluded.feedback_at
  where known is distinct from excluded
$$;
--> statement-breakpoint

create function insight_mark(given uuid) returns void
language sql as $$
  insert into insight_pending (interview_id, organization_id)
  select id, organization_id from interview where id = given on conflict do nothing
$$;
--> statement-breakpoint

create function insight_flush() returns trigger
language plpgsql as $$
begin
  delete from insight_pending where interview_id = new.interview_id;
  if found then
    perform insight_write_calls(new.interview_id);
    perform insight_write_interviewers(new.interview_id);
  end if;
  return null;
end $$;
--> statement-breakpoint

create constraint trigger insight_flush after insert on insight_pending
  deferrable initially deferred for each row execute function insight_flush();
--> statement-breakpoint

-- What marks an interview. The argument is the column by which a row names its call or its interview.
create function insight_source_changed() returns trigger
language plpgsql as $$
declare
  was uuid; now uuid;
begin
  if tg_op <> 'INSERT' then was := (to_jsonb(old) ->> tg_argv[0])::uuid; end if;
  if tg_op <> 'DELETE' then now := (to_jsonb(new) ->> tg_argv[0])::uuid; end if;
  if tg_argv[0] = 'call_id' then
    perform insight_mark(interview_id) from call where id in (was, now);
  else
    perform insight_mark(given) from (select distinct unnest(array[was, now]) as given order by 1) marked
    where given is not null;
  end if;
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

create function insight_user_renamed() returns trigger
language plpgsql as $$
begin
  perform insight_mark(interview_id)
  from (select interview_id from interview_interviewer where user_id = new.id order by interview_id) changed;
  return null;
end $$;
--> statement-breakpoint
create trigger insight_user_renamed after update of name on "user"
  for each row when (old.name is distinct from new.name) execute function insight_user_renamed();
