-- A row can point only at rows of its own organization: foreign keys between tables that have one carry it.
-- Each key also gets the index that finds the rows which point, where no other index begins with its column.
create function wall_references() returns void
language plpgsql as $$
declare key record;
begin
  for key in
    select k.conname as name, k.conrelid::regclass as source, k.confrelid::regclass as target,
      target.relname as target_name, mine.attname as mine, theirs.attname as theirs,
      case k.confdeltype when 'c' then 'cascade' when 'n' then format('set null (%I)', mine.attname)
        else 'no action' end as on_delete
    from pg_constraint k
    join pg_class target on target.oid = k.confrelid
    join pg_attribute mine on mine.attrelid = k.conrelid and mine.attnum = k.conkey[1]
    join pg_attribute theirs on theirs.attrelid = k.confrelid and theirs.attnum = k.confkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) = 1
      and (select count(*) from pg_attribute o where o.attname = 'organization_id' and not o.attisdropped
        and o.attrelid in (k.conrelid, k.confrelid)) = case when k.conrelid = k.confrelid then 1 else 2 end
  loop
    execute format('create unique index if not exists %I on %s (organization_id, %I)',
      key.target_name || '_of_organization', key.target, key.theirs);
    execute format('alter table %s drop constraint %I', key.source, key.name);
    execute format('alter table %s add constraint %I foreign key (organization_id, %I) references %s (organization_id, %I) on delete %s',
      key.source, key.name, key.mine, key.target, key.theirs, key.on_delete);
  end loop;
  for key in
    select distinct k.conrelid::regclass as source, source.relname as source_name, mine.attname as mine
    from pg_constraint k
    join pg_class source on source.oid = k.conrelid
    join pg_attribute mine on mine.attrelid = k.conrelid and mine.attnum = k.conkey[cardinality(k.conkey)]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and mine.attname <> 'organization_id'
      and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
        and i.indkey[0] = mine.attnum)
  loop
    execute format('create index %I on %s (%I)', key.source_name || '_by_' || key.mine, key.source, key.mine);
  end loop;
end $$;
--> statement-breakpoint

select wall_references();
--> statement-breakpoint

-- What was done, what an engine said and what a candidate decided is written once: requests add to it and change nothing.
revoke update, delete on audit_entry, engine_record, consent_entry from rapport_app;
--> statement-breakpoint

-- Adds what a person changed of an engine's output to its record, which stays as it was otherwise.
create function add_engine_change(record uuid, change jsonb) returns void
language sql security definer set search_path = public as $$
  update engine_record set changes = changes || change
  where id = record and organization_id = current_organization()
$$;
--> statement-breakpoint

-- Takes away what engines said of a call whose words are gone; that they were asked stays on record.
create function blank_engine_records(of_call uuid) returns void
language sql security definer set search_path = public as $$
  update engine_record set output = '{}', changes = '[]'
  where call_id = of_call and organization_id = current_organization()
$$;
