-- Servers keep answers until something of the organization changes. Each transaction that changes a row
-- announces the organization, once, when it commits.
create function announce_organization_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('organization_changed', organization_id::text)
    from (select distinct organization_id from changed) as organizations;
  return null;
end $$;
--> statement-breakpoint

create function announce_organization_itself() returns trigger
language plpgsql as $$
begin
  perform pg_notify('organization_changed', new.id::text);
  return null;
end $$;
--> statement-breakpoint

create trigger organization_announces after update on organization
  for each row execute function announce_organization_itself();
--> statement-breakpoint

-- A migration that adds a table with an organization_id calls it, unless no kept answer reads the table.
create function announce_changes_of(changing regclass) returns void
language plpgsql as $$
begin
  execute format('create trigger insert_announces after insert on %s referencing new table as changed for each statement execute function announce_organization_change()', changing);
  execute format('create trigger update_announces after update on %s referencing new table as changed for each statement execute function announce_organization_change()', changing);
  execute format('create trigger delete_announces after delete on %s referencing old table as changed for each statement execute function announce_organization_change()', changing);
end $$;
--> statement-breakpoint

-- Not captions, the search index, the parts of a transcription, rollups to be written and the ends of the
-- audit log: they are written all the time and are in no answer that is kept. Nor views, alerts, people who are
-- never recorded and sums, which no kept answer reads or which change with their sources.
select announce_changes_of(c.oid::regclass) from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
  where c.relkind = 'r' and c.relname not like 'search\_%'
    and c.relname not in (
      'audit_chain', 'call_view', 'candidate_alert_mail', 'candidate_alert_subscription', 'candidate_alert_view',
      'candidate_month', 'candidate_number', 'caption', 'excluded_user', 'insight_pending', 'interview_figures',
      'interview_sums', 'interviewer_figures', 'interviewer_sums', 'metric_day', 'spoken_figures', 'spoken_sums',
      'transcription_chunk');
