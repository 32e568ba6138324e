import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseOver, poolOverWire, type Database } from '../../web/server/db/database.ts';
import { wireOf } from '../../web/server/db/embeddedDatabase.ts';
import { openPool } from '../../web/server/db/scopedPool.ts';

/** A database of its own for a test: embedded, or on TEST_DATABASE_URL when that is set. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('databaseTemplate');
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const file = new Blob([await readFile(template)]);
    const wire = wireOf(await PGlite.create({ loadDataDir: file }));
    return databaseOver(poolOverWire(wire), 'embedded', wire);
  }
  const name = `rapport_test_${randomBytes(6).toString('hex')}`;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`create database ${name} template ${template}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  const pool = openPool({ connectionString: target.href, max: 6 });
  pool.on('error', () => {
    // Dropping the database below ends connections that idle.
  });
  const database = databaseOver(pool, 'postgres');
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}
