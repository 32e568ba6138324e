-- Beside the words of a talk stands what decides who may see the interview. The update writes every row
-- anew, so the index of words is made after it.
DROP INDEX "search_transcript_words";--> statement-breakpoint
ALTER TABLE "search_transcript" ADD COLUMN "start_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "search_transcript" ADD COLUMN "visibility" text;--> statement-breakpoint
ALTER TABLE "search_transcript" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "search_transcript" ADD COLUMN "position_id" uuid;--> statement-breakpoint
-- Room on each page, so that a change of rights leaves the words and their index alone.
ALTER TABLE "search_transcript" SET (fillfactor = 80);--> statement-breakpoint
UPDATE "search_transcript" t SET start_time = c.start_time, visibility = c.visibility,
  owner_id = c.owner_id, position_id = c.position_id FROM "call" c WHERE c.id = t.call_id;--> statement-breakpoint
ALTER TABLE "search_transcript" ALTER COLUMN "start_time" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_transcript" ALTER COLUMN "visibility" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_transcript" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "search_transcript_words" ON "search_transcript" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint

create or replace function search_write_transcript(given uuid) returns void
language plpgsql as $$
begin
  delete from search_transcript where call_id = given
    and not exists (select from search_segment where call_id = given);
  insert into search_transcript as known (
    call_id, organization_id, start_time, visibility, owner_id, position_id, words)
  select given, c.organization_id, c.start_time, c.visibility, c.owner_id, c.position_id, talk.words
  from call c, lateral (
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

-- Apart from the words, because writing those would write their index anew as well.
create function search_write_rights(given uuid) returns void
language sql as $$
  update search_transcript t set start_time = c.start_time, visibility = c.visibility,
    owner_id = c.owner_id, position_id = c.position_id
  from call c where c.id = given and t.call_id = given
    and (t.start_time, t.visibility, t.owner_id, t.position_id)
      is distinct from (c.start_time, c.visibility, c.owner_id, c.position_id)
$$;
--> statement-breakpoint

create or replace function search_flush() returns trigger
language plpgsql as $$
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

create or replace function search_rebuild_call(given uuid) returns void
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

drop trigger search_call_changed on call;--> statement-breakpoint
create trigger search_call_changed after update of name, type, visibility, owner_id, candidate_id, position_id,
  interview_stage_id, guide_id, start_time, duration_ms, rating, transcription_status, deleted_at
  on call for each row execute function search_call_written();
--> statement-breakpoint

-- Looking words up, as before; but the organization is read once, where reading it for each of five
-- thousand rows took longer than finding them.

create or replace function search_in_talk(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select t.call_id from search_transcript t
    where t.words @@ asked and t.organization_id = organization;
end $$;
--> statement-breakpoint

-- The same with what decides who may see the interviews, named as in the table of interviews.
create function search_talk(asked tsquery) returns table (
  id uuid, start_time timestamp with time zone, visibility text, owner_id uuid, position_id uuid)
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select t.call_id, t.start_time, t.visibility, t.owner_id, t.position_id
    from search_transcript t where t.words @@ asked and t.organization_id = organization;
end $$;
--> statement-breakpoint

create or replace function search_in_turns(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select distinct s.call_id from search_segment s
    where s.words @@ asked and s.organization_id = organization;
end $$;
--> statement-breakpoint

create or replace function search_about(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select c.call_id from search_call c
    where c.words @@ asked and c.organization_id = organization;
end $$;
--> statement-breakpoint

create or replace function search_in_notes(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select n.note_id from search_note n
    where n.words @@ asked and n.organization_id = organization;
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
drop function search_turns_of(tsquery, uuid[]);
