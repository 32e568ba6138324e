import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import { applicationRole } from './scopedPool.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database to this version: the SQL migrations in order, then the wall between organizations
 * on every table that has an `organization_id`. Safe to run again and from several machines at once.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const db = database.system;
  if (database.kind === 'postgres') {
    const client = await database.pool.connect();
    try {
      await client.query(`select pg_advisory_lock(72707472)`);
      await migrate(db, { migrationsFolder });
      await db.execute(sql.raw(organizationWall));
    } finally {
      await client.query(`select pg_advisory_unlock(72707472)`);
      client.release();
    }
    return;
  }
  await migrate(db, { migrationsFolder });
  await db.execute(sql.raw(organizationWall));
}

/**
 * The second wall. The first is the policy in code; this one holds when code forgets. The owner of the
 * tables is not bound, so that migrations and jobs see all; requests act as the bound role.
 */
const organizationWall = `
do $wall$
declare one record;
begin
  if not exists (select from pg_roles where rolname = '${applicationRole}') then
    create role ${applicationRole} nologin;
  end if;
  if not pg_has_role(current_user, '${applicationRole}', 'member') then
    execute format('grant ${applicationRole} to %I', current_user);
  end if;
  grant usage on schema public to ${applicationRole};
  for one in
    select c.relname as name, c.relrowsecurity as walled from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
      where c.relkind = 'r'
  loop
    execute format('grant select, insert, update, delete on %I to ${applicationRole}', one.name);
    if not one.walled then
      execute format('alter table %I enable row level security', one.name);
      execute format(
        'create policy organization_wall on %I using (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid)',
        one.name);
    end if;
  end loop;
  grant select, update on organization to ${applicationRole};
  if not (select relrowsecurity from pg_class where oid = 'organization'::regclass) then
    alter table organization enable row level security;
    create policy organization_wall on organization
      using (id = nullif(current_setting('app.organization_id', true), '')::uuid);
  end if;
end $wall$`;
