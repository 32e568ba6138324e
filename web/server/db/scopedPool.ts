import pg from 'pg';
import { Connection } from './connection.ts';
import { retryDeadlocks } from './retryDeadlocks.ts';

export const openPool = (config: pg.PoolConfig): pg.Pool =>
  new pg.Pool({ ...config, Client: Connection });

/** A connection that statements of one scope have together; nobody begins a transaction on it. */
interface Lease {
  client: Promise<pg.PoolClient>;
  hasClient: boolean;
  isBroken: boolean;
  users: number;
}

export interface ScopedPool extends pg.Pool {
  /** A connection for statements outside of transactions; see `requestPool`. */
  lease(): Lease;
  giveBack(lease: Lease): void;
  /** The connection of a lease for its holder alone; null where others use it too. */
  takeOver(lease: Lease): Promise<pg.PoolClient> | null;
}

/**
 * A view of the pool whose every connection acts for one scope: see `Connection`. The only connection of an
 * embedded database is shared by the statements of one scope, so that its thread has the next one before
 * the last one's rows are read; whoever else waits for it gets it before more of them join.
 */
export function scopedPool(pool: pg.Pool, scope: string): ScopedPool {
  let shared: Lease | null = null;
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    discardUnlessIdle(client);
    try {
      if (!(client instanceof Connection)) throw new Error('The pool was not made by openPool');
      await client.enter(scope);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return client;
  };
  const lease = (): Lease => {
    const canJoin = shared && !shared.isBroken && (!shared.hasClient || pool.waitingCount === 0);
    if (canJoin && shared) {
      shared.users += 1;
      return shared;
    }
    const made: Lease = { client: connect(), hasClient: false, isBroken: false, users: 1 };
    made.client.then(
      () => (made.hasClient = true),
      () => (made.isBroken = true),
    );
    if (pool.options.max === 1) shared = made;
    return made;
  };
  const giveBack = (given: Lease): void => {
    given.users -= 1;
    if (given.users > 0) return;
    if (shared === given) shared = null;
    given.client.then(
      (client) => client.release(given.isBroken),
      () => {
        // It never came, and whoever asked for it was told.
      },
    );
  };
  const takeOver = (given: Lease): Promise<pg.PoolClient> | null => {
    if (given.users > 1 || given.isBroken) return null;
    if (shared === given) shared = null;
    return given.client;
  };
  const query = async (...parameters: unknown[]): Promise<unknown> => {
    const leased = lease();
    try {
      return await queryOn(leased, parameters);
    } finally {
      giveBack(leased);
    }
  };
  return Object.assign(poolView(connect, query), { lease, giveBack, takeOver });
}

async function queryOn(lease: Lease, parameters: unknown[]): Promise<unknown> {
  try {
    const client = await lease.client;
    return await retryDeadlocks(() =>
      (client.query as (...p: unknown[]) => Promise<unknown>)(...parameters),
    );
  } catch (error) {
    if (isConnectionFailure(error)) lease.isBroken = true;
    throw error;
  }
}

/**
 * The connection of one request: taken with its first statement, kept while the request has more to ask,
 * and given back when it has nothing more for now. So a request switches the role at most once, and holds
 * nothing while it waits for something else. A transaction gets a connection to itself.
 */
export function requestPool(scoped: ScopedPool): pg.Pool {
  let leased: Lease | null = null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const giveBack = () => {
    if (leased) scoped.giveBack(leased);
    leased = null;
  };
  const query = (...parameters: unknown[]): Promise<unknown> => {
    waiting += 1;
    const answer = last.then(async () => {
      try {
        return await queryOn((leased ??= scoped.lease()), parameters);
      } finally {
        waiting -= 1;
        if (leased?.isBroken) giveBack();
        if (waiting === 0) setImmediate(() => waiting === 0 && giveBack());
      }
    });
    last = answer.catch(() => undefined);
    return answer;
  };
  const connect = (): Promise<pg.PoolClient> => {
    const client = leased && waiting === 0 ? scoped.takeOver(leased) : null;
    if (client) leased = null;
    return client ?? scoped.connect();
  };
  return poolView(connect, query);
}

/** Drizzle asks `instanceof Pool` to know that it must take a connection for a transaction. */
const poolView = (
  connect: () => Promise<pg.PoolClient>,
  query: (...parameters: unknown[]) => Promise<unknown>,
): pg.Pool => Object.assign(Object.create(pg.Pool.prototype) as pg.Pool, { connect, query });

/** A connection whose transaction could not be ended would fail everybody who gets it next. */
function discardUnlessIdle(client: pg.PoolClient): void {
  const { release } = client;
  client.release = (error) => release(error ?? client.getTransactionStatus() !== 'I');
}

const isConnectionFailure = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof pg.DatabaseError);
