-- The search index writes itself: every change of what it is made of marks the interview in
-- search_pending, and the end of the same transaction writes the marked ones anew. Triggers that read other
-- tables act as the tables' owner, as those of insights do.

-- Room on each page, so that a change of rights leaves the words and their index alone.
alter table search_transcript set (fillfactor = 80);
--> statement-breakpoint

create function search_write_call(given uuid) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
begin
  delete from search_call where call_id = given
    and not exists (select from call where id = given and deleted_at is null);
  insert into search_call as known (
    call_id, organization_id, start_time, words, facets, duration_seconds, rating, candidate_talk_ratio,
    longest_monologue_seconds, interactivity, words_per_minute, question_count, hit)
  select
    c.id, c.organization_id, c.start_time,
    to_tsvector('pg_catalog.simple',
      search_attribute('én', array[interview.name])
      || search_attribute('ék', array[k.full_name])
      || search_attribute('éf', phones.forms)
      || search_attribute('ép', array[p.display_title])
      || search_attribute('ég', array[g.name])
      || search_attribute('éi', people.names)
      || search_attribute('él', talk.names)
      || search_attribute('és', array[s.title])
      || search_attribute('éq', cues.texts)
      || search_attribute('éo', topics.names)),
    array_remove(array[
      'candidate.name:' || k.full_name, 'candidate.id:' || k.id,
      'position.display_title:' || p.display_title, 'position_id:' || p.id,
      'client.name:' || g.name, 'client.id:' || g.id,
      'stage:' || s.title, 'type:' || c.type, 'status:' || c.transcription_status,
      'rating:' || c.rating, 'owner.id:' || interview.owner_id], null)
      || people.facets || cues.facets || topics.facets,
    round(c.duration_ms / 1000.0), c.rating, m.candidate_talk_ratio_percent / 100.0,
    talk.longest_seconds, m.interactivity_centi / 100.0, m.speaking_rate_wpm, m.questions_asked,
    jsonb_build_object(
      'call_timestamp_seconds', floor(extract(epoch from c.start_time))::bigint,
      'call_duration_seconds', round(c.duration_ms / 1000.0),
      'name', interview.name, 'type', c.type, 'status', c.transcription_status, 'visibility', interview.visibility,
      'rating', c.rating, 'stage', s.title,
      'position', case when p.id is not null then jsonb_build_object('id', p.id, 'display_title', p.display_title) end,
      'position_id', p.id,
      'client', case when g.id is not null then jsonb_build_object('id', g.id, 'name', g.name) end,
      'ai_interviewer', null,
      'candidate', case when k.id is not null then jsonb_build_object(
        'id', k.id, 'name', k.full_name, 'email', k.emails[1], 'phoneNumber', phones.first) end,
      'interviewers', people.hits,
      'interviewer_longest_monologue_seconds', talk.longest_seconds,
      'is_on_time_start', null,
      'candidate_talk_time_ratio', m.candidate_talk_ratio_percent / 100.0,
      'adjusted_call_interactivity', m.interactivity_centi / 100.0,
      'words_per_minute', m.speaking_rate_wpm,
      'count_questions', m.questions_asked,
      'analytics_interviewers', talk.interviewers)
  from call c
  join interview on interview.id = c.interview_id
  left join lateral (
    select *, btrim(first_name || ' ' || last_name) as full_name from candidate where id = interview.candidate_id) k on true
  left join lateral (
    select *, title || coalesce(' (' || nullif(requisition_id, '') || ')', '') as display_title
    from position where id = interview.position_id) p on true
  left join position_group g on g.id = p.position_group_id
  left join interview_stage s on s.id = interview.interview_stage_id
  left join call_metric m on m.call_id = c.id
  cross join lateral (
    select array_agg(number order by number) || array_agg(regexp_replace(number, '\D', '', 'g') order by number)
        || array_agg(right(regexp_replace(number, '\D', '', 'g'), 10) order by number) as forms,
      min(number) as first
    from (select one ->> 'phoneNumber' as number from jsonb_array_elements(k.phone_numbers) as one) numbers
  ) phones
  cross join lateral (
    select array_agg(u.name order by u.name, u.id) as names,
      coalesce(array_agg('interviewers.name:' || u.name order by u.name, u.id)
        || array_agg('interviewers.id:' || u.id order by u.name, u.id), '{}') as facets,
      coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) order by u.name, u.id), '[]') as hits
    from interview_interviewer i join "user" u on u.id = i.user_id where i.interview_id = interview.id
  ) people
  -- A private guide's questions are for those who may read the guide, which the index cannot ask.
  cross join lateral (
    select array_agg(cue order by cue) as texts, coalesce(array_agg('cues:' || cue order by cue), '{}') as facets
    from (select distinct left(btrim(q.cue), 300) as cue from guide u join cue q on q.guide_id = u.id
      where u.id = interview.guide_id and u.visibility = 'PUBLIC' and not q.is_html_type and btrim(q.cue) <> '') cues
  ) cues
  cross join lateral (
    select array_agg(name order by name) as names, coalesce(array_agg('pois:' || name order by name), '{}') as facets
    from (select distinct topic ->> 'name' as name from ai_outline o, jsonb_array_elements(o.topics) topic
      where o.call_id = c.id) topics
  ) topics
  cross join lateral (
    select round(max(v.longest_monologue_ms) filter (where v.role = 'INTERVIEWER') / 1000.0)::int as longest_seconds,
      coalesce(jsonb_agg(jsonb_build_object(
        'full_name', v.name, 'longest_monologue', round(v.longest_monologue_ms / 1000.0),
        'words_per_minute', case when v.talk_ms > 0 then round(v.word_count / (v.talk_ms / 60000.0)) end,
        'count_questions', v.question_count, 'scorecard_submission_time', null, 'scorecard_rating', null,
        'is_positive_feedback', null) order by v.index, v.id) filter (where v.role = 'INTERVIEWER'), '[]') as interviewers,
      -- "Speaker 1" names nobody.
      array_agg(distinct v.name) filter (where v.name !~* '^(speaker|participant|unknown)\M') as names
    from speaker v where v.call_id = c.id and (v.merged_into_id is null) is true
  ) talk
  where c.id = given and c.deleted_at is null
  on conflict (call_id) do update set
    start_time = excluded.start_time, words = excluded.words, facets = excluded.facets,
    duration_seconds = excluded.duration_seconds, rating = excluded.rating,
    candidate_talk_ratio = excluded.candidate_talk_ratio,
    longest_monologue_seconds = excluded.longest_monologue_seconds,
    interactivity = excluded.interactivity, words_per_minute = excluded.words_per_minute,
    question_count = excluded.question_count, hit = excluded.hit
  where (known.start_time, known.words, known.facets, known.hit)
    is distinct from (excluded.start_time, excluded.words, excluded.facets, excluded.hit);
end $$;
--> statement-breakpoint

create function search_write_transcript(given uuid) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
begin
  delete from search_transcript where call_id = given
    and not exists (select from search_segment where call_id = given);
  insert into search_transcript as known (
    call_id, organization_id, start_time, visibility, interview_id, owner_id, position_id, words)
  select given, c.organization_id, c.start_time, i.visibility, i.id, i.owner_id, i.position_id, talk.words
  from call c join interview i on i.id = c.interview_id, lateral (
    with spoken as materialized (
      select distinct lexeme from search_segment s, unnest(s.words) where s.call_id = given
    ), kept as (
      select lexeme from spoken where octet_length(lexeme) <= 200
      union
      select 'è' || left(lexeme, size) from spoken, generate_series(1, 3) as size where length(lexeme) >= size
    )
    select array_to_tsvector(array_agg(lexeme)) as words from (
      select lexeme, sum(octet_length(lexeme)) over (order by lexeme collate "C") as bytes from kept) counted
    where bytes < 900000
  ) talk
  where c.id = given and talk.words is not null
  on conflict (call_id) do update set words = excluded.words
  where known.words is distinct from excluded.words;
end $$;
--> statement-breakpoint

create function search_mark(organization uuid, given uuid, talk boolean) returns void
language plpgsql as $$
begin
  insert into search_pending as known (call_id, organization_id, has_new_talk) values (given, organization, talk)
  on conflict (call_id) do update set has_new_talk = true where excluded.has_new_talk and not known.has_new_talk;
end $$;
--> statement-breakpoint

create function search_flush() returns trigger
language plpgsql security definer set search_path = public as $$
declare talk boolean;
begin
  delete from search_pending where call_id = new.call_id returning has_new_talk into talk;
  if not found then return null; end if;
  if not exists (select from call where id = new.call_id and deleted_at is null) then
    delete from search_segment where call_id = new.call_id;
    delete from search_note where call_id = new.call_id;
  end if;
  perform search_write_call(new.call_id);
  if talk then perform search_write_transcript(new.call_id); end if;
  perform search_write_rights(new.call_id);
  return null;
end $$;
--> statement-breakpoint

create constraint trigger search_flush after insert on search_pending
  deferrable initially deferred for each row execute function search_flush();

-- What marks an interview.
--> statement-breakpoint

create function search_segments_written() returns trigger
language plpgsql as $$
begin
  insert into search_segment (segment_id, organization_id, call_id, speaker_id, index, words)
  select s.id, s.organization_id, s.call_id, s.speaker_id, s.index, search_vector(s.text)
  from written s join call c on c.id = s.call_id and c.deleted_at is null
  on conflict (segment_id) do update set
    speaker_id = excluded.speaker_id, index = excluded.index, words = excluded.words;
  perform search_mark(organization_id, call_id, true)
  from (select distinct organization_id, call_id from written order by call_id) changed;
  return null;
end $$;
--> statement-breakpoint

create trigger search_segments_added after insert on segment
  referencing new table as written for each statement execute function search_segments_written();
--> statement-breakpoint

create trigger search_segments_changed after update on segment
  referencing new table as written for each statement execute function search_segments_written();
--> statement-breakpoint

create function search_segments_removed() returns trigger
language plpgsql as $$
begin
  perform search_mark(organization_id, call_id, true)
  from (select distinct organization_id, call_id from removed order by call_id) changed;
  return null;
end $$;
--> statement-breakpoint

create trigger search_segments_removed after delete on segment
  referencing old table as removed for each statement execute function search_segments_removed();
--> statement-breakpoint

create function search_note_written() returns trigger
language plpgsql as $$
begin
  insert into search_note (note_id, organization_id, call_id, words)
  select new.id, new.organization_id, new.call_id, search_vector(new.text)
  from call c where c.id = new.call_id and c.deleted_at is null
  on conflict (note_id) do update set words = excluded.words;
  return null;
end $$;
--> statement-breakpoint

create trigger search_note_added after insert on note for each row execute function search_note_written();
--> statement-breakpoint

create trigger search_note_changed after update of text on note for each row execute function search_note_written();
--> statement-breakpoint

create function search_rebuild_call(given uuid) returns void
language plpgsql as $$
begin
  delete from search_segment where call_id = given;
  delete from search_note where call_id = given;
  insert into search_segment (segment_id, organization_id, call_id, speaker_id, index, words)
  select s.id, s.organization_id, s.call_id, s.speaker_id, s.index, search_vector(s.text)
  from segment s join call c on c.id = s.call_id and c.deleted_at is null where s.call_id = given;
  insert into search_note (note_id, organization_id, call_id, words)
  select n.id, n.organization_id, n.call_id, search_vector(n.text)
  from note n join call c on c.id = n.call_id and c.deleted_at is null where n.call_id = given;
  perform search_write_call(given);
  perform search_write_transcript(given);
  perform search_write_rights(given);
end $$;
--> statement-breakpoint

create function search_call_written() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' and old.deleted_at is not null and new.deleted_at is null then
    perform search_rebuild_call(new.id);
  end if;
  perform search_mark(new.organization_id, new.id, new.deleted_at is not null);
  return null;
end $$;
--> statement-breakpoint

create trigger search_call_added after insert on call for each row execute function search_call_written();
--> statement-breakpoint

create function search_part_written() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform search_mark(old.organization_id, old.call_id, false);
  else
    perform search_mark(new.organization_id, new.call_id, false);
  end if;
  return null;
end $$;
--> statement-breakpoint

create trigger search_part_written after insert or update or delete on call_metric
  for each row execute function search_part_written();
--> statement-breakpoint

create trigger search_part_written after insert or update or delete on speaker
  for each row execute function search_part_written();
--> statement-breakpoint

create trigger search_part_written after insert or update or delete on ai_outline
  for each row execute function search_part_written();
--> statement-breakpoint

create function search_candidate_changed() returns trigger
language plpgsql as $$
begin
  perform search_mark(organization_id, id, false)
  from (select c.organization_id, c.id from call c join interview i on i.id = c.interview_id
    where i.candidate_id = new.id order by c.id) changed;
  return null;
end $$;
--> statement-breakpoint

create trigger search_candidate_changed after update of first_name, last_name, emails, phone_numbers
  on candidate for each row execute function search_candidate_changed();
--> statement-breakpoint

create function search_user_changed() returns trigger
language plpgsql as $$
begin
  perform search_mark(organization_id, id, false)
  from (select c.organization_id, c.id from call c join interview_interviewer i on i.interview_id = c.interview_id
    where i.user_id = new.id order by c.id) changed;
  return null;
end $$;
--> statement-breakpoint

create trigger search_user_changed after update of name, email on "user"
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email)
  execute function search_user_changed();
--> statement-breakpoint

create function search_position_changed() returns trigger
language plpgsql as $$
begin
  perform search_mark(organization_id, id, false)
  from (select c.organization_id, c.id from call c join interview i on i.id = c.interview_id
    where i.position_id = new.id order by c.id) changed;
  return null;
end $$;
--> statement-breakpoint

create trigger search_position_changed after update of title, requisition_id, position_group_id
  on position for each row execute function search_position_changed();
--> statement-breakpoint

create function search_group_changed() returns trigger
language plpgsql as $$
begin
  perform search_mark(organization_id, id, false)
  from (select c.organization_id, c.id from call c join interview i on i.id = c.interview_id
      join position p on p.id = i.position_id
    where p.position_group_id = new.id order by c.id) changed;
  return null;
end $$;
--> statement-breakpoint

create trigger search_group_changed after update of name on position_group
  for each row execute function search_group_changed();
--> statement-breakpoint

create function search_stage_changed() returns trigger
language plpgsql as $$
begin
  perform search_mark(organization_id, id, false)
  from (select c.organization_id, c.id from call c join interview i on i.id = c.interview_id
    where i.interview_stage_id = new.id order by c.id) changed;
  return null;
end $$;
--> statement-breakpoint

create trigger search_stage_changed after update of title on interview_stage
  for each row execute function search_stage_changed();
--> statement-breakpoint

create function search_guide_changed() returns trigger
language plpgsql as $$
declare guide uuid;
begin
  guide := case when tg_table_name = 'guide' then (to_jsonb(new) ->> 'id')::uuid
    when tg_op = 'DELETE' then (to_jsonb(old) ->> 'guide_id')::uuid
    else (to_jsonb(new) ->> 'guide_id')::uuid end;
  perform search_mark(organization_id, id, false)
  from (select c.organization_id, c.id from call c join interview i on i.id = c.interview_id
    where i.guide_id = guide order by c.id) changed;
  return null;
end $$;
--> statement-breakpoint

create trigger search_guide_changed after update of visibility on guide
  for each row execute function search_guide_changed();
--> statement-breakpoint

create trigger search_cue_changed after insert or update of cue, guide_id, is_html_type or delete on cue
  for each row execute function search_guide_changed();
--> statement-breakpoint

-- The whole index anew, of one organization or of all: the same that the triggers leave.
create function search_rebuild(organization uuid) returns integer
language plpgsql as $$
declare one record; rebuilt integer := 0;
begin
  for one in select id from call where organization is null or organization_id = organization order by id loop
    perform search_rebuild_call(one.id);
    rebuilt := rebuilt + 1;
  end loop;
  return rebuilt;
end $$;

-- Looking words up. Row-level security would keep the word indexes from being used, because comparing
-- words is not leakproof; so these act as the tables' owner and hold the organization's wall themselves.
--> statement-breakpoint

create function search_organization() returns uuid
language sql stable as $$
  select nullif(current_setting('app.organization_id', true), '')::uuid
$$;
--> statement-breakpoint

-- Looking words up, as before; but the organization is read once, where reading it for each of five
-- thousand rows took longer than finding them.

create function search_in_talk(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select t.call_id from search_transcript t
    where t.words @@ asked and t.organization_id = organization;
end $$;
--> statement-breakpoint

create function search_in_turns(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select distinct s.call_id from search_segment s
    where s.words @@ asked and s.organization_id = organization;
end $$;
--> statement-breakpoint

-- How much each interview says of what was asked: its turns with one of the words; those with all of them, and
-- those with the words as a phrase, count for more. Both are null where only one word was asked for.
create function search_mentions(any_of tsquery, all_of tsquery, phrase tsquery)
  returns table (call_id uuid, worth bigint, phrases bigint)
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select s.call_id,
      count(*) + 3 * count(*) filter (where s.words @@ all_of) + 4 * count(*) filter (where s.words @@ phrase),
      count(*) filter (where s.words @@ phrase)
    from search_segment s
    where s.words @@ any_of and s.organization_id = organization group by s.call_id;
end $$;
--> statement-breakpoint

create function search_about(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select c.call_id from search_call c
    where c.words @@ asked and c.organization_id = organization;
end $$;
--> statement-breakpoint

create function search_in_notes(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select n.note_id from search_note n
    where n.words @@ asked and n.organization_id = organization;
end $$;
--> statement-breakpoint

-- Apart from the words, because writing those would write their index anew as well.
create function search_write_rights(given uuid) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  update search_transcript t set start_time = c.start_time, visibility = i.visibility,
    interview_id = i.id, owner_id = i.owner_id, position_id = i.position_id
  from call c join interview i on i.id = c.interview_id where c.id = given and t.call_id = given
    and (t.start_time, t.visibility, t.interview_id, t.owner_id, t.position_id)
      is distinct from (c.start_time, i.visibility, i.id, i.owner_id, i.position_id);
end $$;
--> statement-breakpoint

create trigger search_call_changed after update of interview_id, type, start_time, duration_ms, rating,
  transcription_status, deleted_at
  on call for each row execute function search_call_written();
--> statement-breakpoint

create function search_interview_changed() returns trigger
language plpgsql security definer set search_path = public as $$
declare interview uuid;
begin
  interview := case when tg_table_name = 'interview' then (to_jsonb(new) ->> 'id')::uuid
    when tg_op = 'DELETE' then (to_jsonb(old) ->> 'interview_id')::uuid
    else (to_jsonb(new) ->> 'interview_id')::uuid end;
  perform search_mark(organization_id, id, false)
  from (select organization_id, id from call where interview_id = interview order by id) changed;
  return null;
end $$;
--> statement-breakpoint

create trigger search_interview_changed after update of name, visibility, owner_id, candidate_id, position_id,
  interview_stage_id, guide_id
  on interview for each row execute function search_interview_changed();
--> statement-breakpoint

create trigger search_interviewer_changed after insert or update or delete on interview_interviewer
  for each row execute function search_interview_changed();
--> statement-breakpoint

-- The same with what decides who may see the interviews.
create function search_talk(asked tsquery) returns table (
  id uuid, start_time timestamp with time zone, visibility text, interview_id uuid, owner_id uuid,
  position_id uuid)
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select t.call_id, t.start_time, t.visibility, t.interview_id, t.owner_id, t.position_id
    from search_transcript t where t.words @@ asked and t.organization_id = organization;
end $$;
--> statement-breakpoint

-- The first turns of each speaker of some interviews that hold each of the queries; `any_of` is what at
-- least must be held. A word that few turns hold is looked up; for others the turns of the interviews are
-- read one after the other. "is true" keeps the planner from looking up what has to be read.
create function search_quotes(any_of tsquery, asked tsquery[], calls uuid[], each integer, is_rare boolean)
  returns table (call_id uuid, speaker_id uuid, segment_id uuid, index integer)
language plpgsql stable security definer set search_path = public set enable_seqscan = off
set plan_cache_mode = force_custom_plan as $$
declare organization uuid := search_organization();
begin
  return query select distinct ranked.call_id, ranked.speaker_id, ranked.segment_id, ranked.index from (
    select held.*, row_number() over (partition by held.call_id, held.speaker_id, one.place order by held.index) as row
    from (
      select s.call_id, s.speaker_id, s.segment_id, s.index, s.words from search_segment s
      where is_rare and s.words @@ any_of and s.call_id = any(calls) and s.organization_id = organization
      union all
      select s.call_id, s.speaker_id, s.segment_id, s.index, s.words from search_segment s
      where not is_rare and (s.words @@ any_of) is true and s.call_id = any(calls) and s.organization_id = organization
    ) held
    join unnest(asked) with ordinality as one(query, place) on (held.words @@ one.query) is true
  ) ranked
  where ranked.row <= each;
end $$;
--> statement-breakpoint

-- The interviews with one value of an attribute: "attribute:value".
create function search_with_facet(facet text) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select c.call_id from search_call c
    where search_facet_keys(c.facets) @> array[left(facet, 200)] and (length(facet) < 200 or facet = any(c.facets))
      and c.organization_id = organization;
end $$;
--> statement-breakpoint

-- The interviews in which a phrase was said by anybody (ALL) or by speakers of one role; one of several recordings
-- may come more than once.
create function search_said(phrase text, said_by text) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare
  organization uuid := search_organization();
  asked tsquery := search_query(phrase, '', true, false);
begin
  if numnode(asked) = 0 then return; end if;
  if said_by <> 'ALL' then
    return query select t.interview_id from (
        select distinct s.call_id from search_segment s
        join speaker v on v.id = s.speaker_id and v.role = said_by
        where s.words @@ asked and s.organization_id = organization) said
      join search_transcript t on t.call_id = said.call_id;
  elsif numnode(asked) = 1 then
    return query select t.interview_id from search_transcript t
      where t.words @@ asked and t.organization_id = organization;
  else
    return query select t.interview_id from search_in_turns(asked) said(call_id)
      join search_transcript t on t.call_id = said.call_id;
  end if;
end $$;
