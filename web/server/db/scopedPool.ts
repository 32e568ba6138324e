import pg from 'pg';
import { Connection } from './connection.ts';
import { retryDeadlocks } from './retryDeadlocks.ts';

export const openPool = (config: pg.PoolConfig): pg.Pool =>
  new pg.Pool({ ...config, Client: Connection });

/** A view of the pool whose every connection acts for one scope: see `Connection`. */
export function scopedPool(pool: pg.Pool, scope: string): pg.Pool {
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
  const query = async (...parameters: unknown[]): Promise<unknown> => {
    const client = await connect();
    let failure: unknown;
    try {
      return await retryDeadlocks(() =>
        (client.query as (...p: unknown[]) => Promise<unknown>)(...parameters),
      );
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isConnectionFailure(failure));
    }
  };
  return poolView(connect, query);
}

/**
 * The connection of one request: taken with its first statement, kept while the request has more to ask,
 * and given back when it has nothing more for now. So a request switches the role at most once, and holds
 * nothing while it waits for something else. A transaction gets the connection to itself.
 */
export function requestPool(scoped: pg.Pool): pg.Pool {
  let client: Promise<pg.PoolClient> | null = null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const giveBack = (isBroken: boolean) => {
    const leaving = client;
    client = null;
    void leaving?.then(
      (item) => item.release(isBroken),
      () => {
        // It never came, and whoever asked for it was told.
      },
    );
  };
  const query = (...parameters: unknown[]): Promise<unknown> => {
    waiting += 1;
    const answer = last.then(async () => {
      try {
        const first = await (client ??= scoped.connect());
        return await retryDeadlocks(() =>
          (first.query as (...p: unknown[]) => Promise<unknown>)(...parameters),
        );
      } catch (error) {
        if (isConnectionFailure(error)) giveBack(true);
        throw error;
      } finally {
        waiting -= 1;
        if (waiting === 0) setImmediate(() => waiting === 0 && giveBack(false));
      }
    });
    last = answer.catch(() => undefined);
    return answer;
  };
  const connect = (): Promise<pg.PoolClient> => {
    if (!client || waiting > 0) return scoped.connect();
    const handedOver = client;
    client = null;
    return handedOver;
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
