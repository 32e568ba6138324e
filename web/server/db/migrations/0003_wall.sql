-- The second wall between organizations. The first is the policy in code; this one holds when code forgets.
-- The owner of the tables is not bound, so that migrations and jobs see all; requests act as rapport_app.
do $$
begin
  if not exists (select from pg_roles where rolname = 'rapport_app') then
    create role rapport_app nologin;
  end if;
  if not pg_has_role(current_user, 'rapport_app', 'member') then
    execute format('grant rapport_app to %I', current_user);
  end if;
end $$;
--> statement-breakpoint

grant usage on schema public to rapport_app;
--> statement-breakpoint

-- The organization that the session is bound to. In a policy it stands as a sub-select, so that PostgreSQL
-- reads it once a statement and not for each row.
create function current_organization() returns uuid
language sql stable parallel safe as $$
  select nullif(current_setting('app.organization_id', true), '')::uuid
$$;
--> statement-breakpoint

-- Puts a table behind the wall. A migration that adds a table with an organization_id calls it.
create function wall_organization(walled regclass) returns void
language plpgsql as $$
begin
  execute format('grant select, insert, update, delete on %s to rapport_app', walled);
  execute format('alter table %s enable row level security', walled);
  execute format('create policy organization_wall on %s using (organization_id = (select current_organization()))', walled);
end $$;
--> statement-breakpoint

select wall_organization(c.oid::regclass) from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
  where c.relkind = 'r';
--> statement-breakpoint

grant select, update on organization to rapport_app;
--> statement-breakpoint

alter table organization enable row level security;
--> statement-breakpoint

create policy organization_wall on organization using (id = (select current_organization()));
