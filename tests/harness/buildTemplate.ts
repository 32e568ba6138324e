import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseOver, poolOverWire } from '../../web/server/db/database.ts';
import { wireOf } from '../../web/server/db/embeddedDatabase.ts';
import { openPool } from '../../web/server/db/scopedPool.ts';
import { migrateDatabase } from '../../web/server/db/migrate.ts';
import { startJobs } from '../../web/server/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file to load into PGlite (also in DATABASE_TEMPLATE), or the name of a template database on TEST_DATABASE_URL. */
    databaseTemplate: string;
  }
}

const cacheDir = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** Migrates one database; every test database is a copy of it, which takes a fraction of the time. */
export default async function buildTemplate(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const name = `rapport_template_${process.pid}`;
    await onServer(url, `create database ${name}`);
    const target = new URL(url);
    target.pathname = `/${name}`;
    const database = databaseOver(openPool({ connectionString: target.href }), 'postgres');
    await migrateDatabase(database);
    await (await startJobs(database, [], { isWorker: false })).stop();
    await database.close();
    project.provide('databaseTemplate', name);
    return () => onServer(url, `drop database if exists ${name} with (force)`);
  }
  const file = `${cacheDir}template-${await migrationsHash()}.tar`;
  const known = await readFile(file).then(
    () => true,
    () => false,
  );
  if (!known) {
    const lite = await PGlite.create();
    const wire = wireOf(lite);
    const database = databaseOver(poolOverWire(wire), 'embedded');
    await migrateDatabase(database);
    await (await startJobs(database, [], { isWorker: false })).stop();
    await database.pool.end();
    const dump = await lite.dumpDataDir('none');
    await lite.close();
    await mkdir(cacheDir, { recursive: true });
    await removeOldTemplates();
    // Under its name only when it is whole: another run may look for it at the same moment.
    await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    await rename(`${file}.${process.pid}`, file);
  }
  project.provide('databaseTemplate', file);
  process.env.DATABASE_TEMPLATE = file;
  return undefined;
}

/** Those that no run still going can have begun with. */
async function removeOldTemplates(): Promise<void> {
  const anHourAgo = Date.now() - 3600_000;
  for (const name of await readdir(cacheDir)) {
    if (!name.startsWith('template-')) continue;
    if ((await stat(cacheDir + name)).mtimeMs < anHourAgo) await rm(cacheDir + name);
  }
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  const folder = new URL('../../web/server/db/', import.meta.url);
  for (const name of (await readdir(new URL('migrations/', folder))).sort())
    if (name.endsWith('.sql')) hash.update(await readFile(new URL(`migrations/${name}`, folder)));
  for (const name of ['migrate.ts', '../jobs/jobs.ts', '../../../package-lock.json'])
    hash.update(await readFile(new URL(name, folder)));
  return hash.digest('hex').slice(0, 16);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
