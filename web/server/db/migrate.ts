import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database to this version by the SQL migrations in order. Safe to run again and from several
 * machines at once.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const db = database.system;
  if (database.kind === 'postgres') {
    const client = await database.pool.connect();
    try {
      await client.query(`select pg_advisory_lock(72707472)`);
      await migrate(db, { migrationsFolder });
    } finally {
      await client.query(`select pg_advisory_unlock(72707472)`);
      client.release();
    }
    return;
  }
  await migrate(db, { migrationsFolder });
}
