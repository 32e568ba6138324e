-- An interview is planned until it has a call, live while one of its calls is, and past after that.
create function interview_follows_calls() returns trigger
language plpgsql security definer set search_path = public set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  update interview i set status = now_is.status
  from (select case when bool_or(status = 'LIVE') then 'LIVE' else 'PAST' end as status
    from call where interview_id = new.interview_id) now_is
  where i.id = new.interview_id and i.status <> now_is.status;
  return null;
end $$;
--> statement-breakpoint

create trigger interview_follows_calls after insert or update of status, interview_id on call
  for each row execute function interview_follows_calls();
