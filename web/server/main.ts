import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createAuth } from './auth/createAuth.ts';
import { lockDataFolder } from './db/dataFolderLock.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/database.ts';
import { openCallEvents } from './events/events.ts';
import { createRecordingJobs } from './features/recordings/createRecordingJobs.ts';
import { openUploads } from './features/recordings/uploads.ts';
import type { Services } from './graphql/context.ts';
import { createLogger } from './http/logger.ts';
import { createRateLimit } from './http/rateLimit.ts';
import { createServer } from './http/createServer.ts';
import { startJobs } from './jobs/jobs.ts';
import { createMessageSender } from './mail/sendMessage.ts';
import { readSecret } from './settings/secret.ts';
import { parseSettings, SettingsError } from './settings/settings.ts';
import { chooseSpeechEngine } from './speech/chooseSpeechEngine.ts';
import { openStorage } from './storage/storage.ts';

const webDir = process.env.WEB_DIR ?? fileURLToPath(new URL('../../.output/web', import.meta.url));

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  const logger = createLogger(settings.LOG_LEVEL);
  const unlock = settings.DATABASE_URL ? () => {} : await lockDataFolder(settings.DATA_DIR);
  const database = await openDatabase(settings);
  await migrateDatabase(database);
  const secret = await readSecret(settings);
  const storage = openStorage(settings);
  const events = await openCallEvents(database, settings);
  const speech = chooseSpeechEngine(speechSettings(settings));
  if (settings.SEED === 'demo') {
    // Loaded only here: production never reads the demo data or the factories.
    const { seedDemo } = await import('../../tests/factories/demo/seedDemo.ts');
    await seedDemo({ database, storage });
  }
  const isWorker = settings.ROLE !== 'web';
  const jobs = await startJobs(
    database,
    createRecordingJobs({ database, storage, settings, engine: speech, events }),
    { isWorker, onError: (error, job) => logger.error({ err: error, job }, 'job') },
  );
  const services: Services = {
    settings,
    secret,
    buildHash: await hashOfBuild(),
    database,
    auth: createAuth(database.system, secret, settings),
    messages: createMessageSender(database.system, settings),
    jobs,
    events,
    storage,
    speech,
    rateLimit: createRateLimit(database.systemPool),
    uploads: await openUploads({ database, settings, events, jobs }),
  };

  // A worker answers too: health and readiness are asked of every process.
  const server = createServer(services, logger, webDir);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  logger.info({ port, role: settings.ROLE, database: database.kind }, 'ready');
  process.send?.({ ready: true, port });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    logger.info('stopping');
    // What is being answered may finish; what idles is closed; nothing waits longer than ten seconds.
    const giveUp = setTimeout(() => process.exit(1), 10_000);
    giveUp.unref();
    await events.close();
    server.close();
    server.closeIdleConnections();
    await jobs.stop();
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        server.closeAllConnections();
        resolve();
      }, 1000).unref();
      server.once('close', resolve);
    });
    await database.close();
    unlock();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

function speechSettings(settings: ReturnType<typeof parseSettings>) {
  return {
    ...(settings.SPEECH_URL ? { speechUrl: settings.SPEECH_URL } : {}),
    ...(settings.SPEECH_API_KEY ? { speechApiKey: settings.SPEECH_API_KEY } : {}),
    ...(settings.SPEECH_MODEL ? { speechModel: settings.SPEECH_MODEL } : {}),
    ...(settings.SPEECH_LANGUAGES
      ? { speechLanguages: settings.SPEECH_LANGUAGES.split(',').map((code) => code.trim()) }
      : {}),
    ...(settings.SPEECH_MODEL_DIR ? { speechModelDir: settings.SPEECH_MODEL_DIR } : {}),
  };
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
  const isExpected = error instanceof SettingsError || !(error instanceof TypeError);
  process.stderr.write(
    `${error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error)}\n`,
  );
  process.exit(1);
}
