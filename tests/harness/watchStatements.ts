import type pg from 'pg';
import type { Database } from '../../web/server/db/database.ts';

/**
 * Calls `onStatement` with every statement that goes to the database from now on, switches of the role
 * included. Returns what ends it.
 */
export function watchStatements(
  { pool }: Database,
  onStatement: (sql: string) => void,
): () => void {
  const watched = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    const send = client.query.bind(client) as (...p: unknown[]) => unknown;
    const query = (first: string | { text: string }, ...rest: unknown[]) => {
      onStatement(typeof first === 'string' ? first : first.text);
      return send(first, ...rest);
    };
    Object.assign(client, { query });
  };
  pool.on('acquire', watch);
  return () => {
    pool.off('acquire', watch);
    for (const client of watched) Reflect.deleteProperty(client, 'query');
  };
}

/** How many statements `work` sends. */
export async function countStatements(
  database: Database,
  work: () => Promise<unknown>,
): Promise<number> {
  let sent = 0;
  const stop = watchStatements(database, () => (sent += 1));
  await work();
  stop();
  return sent;
}
