-- The turns of some interviews that hold a rare word, by the word. For words that many turns hold, walking
-- the turns of the few interviews shown is quicker; see findQuotes.ts.
create function search_turns_of(asked tsquery, calls uuid[])
  returns table (call_id uuid, speaker_id uuid, segment_id uuid, index integer)
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
begin
  return query with held as materialized (
    select s.call_id, s.speaker_id, s.segment_id, s.index from search_segment s
    where s.words @@ asked and s.organization_id = search_organization()
  ) select * from held where held.call_id = any(calls);
end $$;
