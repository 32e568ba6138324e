-- Functions in SQL are planned anew at every call; these keep their plans. Sequential scans are off in
-- them because the planner does not count what reading a long list of words costs.

create or replace function search_query(given text, mark text, is_phrase boolean, is_prefix boolean) returns tsquery
language plpgsql immutable strict parallel safe as $$
declare
  marked text := regexp_replace(search_fold(given), '(\S+)', mark || '\1', 'g');
  asked tsquery;
begin
  if marked !~ '\S' then return ''::tsquery; end if;
  asked := case when is_phrase then phraseto_tsquery('pg_catalog.simple', marked)
    else plainto_tsquery('pg_catalog.simple', marked) end;
  if is_prefix and asked::text <> '' then return (asked::text || ':*')::tsquery; end if;
  return asked;
end $$;
--> statement-breakpoint

create or replace function search_in_talk(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
begin
  return query select t.call_id from search_transcript t
    where t.words @@ asked and t.organization_id = search_organization();
end $$;
--> statement-breakpoint

create or replace function search_in_turns(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
begin
  return query select distinct s.call_id from search_segment s
    where s.words @@ asked and s.organization_id = search_organization();
end $$;
--> statement-breakpoint

create or replace function search_about(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
begin
  return query select c.call_id from search_call c
    where c.words @@ asked and c.organization_id = search_organization();
end $$;
--> statement-breakpoint

create or replace function search_in_notes(asked tsquery) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
begin
  return query select n.note_id from search_note n
    where n.words @@ asked and n.organization_id = search_organization();
end $$;
