// The product's server over the search benchmark's interviews. Says where it listens and with which key to ask.
import { randomUUID } from 'node:crypto';
import { createServices } from '../../web/server/createServices.ts';
import { openDatabase } from '../../web/server/db/database.ts';
import { migrateDatabase } from '../../web/server/db/migrate.ts';
import { session } from '../../web/server/db/tables/schema.ts';
import { createServer } from '../../web/server/http/createServer.ts';
import { createLogger } from '../../web/server/http/logger.ts';
import { stopServer } from '../../web/server/http/stopServer.ts';
import { searchSigningKey, signSearchKey } from '../../web/server/search/searchKey.ts';
import { parseSettings } from '../../web/server/settings/settings.ts';
import { listenHere } from './listenHere.ts';
import { insertTurns, loadSearchWorld } from './loadSearchWorld.ts';
import { buildSearchWorld, idOf, searcher, type WorldCall } from './searchWorld.ts';

export interface SearchChildInput {
  dataDir: string;
  databaseUrl: string | null;
  segments: number;
}
export interface SearchReady {
  url: string;
  key: string;
  loadSeconds: number;
}
/** Milliseconds to save a transcript of a call with a word nobody said yet, index included. */
export interface Saved {
  ms: number;
}

const input = JSON.parse(process.argv[2] ?? '') as SearchChildInput;
const settings = parseSettings({
  ...{ NODE_ENV: 'test', SEED: 'none', LOG_LEVEL: 'warn', DATA_DIR: input.dataDir },
  ...{ SECRET: 'a secret for benchmarks that is long enough', SEARCH_PER_MINUTE: '1000000' },
  ...(input.databaseUrl ? { DATABASE_URL: input.databaseUrl } : {}),
});
const database = await openDatabase(settings);
await migrateDatabase(database);
const startedAt = performance.now();
const { organizationId, call } = await load();
const loadSeconds = (performance.now() - startedAt) / 1000;
const services = await createServices({
  // Nobody works on jobs here.
  settings: { ...settings, ROLE: 'web' },
  ...{ database, logger: createLogger('warn'), buildHash: 'bench' },
});
const server = createServer(services, createLogger('warn'), 'none');
const userId = idOf('1', searcher.number);
const [opened] = await database.system
  .insert(session)
  .values({ userId, token: randomUUID(), expiresAt: new Date(Date.now() + 86_400_000) })
  .returning({ id: session.id });
if (!opened) throw new Error('The session of the person who searches was not opened');
const key = signSearchKey(searchSigningKey(services.secret), {
  ...{ userId, sessionId: opened.id, organizationId },
});
process.on('message', (word: string | null) => {
  void save(word).then((saved) => process.send?.(saved));
});
process.once('SIGTERM', () => {
  void (async () => {
    await services.events.close();
    await services.actors.close();
    await services.changes.close();
    await stopServer(server);
    await services.jobs.stop();
    await database.close();
    process.exit(0);
  })();
});
const ready: SearchReady = { url: await listenHere(server), key, loadSeconds };
process.send?.(ready);

/**
 * Fills the database, unless it was kept from an earlier run. Of the interviews only one stays in memory: a
 * server does not hold a million turns, and clearing away around them would be counted as its own.
 */
async function load(): Promise<{ organizationId: string; call: WorldCall }> {
  const world = buildSearchWorld(input.segments);
  const { rows } = await database.systemPool.query<{ count: number }>('select count(*) from call');
  if (rows[0]?.count !== world.calls.length) await loadSearchWorld(database.systemPool, world);
  const own = world.calls.find((item) => item.owner === searcher.number);
  if (!own) throw new Error('The person who searches owns no interview');
  return { organizationId: world.organizationId, call: own };
}

/** Saves that interview's transcript with a new word at its end; without a word as it was. */
async function save(word: string | null): Promise<Saved> {
  const client = await database.pool.connect();
  try {
    const from = performance.now();
    await client.query('begin');
    await client.query('delete from segment where call_id = $1', [call.id]);
    await insertTurns(client, {
      ...{ organizationId, callId: call.id },
      texts: word === null ? call.texts : [...call.texts.slice(1), `now ${word}`],
      speakers: [idOf('7', call.number), idOf('8', call.number)],
    });
    await client.query('commit');
    return { ms: performance.now() - from };
  } finally {
    client.release();
  }
}
