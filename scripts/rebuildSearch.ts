// usage: node scripts/rebuildSearch.ts — writes the search index anew from the interviews; stop an embedded server first.
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '../web/server/db/database.ts';
import { lockDataFolder } from '../web/server/db/dataFolderLock.ts';
import { migrateDatabase } from '../web/server/db/migrate.ts';
import { call } from '../web/server/db/tables/schema.ts';
import { parseSettings } from '../web/server/settings/settings.ts';

try {
  const settings = parseSettings(process.env);
  const unlock = settings.DATABASE_URL ? () => {} : lockDataFolder(settings.DATA_DIR);
  const database = await openDatabase(settings);
  try {
    console.log(`${await rebuild(database)} interviews indexed anew.`);
  } finally {
    await database.close();
    unlock();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** One interview at a time and marked first, so that people can go on working on a live database. */
async function rebuild(database: Database): Promise<number> {
  await migrateDatabase(database);
  const calls = await database.system.select({ id: call.id }).from(call);
  for (const { id } of calls)
    await database.system.transaction(async (tx) => {
      await tx.execute(
        sql`select search_mark(organization_id, id, true) from call where id = ${id}`,
      );
      await tx.execute(sql`select search_rebuild_call(${id})`);
    });
  return calls.length;
}
