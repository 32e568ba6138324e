// GraphQL over HTTP: the product as it is run (all roles, workers on, session, rights and database), on both
// databases, beside bare servers answering the same from memory in the same run.
import { deepStrictEqual } from 'node:assert';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Asked } from 'autocannon';
import {
  recordingsRequest,
  screenRequests,
  type ScreenRequest,
} from '../../tests/harness/screenRequests.ts';
import type { AppReady } from './appChild.ts';
import type { Bench, BenchOptions, BenchReport, BenchRow } from './bench.ts';
import type { Answers, MemoryReady } from './memoryChild.ts';
import { openLoop } from './openLoop.ts';
import { inMs, median, spreadOf, type Spread } from './quantiles.ts';
import { startChild, type Child } from './startChild.ts';
import { startTempPostgres } from './tempPostgres.ts';

const connectionsOf = ({ isQuick }: BenchOptions) => (isQuick ? 8 : 16);
const loadShare = 0.7;

interface Scenario {
  name: string;
  asked: ScreenRequest[];
}
interface Server {
  name: string;
  url: string;
  path: string;
  headers?: Record<string, string>;
}
interface Figures {
  /** Median of the rounds, whole scenarios a second. */
  perSec: number;
  rounds: number[];
  atLoad: Spread;
}

export const graphqlBench: Bench = {
  name: 'graphql',
  about: 'lists and an interview over HTTP, beside bare graphql-yoga and node:http from memory',
  async run(options) {
    const embedded = await measureOn('PGlite', options, {});
    const postgres = await startTempPostgres();
    if (!postgres) return embedded;
    try {
      const { url, version } = postgres;
      const native = await measureOn(`PostgreSQL ${version}`, options, { databaseUrl: url });
      return {
        rows: [...embedded.rows, ...native.rows],
        details: [...embedded.details, ...native.details],
        raw: { embedded: embedded.raw, postgres: native.raw },
      };
    } finally {
      postgres.stop();
    }
  },
};

async function measureOn(
  database: string,
  options: BenchOptions,
  where: { databaseUrl?: string },
): Promise<BenchReport> {
  const dataDir = join(options.workDir, database.replaceAll(' ', '-'));
  const app = await startChild<AppReady>('appChild.ts', {
    ...{ dataDir, webDir: join(options.workDir, 'none'), isProduction: true, ...where },
    segments: [1000, ...Array.from({ length: 199 }, () => 2)],
  });
  try {
    return await measure(database, options, app);
  } finally {
    await app.stop();
  }
}

async function measure(
  database: string,
  options: BenchOptions,
  app: Child<AppReady>,
): Promise<BenchReport> {
  // Who is signed in is asked once a page load, whatever the page, and is left out.
  const interview = screenRequests.interview(app.ready.callIds[0] ?? '').slice(1);
  const all: Scenario[] = [
    { name: 'list of 50', asked: [recordingsRequest(50)] },
    { name: 'list of 200', asked: [recordingsRequest(200)] },
    { name: `interview page, ${interview.length} requests`, asked: interview },
  ];
  const scenarios = options.isQuick ? all.slice(1) : all;
  const labelled = (name: string) => `${name} on ${database}`;
  const answers: Answers = {};
  const { cookie } = await app.ask<{ cookie: string }>('sign in');
  const ours: Server = { name: 'ours', url: app.ready.url, path: '/graphql' };
  for (const asked of scenarios.flatMap((scenario) => scenario.asked))
    answers[keyOf(asked)] = await answerOf(ours, asked, cookie);
  const answersFile = join(options.workDir, 'answers.json');
  await writeFile(answersFile, JSON.stringify(answers));

  const memory = await startChild<MemoryReady>('memoryChild.ts', { answers: answersFile });
  try {
    const servers: Server[] = [
      ours,
      { name: 'graphql-yoga from memory', url: memory.ready.yogaUrl, path: '/graphql' },
      { name: 'node:http, prepared text', url: memory.ready.plainUrl, path: '/' },
      // As after a change of the organization: nothing comes from the server's memory.
      { ...ours, name: 'ours, read anew', headers: { 'cache-control': 'no-cache' } },
    ];
    for (const server of servers.slice(1, 3))
      for (const asked of scenarios.flatMap((scenario) => scenario.asked))
        deepStrictEqual(await answerOf(server, asked, ''), answers[keyOf(asked)]);
    const raw: Record<string, Record<string, Figures>> = {};
    for (const scenario of scenarios)
      raw[scenario.name] = await measureScenario(options, scenario, servers, app);
    return {
      rows: Object.entries(raw).flatMap(([name, figures]) => rowsOf(labelled(name), figures)),
      details: Object.entries(raw).flatMap(([name, figures]) => detailsOf(labelled(name), figures)),
      raw,
    };
  } finally {
    await memory.stop();
  }
}

async function measureScenario(
  options: BenchOptions,
  { asked }: Scenario,
  servers: Server[],
  app: Child<AppReady>,
): Promise<Record<string, Figures>> {
  const { isQuick, rounds } = options;
  const connections = connectionsOf(options);
  const seconds = isQuick ? 1 : 3;
  // Every connection answers at least once: a round cut off by the clock would lose those under way.
  const least = connections * asked.length;
  const amounts = new Map(servers.map(({ name }) => [name, least]));
  const perRound = new Map(servers.map(({ name }) => [name, [] as number[]]));
  // Two rounds more than are counted: they warm caches and compiler, and tell how much is a round.
  for (let round = -2; round < rounds; round++)
    for (const server of servers) {
      const requests = asked.map((item) => requestTo(server, item, ''));
      const { cookie } = await app.ask<{ cookie: string }>('sign in');
      for (const request of requests) request.headers['cookie'] = cookie;
      const amount = amounts.get(server.name) ?? least;
      const { url } = server;
      const done = await autocannon({ url, connections, amount, sampleInt: 20, requests });
      if (done.non2xx + done.errors + done.timeouts > 0)
        throw new Error(`${server.name} failed ${done.non2xx + done.errors + done.timeouts} times`);
      const perSec = amount / done.duration;
      amounts.set(server.name, Math.max(least, Math.round((perSec * seconds) / least) * least));
      if (round >= 0) perRound.get(server.name)?.push(perSec / asked.length);
    }
  const rateOf = ({ name }: Server) => median(perRound.get(name) ?? []);
  // Everybody at 70 per cent of what we read anew, so that the same work is compared.
  const ours = servers.at(-1);
  const ratePerSec = (ours ? rateOf(ours) : 1) * asked.length * loadShare;
  // Long enough for a tail worth the name, also at a few requests a second.
  const loadSeconds = isQuick ? 2 : Math.min(30, Math.max(10, 100 / ratePerSec));
  const figures: Record<string, Figures> = {};
  for (const server of servers) {
    const requests: Asked[] = [];
    for (let session = 0; session < 10; session++) {
      const { cookie } = await app.ask<{ cookie: string }>('sign in');
      requests.push(...asked.map((item) => requestTo(server, item, cookie)));
    }
    const times = await openLoop(server.url, requests, { ratePerSec, seconds: loadSeconds });
    figures[server.name] = {
      perSec: rateOf(server),
      rounds: perRound.get(server.name) ?? [],
      atLoad: spreadOf(times),
    };
  }
  return figures;
}

const keyOf = ({ operationName, variables }: ScreenRequest) =>
  'limit' in variables ? `${operationName}:${String(variables['limit'])}` : operationName;

const requestTo = ({ path, headers }: Server, body: ScreenRequest, cookie: string): Asked => ({
  ...{ method: 'POST', path, body: JSON.stringify(body) },
  headers: { 'content-type': 'application/json', accept: 'application/json', cookie, ...headers },
});

async function answerOf(server: Server, asked: ScreenRequest, cookie: string) {
  const { path, ...init } = requestTo(server, asked, cookie);
  const response = await fetch(server.url + path, init);
  const answer = (await response.json()) as Answers[string] & { errors?: unknown };
  if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer;
}

function rowsOf(name: string, figures: Record<string, Figures>): BenchRow[] {
  const [unchanged, yoga, plain, readAnew] = Object.values(figures);
  if (!unchanged || !yoga || !plain || !readAnew) return [];
  const rowsFor = (what: string, ours: Figures): BenchRow[] => [
    {
      measure: `${name}, ${what}: requests answered`,
      ours: `${perSecond(ours)} with session and rights`,
      peer: `bare graphql-yoga from memory ${perSecond(yoga)}; node:http floor ${perSecond(plain)}`,
      ratio: `${(ours.perSec / yoga.perSec).toFixed(2)} of yoga, ${(ours.perSec / plain.perSec).toFixed(3)} of the floor`,
      target: '≥ 0.5 of yoga',
      isMet: ours.perSec / yoga.perSec >= 0.5,
    },
    {
      measure: `${name}, ${what}: time of one request`,
      ours: inMs(ours.atLoad),
      peer: `yoga at the same rate ${inMs(yoga.atLoad)}`,
      ratio: `${(ours.atLoad.p50 / yoga.atLoad.p50).toFixed(1)} (p50)`,
      target: 'p99 ≤ 50 ms at 70 % of the rate read anew',
      isMet: ours.atLoad.p99 <= 50,
    },
  ];
  return [...rowsFor('unchanged', unchanged), ...rowsFor('read anew', readAnew)];
}

const perSecond = ({ perSec }: Figures) => `${perSec.toFixed(perSec < 100 ? 1 : 0)}/s`;

const detailsOf = (scenario: string, figures: Record<string, Figures>): string[] =>
  Object.entries(figures).map(
    ([name, { perSec, rounds, atLoad }]) =>
      `${scenario}, ${name}: ${perSec.toFixed(1)}/s (rounds ${rounds.map((round) => round.toFixed(1)).join(' ')}), at load ${inMs(atLoad)}`,
  );
