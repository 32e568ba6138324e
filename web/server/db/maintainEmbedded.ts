import { hasRoomForDatabase } from '../storage/freeSpace.ts';
import type { Database } from './database.ts';

const everyMs = 300_000;

/**
 * Does every five minutes what a PostgreSQL server has processes of its own for and the embedded database,
 * a single process, does not: checkpoints and autovacuum.
 */
export function maintainEmbedded(database: Database, databaseDir: string): void {
  const maintain = async () => {
    await shortenJournal(database, databaseDir);
    await vacuumTables(database, databaseDir);
  };
  setInterval(() => {
    maintain().catch(() => {
      // The next time will do; a database that has died tells so itself.
    });
  }, everyMs).unref();
}

/**
 * Writes the journal through. Without it the journal would grow, and a start after a crash take longer, for
 * as long as the server runs. Not without room: a checkpoint that cannot be written ends the database.
 */
export async function shortenJournal(database: Database, databaseDir: string): Promise<void> {
  if (await hasRoomForDatabase(databaseDir)) await database.systemPool.query('checkpoint');
}

/** By PostgreSQL's own thresholds: 50 rows and a fifth of the table dead, or a tenth of it changed. */
const changedTables = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
  order by 1`;

/**
 * Frees the room of dead rows and counts anew what plans are chosen by, of the tables that changed much;
 * returns their names. A table is a statement of its own, so that requests get their turn between them.
 */
export async function vacuumTables(database: Database, databaseDir: string): Promise<string[]> {
  const done: string[] = [];
  if (!(await hasRoomForDatabase(databaseDir))) return done;
  const { systemPool } = database;
  // What the session counted is published at the end of a statement.
  await systemPool.query('select pg_stat_force_next_flush()');
  const { rows } = await systemPool.query<{ name: string }>(changedTables);
  for (const { name } of rows) {
    await systemPool.query(`vacuum (analyze) ${name}`);
    done.push(name);
  }
  return done;
}
