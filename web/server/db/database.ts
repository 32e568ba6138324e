import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ownerScope } from './connection.ts';
import { openEmbeddedDatabase, WireStream, type WireDatabase } from './embeddedDatabase.ts';
import { maintainEmbedded } from './maintainEmbedded.ts';
import { retryDeadlocks } from './retryDeadlocks.ts';
import { openPool, requestPool, scopedPool, type ScopedPool } from './scopedPool.ts';

export type Db = NodePgDatabase & { $client: pg.Pool };
/** What commands take: the database or a transaction in it. Inside a transaction pass `tx` on. */
export type Tx = Db | Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  /** The pool acting as the database's owner, for libraries that bring their own SQL. */
  systemPool: pg.Pool;
  /** Sees every organization: for sign-in, jobs, migrations. */
  system: Db;
  /** Sees one organization only; row-level security holds it there. */
  forOrganization(organizationId: string): Db;
  /** The same for one request, whose statements share a connection. */
  forRequest(organizationId: string): Db;
  /** Resolves when an embedded database has died, as it does without room to write. Only a new start helps. */
  died: Promise<Error>;
  close(): Promise<void>;
}

// Counts come as numbers; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

function openDb(pool: pg.Pool): Db {
  const db = drizzle(pool);
  const runOnce = db.transaction.bind(db);
  db.transaction = (work, config) => retryDeadlocks(() => runOnce(work, config));
  return db;
}

/** `pool` must come from `openPool`. */
export function databaseOver(pool: pg.Pool, kind: Database['kind'], wire?: WireDatabase): Database {
  const organizations = new Map<string, { db: Db; scoped: ScopedPool }>();
  const systemPool = scopedPool(pool, ownerScope);
  const openOrganization = (organizationId: string) => {
    const known = organizations.get(organizationId);
    if (known) return known;
    const scoped = scopedPool(pool, organizationId);
    const opened = { db: openDb(scoped), scoped };
    organizations.set(organizationId, opened);
    return opened;
  };
  return {
    kind,
    pool,
    systemPool,
    system: openDb(systemPool),
    forOrganization: (organizationId) => openOrganization(organizationId).db,
    forRequest: (organizationId) => openDb(requestPool(openOrganization(organizationId).scoped)),
    died: wire?.died ?? new Promise(() => {}),
    close: async () => {
      await pool.end();
      await wire?.close();
    },
  };
}

/** The embedded database has one session, whoever connects: what the last connection left in it ends here. */
const endLastSession =
  'rollback; reset session authorization; reset role; reset all; deallocate all; unlisten *';

/** A pool of one connection that ends in an embedded database. */
export function poolOverWire(wire: WireDatabase): pg.Pool {
  const pool = openPool({
    max: 1,
    // The thread gets a statement while it answers the one before.
    pipeline: true,
    // PGlite has one user and asks for no password; node-postgres wants a name.
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    // @types/pg does not know that a factory is allowed; node-postgres documents it under Client `stream`.
    stream: (() => new WireStream(wire)) as unknown as () => Socket,
  });
  const ignore = () => {
    // The database has died, which `died` tells; whoever asks it something is told as well.
  };
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    client.query(endLastSession).catch(ignore);
  });
  return pool;
}

/** Opens the database the settings name: PostgreSQL by DATABASE_URL, else the embedded one. */
export async function openDatabase(settings: {
  DATABASE_URL?: string | undefined;
  databaseDir: string;
}): Promise<Database> {
  if (settings.DATABASE_URL) {
    const pool = openPool({
      connectionString: settings.DATABASE_URL,
      max: 10,
      // Our statements are short: compiling one takes longer than it saves.
      options: '-c jit=off',
      // A new connection knows no tables and no plans: the first search on one takes ten times as long.
      idleTimeoutMillis: 300_000,
    });
    pool.on('error', () => {
      // An idle connection broke; the pool opens another when one is needed.
    });
    return databaseOver(pool, 'postgres');
  }
  const wire = await openEmbeddedDatabase(settings.databaseDir);
  const database = databaseOver(poolOverWire(wire), 'embedded', wire);
  maintainEmbedded(database, settings.databaseDir);
  return database;
}
