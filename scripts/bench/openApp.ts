// The whole server of the product with people and interviews in it, in this process.
import { rm } from 'node:fs/promises';
import { createServices } from '../../web/server/createServices.ts';
import { openDatabase } from '../../web/server/db/database.ts';
import { migrateDatabase } from '../../web/server/db/migrate.ts';
import { openSession } from '../../web/server/features/users/signIn.ts';
import type { Services } from '../../web/server/graphql/context.ts';
import { createServer } from '../../web/server/http/createServer.ts';
import { createLogger } from '../../web/server/http/logger.ts';
import { stopServer } from '../../web/server/http/stopServer.ts';
import { parseSettings } from '../../web/server/settings/settings.ts';
import { buildInterviews } from '../../tests/factories/buildInterviews.ts';
import {
  buildOrganization,
  type BuiltOrganization,
} from '../../tests/factories/buildOrganization.ts';
import { buildUser } from '../../tests/factories/buildUser.ts';
import { listenHere } from './listenHere.ts';

export interface OpenAppOptions {
  dataDir: string;
  webDir: string;
  /** One number of segments for each interview; the first stands on top of the list. */
  segments: number[];
  isProduction: boolean;
  /** PostgreSQL; otherwise an embedded database in `dataDir`. */
  databaseUrl?: string;
}

type Person = Parameters<typeof openSession>[1];

export interface OpenApp {
  url: string;
  services: Services;
  person: Person;
  organization: BuiltOrganization;
  /** In the order of `segments`. */
  callIds: string[];
  /** A fresh session's cookies, as a Cookie header, of each of ten people in turn. */
  signIn(): Promise<string>;
  signInAs(person: Person): Promise<string>;
  close(): Promise<void>;
}

/** Opens it as it is really run: all roles in one process, workers waiting for jobs. */
export async function openApp(options: OpenAppOptions): Promise<OpenApp> {
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'http://127.0.0.1',
  };
  const settings = parseSettings({
    ...(options.isProduction ? production : { NODE_ENV: 'test', SEED: 'demo' }),
    SECRET: 'a secret for benchmarks that is long enough',
    DATA_DIR: options.dataDir,
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    LOG_LEVEL: 'warn',
  });
  const database = await openDatabase(settings);
  await migrateDatabase(database);
  const organization = await buildOrganization(database.system);
  const person = await buildUser(database.system, organization, { roleType: 'SITE_ADMIN' });
  // A server lets nobody ask too much at once, so a load takes more than a single person.
  const people = [person];
  while (people.length < 10)
    people.push(await buildUser(database.system, organization, { roleType: 'SITE_ADMIN' }));
  let signIns = 0;
  const calls = await buildInterviews(database.system, organization, {
    ownerId: person.id,
    count: options.segments.length,
    segmentsOf: (index) => options.segments[index] ?? 1,
  });
  await database.system.execute('analyze');
  const logger = createLogger('warn');
  const services = await createServices({ settings, database, logger, buildHash: 'bench' });
  const server = createServer(services, logger, options.webDir);
  return {
    url: await listenHere(server),
    services,
    person,
    organization,
    callIds: calls.map(({ id }) => id),
    signIn: () => signIn(services, people[signIns++ % people.length] ?? person),
    signInAs: (item) => signIn(services, item),
    close: async () => {
      await services.events.close();
      await services.actors.close();
      await services.changes.close();
      await stopServer(server);
      await services.jobs.stop();
      await database.close();
      await rm(options.dataDir, { recursive: true, force: true });
    },
  };
}

async function signIn(services: Services, person: Person) {
  const cookies: string[] = [];
  await openSession(
    {
      ...{ services, actor: null, requestId: 'bench', clientAddress: '127.0.0.1' },
      headers: new Headers(),
      setCookie: (all) => cookies.push(...all),
      signal: new AbortController().signal,
    },
    person,
  );
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
