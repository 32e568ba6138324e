import pg from 'pg';

/** Counts statements that screens and commands send, for the tests that hold them constant. */
export interface ScopeCounter {
  count: number;
  onStatement: ((sql: string) => void) | null;
}

/** The role that row-level security binds; migrations make it. */
export const applicationRole = 'rapport_app';

const scopeOf = new WeakMap<pg.PoolClient, string>();
const uuidPattern = /^[0-9a-f-]{36}$/;

/**
 * A view of the pool whose every connection acts inside one organization: as a role that row-level
 * security binds, with the organization named in the session. Switching costs one statement, and only
 * when the connection last served somebody else. Needs session pooling, not pgbouncer's transaction mode.
 */
export function organizationPool(
  pool: pg.Pool,
  organizationId: string,
  counter: ScopeCounter,
): pg.Pool {
  if (!uuidPattern.test(organizationId)) throw new Error('An organization id must be a UUID');
  return scopedPool(pool, counter, organizationId, (client) =>
    client.query(
      `select set_config('role', '${applicationRole}', false), set_config('app.organization_id', $1, false)`,
      [organizationId],
    ),
  );
}

/** A view of the pool that acts as the database's owner. */
export const systemPool = (pool: pg.Pool, counter: ScopeCounter): pg.Pool =>
  scopedPool(pool, counter, 'system', (client) =>
    client.query(
      `select set_config('role', 'none', false), set_config('app.organization_id', '', false)`,
    ),
  );

function scopedPool(
  pool: pg.Pool,
  counter: ScopeCounter,
  scope: string,
  enter: (client: pg.PoolClient) => Promise<unknown>,
): pg.Pool {
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    if ((scopeOf.get(client) ?? 'system') === scope) return counted(client, counter);
    try {
      // Forgotten first: if entering fails half way, the next user of the connection enters anew.
      scopeOf.delete(client);
      await enter(client);
      scopeOf.set(client, scope);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return counted(client, counter);
  };
  const query = async (...parameters: Parameters<pg.PoolClient['query']>) => {
    const client = await connect();
    let failure: unknown;
    try {
      return await (client.query as (...p: unknown[]) => Promise<unknown>)(...parameters);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isConnectionFailure(failure));
    }
  };
  // Drizzle asks `instanceof Pool` to know that it must take a connection for a transaction.
  return Object.assign(Object.create(pg.Pool.prototype) as pg.Pool, { connect, query });
}

const isConnectionFailure = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof pg.DatabaseError);

const countedClients = new WeakMap<pg.PoolClient, Map<ScopeCounter, pg.PoolClient>>();

function counted(client: pg.PoolClient, counter: ScopeCounter): pg.PoolClient {
  const known = countedClients.get(client)?.get(counter);
  if (known) return known;
  const proxy = new Proxy(client, {
    get(target, property) {
      if (property === 'query')
        return (first: unknown, ...rest: unknown[]) => {
          counter.count += 1;
          counter.onStatement?.(
            typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''),
          );
          return (target.query as (...p: unknown[]) => unknown)(first, ...rest);
        };
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const byCounter = countedClients.get(client) ?? new Map<ScopeCounter, pg.PoolClient>();
  byCounter.set(counter, proxy);
  countedClients.set(client, byCounter);
  return proxy;
}
