import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError } from 'drizzle-orm';
import { createServices } from './createServices.ts';
import { openDatabase } from './db/database.ts';
import { lockDataFolder } from './db/dataFolderLock.ts';
import { migrateDatabase } from './db/migrate.ts';
import { createServer } from './http/createServer.ts';
import { createLogger } from './http/logger.ts';
import { stopServer } from './http/stopServer.ts';
import { prepareDataFolder } from './settings/prepareDataFolder.ts';
import { parseSettings } from './settings/settings.ts';
import { clearLeftovers } from './storage/clearLeftovers.ts';
import { openStorage } from './storage/storage.ts';

const webDir = process.env.WEB_DIR ?? fileURLToPath(new URL('../../.output/web', import.meta.url));

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  const logger = createLogger(settings.LOG_LEVEL);
  const warning = await prepareDataFolder(settings.DATA_DIR);
  if (warning) logger.warn(warning);
  process.on('warning', (error) => logger.warn({ err: error }, 'warning'));
  const unlock = settings.DATABASE_URL ? () => {} : lockDataFolder(settings.DATA_DIR);
  await clearLeftovers(settings, { isAlone: !settings.DATABASE_URL });
  const database = await openDatabase(settings);
  void database.died.then((error) => {
    process.stderr.write(
      `${error.message}\nMake room in ${settings.DATA_DIR}, then start again.\n`,
    );
    process.exit(1);
  });
  await migrateDatabase(database);
  if (settings.SEED === 'demo') {
    // Loaded only here: production never reads the demo data or the factories.
    const { seedDemo } = await import('../../tests/factories/demo/seedDemo.ts');
    await seedDemo({ database, storage: openStorage(settings) });
  }
  const services = await createServices({
    settings,
    database,
    logger,
    buildHash: await hashOfBuild(),
  });

  // A worker answers too: health and readiness are asked of every process.
  const server = createServer(services, logger, webDir);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  logger.info({ port, role: settings.ROLE, database: database.kind }, 'ready');
  process.send?.({ port });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    logger.info('stopping');
    setTimeout(() => process.exit(1), 10_000).unref();
    await services.events.close();
    await services.actors.close();
    await services.changes.close();
    await stopServer(server);
    await services.jobs.stop();
    await database.close();
    unlock();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

/** The same for the same build on every machine, so that open pages notice a new one. */
async function hashOfBuild(): Promise<string> {
  try {
    return createHash('sha256')
      .update(await readFile(`${webDir}/index.html`))
      .digest('hex')
      .slice(0, 12);
  } catch {
    return 'unbuilt';
  }
}

try {
  await start();
} catch (error) {
  // Faults of the environment speak for themselves; only a fault of ours needs its stack.
  const isOurs = error instanceof TypeError || error instanceof ReferenceError;
  // Drizzle's own message holds the statement with its parameters: names, addresses, texts of people.
  const message =
    error instanceof DrizzleQueryError ? 'A statement failed.' : (error as Error).message;
  const text = error instanceof Error ? (isOurs ? error.stack : message) : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  process.stderr.write(`${[text, cause].filter(Boolean).join('\n')}\n`);
  process.exit(1);
}
