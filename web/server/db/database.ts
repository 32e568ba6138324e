import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openEmbeddedDatabase, WireStream, type WireDatabase } from './embeddedDatabase.ts';
import { keepJournalShort } from './keepJournalShort.ts';
import { organizationPool, systemPool, type ScopeCounter } from './scopedPool.ts';
import * as schema from './tables/schema.ts';

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool };
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
  statements: ScopeCounter;
  /** Resolves when an embedded database has died, as it does without room to write. Only a new start helps. */
  died: Promise<Error>;
  close(): Promise<void>;
}

// Counts come as numbers; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function databaseOver(pool: pg.Pool, kind: Database['kind'], wire?: WireDatabase): Database {
  const statements: ScopeCounter = { count: 0, onStatement: null };
  const organizations = new Map<string, Db>();
  const owner = systemPool(pool, statements);
  const bound = kind === 'postgres' ? poolForOrganizations(pool) : pool;
  return {
    kind,
    pool,
    systemPool: owner,
    statements,
    system: drizzle(owner, { schema }),
    forOrganization(organizationId) {
      const known = organizations.get(organizationId);
      if (known) return known;
      const db = drizzle(organizationPool(bound, organizationId, statements), { schema });
      organizations.set(organizationId, db);
      return db;
    },
    died: wire?.died ?? new Promise(() => {}),
    close: async () => {
      await pool.end();
      if (bound !== pool) await bound.end();
      await wire?.close();
    },
  };
}

/**
 * Connections of their own for what is bound to an organization: a request asks who somebody is as the owner
 * and all else as the organization, and would turn one connection round twice.
 */
function poolForOrganizations({ options }: pg.Pool): pg.Pool {
  const bound = new pg.Pool(options);
  const ignore = () => {
    // An idle connection broke; the pool opens another when one is needed.
  };
  bound.on('error', ignore);
  // Our statements are short: compiling one takes longer than it saves.
  bound.on('connect', (client) => void client.query('set jit = off').catch(ignore));
  return bound;
}

/** A pool of one connection that ends in an embedded database. */
export function poolOverWire(wire: WireDatabase): pg.Pool {
  const pool = new pg.Pool({
    max: 1,
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
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** Opens the database the settings name: PostgreSQL by DATABASE_URL, else the embedded one. */
export async function openDatabase(settings: {
  DATABASE_URL?: string | undefined;
  databaseDir: string;
}): Promise<Database> {
  if (settings.DATABASE_URL) {
    const pool = new pg.Pool({
      ...{ connectionString: settings.DATABASE_URL, max: 10 },
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
  keepJournalShort(database, settings.databaseDir);
  return database;
}
