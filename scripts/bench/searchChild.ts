// The product's server over the search benchmark's interviews. Says where it listens and with which key to ask.
import { createServices } from '../../web/server/createServices.ts';
import { openDatabase } from '../../web/server/db/database.ts';
import { migrateDatabase } from '../../web/server/db/migrate.ts';
import { createServer } from '../../web/server/http/createServer.ts';
import { createLogger } from '../../web/server/http/logger.ts';
import { stopServer } from '../../web/server/http/stopServer.ts';
import { searchSigningKey, signSearchKey } from '../../web/server/search/searchKey.ts';
import { parseSettings } from '../../web/server/settings/settings.ts';
import { listenHere } from './listenHere.ts';
import { insertTurns, loadSearchWorld } from './loadSearchWorld.ts';
import { buildSearchWorld, idOf, searcher } from './searchWorld.ts';

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
  ...{ SECRET: 'a secret for benchmarks that is long enough' },
  ...(input.databaseUrl ? { DATABASE_URL: input.databaseUrl } : {}),
});
const database = await openDatabase(settings);
await migrateDatabase(database);
const startedAt = performance.now();
const world = buildSearchWorld(input.segments);
await loadSearchWorld(database.systemPool, world);
const loadSeconds = (performance.now() - startedAt) / 1000;
const services = await createServices({
  // Nobody works on jobs here.
  settings: { ...settings, ROLE: 'web' },
  ...{ database, logger: createLogger('warn'), buildHash: 'bench' },
});
const server = createServer(services, createLogger('warn'), 'none');
const key = signSearchKey(searchSigningKey(services.secret), {
  ...{ userId: idOf('1', searcher.number), sessionId: null, organizationId: world.organizationId },
});
process.on('message', (word: string) => {
  void save(word).then((saved) => process.send?.(saved));
});
process.once('SIGTERM', () => {
  void (async () => {
    await services.events.close();
    await stopServer(server);
    await services.jobs.stop();
    await database.close();
    process.exit(0);
  })();
});
const ready: SearchReady = { url: await listenHere(server), key, loadSeconds };
process.send?.(ready);

async function save(word: string): Promise<Saved> {
  const call = world.calls.find((one) => one.owner === searcher.number);
  if (!call) throw new Error('The person who searches owns no interview');
  const { organizationId } = world;
  const client = await database.pool.connect();
  try {
    const from = performance.now();
    await client.query('begin');
    await client.query('delete from segment where call_id = $1', [call.id]);
    await insertTurns(client, {
      ...{ organizationId, callId: call.id, texts: [...call.texts.slice(1), `now ${word}`] },
      speakers: [idOf('7', call.number), idOf('8', call.number)],
    });
    await client.query('commit');
    return { ms: performance.now() - from };
  } finally {
    client.release();
  }
}
