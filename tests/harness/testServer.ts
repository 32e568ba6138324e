import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSession } from '../../web/server/features/users/signIn.ts';
import { createServices } from '../../web/server/createServices.ts';
import type { Database } from '../../web/server/db/database.ts';
import type { Services } from '../../web/server/graphql/context.ts';
import { createServer } from '../../web/server/http/createServer.ts';
import type { LanguageEngine } from '../../web/server/language/languageEngine.ts';
import { createLogger } from '../../web/server/http/logger.ts';
import { stopServer } from '../../web/server/http/stopServer.ts';
import { parseSettings } from '../../web/server/settings/settings.ts';
import type { SpeechEngine } from '../../web/server/speech/speechEngine.ts';
import { personByEmail } from '../factories/buildUser.ts';
import { openTestDatabase } from './testDatabase.ts';

export interface GraphqlAnswer {
  status: number;
  // Tests look into whatever the document asked for.
  data: Record<string, unknown> | null;
  errors: { message: string; extensions?: { code?: string } }[];
}

export interface Visitor {
  cookie: string;
  graphql(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export interface TestServer {
  url: string;
  database: Database;
  services: Services;
  /** Nobody signed in. */
  visitor: Visitor;
  /** Somebody of the database, signed in. */
  as(email: string): Promise<Visitor>;
  stop(): Promise<void>;
}

/** The whole server over HTTP on a database of its own. */
export async function startTestServer(
  options: {
    speech?: SpeechEngine;
    language?: LanguageEngine;
    settings?: Record<string, string>;
    prepare?: (database: Database, services: { dataDir: string }) => Promise<void>;
  } = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-test-'));
  const database = await openTestDatabase();
  const logger = createLogger(process.env.LOG_LEVEL ?? 'silent');
  const settings = parseSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET: 'a secret for tests that is long enough',
    ...options.settings,
  });
  await options.prepare?.(database, { dataDir });
  const services = await createServices({
    settings,
    database,
    logger,
    buildHash: 'test',
    ...(options.speech ? { speech: options.speech } : {}),
    ...(options.language ? { language: options.language } : {}),
  });
  const server = createServer(services, logger, join(dataDir, 'no-web'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url,
    database,
    services,
    visitor: visitorWith(url, '', services),
    as: async (email) => visitorWith(url, await cookieOf(services, email), services),
    stop: async () => {
      await services.events.close();
      await services.actors.close();
      await services.changes.close();
      await stopServer(server);
      await services.jobs.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function visitorWith(url: string, cookie: string, { actors }: Services): Visitor {
  const send = async (path: string, init: RequestInit = {}) => {
    // A test may have changed somebody's rights in the database a moment ago. It fails only where the
    // test took the connection away.
    await actors.catchUp().catch(() => {});
    return fetch(url + path, { ...init, headers: { cookie, ...init.headers } });
  };
  return {
    cookie,
    fetch: send,
    async graphql(query, variables = {}) {
      const response = await send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const body = (await response.json()) as Partial<GraphqlAnswer>;
      return { status: response.status, data: body.data ?? null, errors: body.errors ?? [] };
    },
  };
}

async function cookieOf(services: Services, email: string): Promise<string> {
  const cookies: string[] = [];
  await openSession(
    {
      services,
      actor: null,
      requestId: 'test',
      clientAddress: '127.0.0.1',
      headers: new Headers(),
      setCookie: (all) => cookies.push(...all),
      signal: new AbortController().signal,
    },
    await personByEmail(services.database.system, email),
  );
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
