// Pages of insights over HTTP with session and rights, read anew and asked again, beside DuckDB that works the same figures out of
// the turns themselves.
import { join } from 'node:path';
import { print, type DocumentNode } from 'graphql';
import {
  CandidateQuestionsDocument,
  CompensationTrendsDocument,
  InsightOverviewDocument,
  InterviewerInsightsDocument,
  InterviewerReportDocument,
  TopicTrendsDocument,
} from '../../web/app/lib/__generated__/graphql.ts';
import { watchStatements } from '../../tests/harness/watchStatements.ts';
import type { Bench, BenchRow } from './bench.ts';
import { fillInsights, indexWords, years } from './fillInsights.ts';
import { duckSql, openDuck, type Duck } from './insightsDuck.ts';
import { openApp, type OpenApp } from './openApp.ts';
import { inMs, spreadOf, type Spread } from './quantiles.ts';
import { startTempPostgres } from './tempPostgres.ts';
import { watchDatabase } from './watchDatabase.ts';

const targetMs = 10;
const fewestTimes = 4;
const longestMs = 3_000;

interface Page {
  name: string;
  document: DocumentNode;
  /** The same figures from rows that nobody rolled up. */
  peer: 'overview' | 'report' | 'person' | 'topics' | null;
}
const pages: Page[] = [
  { name: 'overview', document: InsightOverviewDocument, peer: 'overview' },
  { name: 'quality report', document: InterviewerReportDocument, peer: 'report' },
  { name: 'one interviewer', document: InterviewerInsightsDocument, peer: 'person' },
];
/** These count only interviews whose words are in the search index. */
const pagesOfWords: Page[] = [
  { name: 'candidate questions', document: CandidateQuestionsDocument, peer: null },
  { name: 'compensation', document: CompensationTrendsDocument, peer: null },
  { name: 'topic trends', document: TopicTrendsDocument, peer: 'topics' },
];

export const insightsBench: Bench = {
  name: 'insights',
  about:
    'pages of insights at 25,000 interviews (--full: and 250,000), beside DuckDB and plain SQL',
  async run({ workDir, isQuick, isFull, rounds }) {
    const sizes = isQuick ? [5_000] : isFull ? [25_000, 250_000] : [25_000];
    const rows: BenchRow[] = [];
    const raw: object[] = [];
    for (const size of sizes) {
      const found = await measureSize(
        join(workDir, String(size)),
        size,
        isQuick ? 10 : rounds * 10,
      );
      rows.push(...found.rows);
      raw.push(...found.raw);
    }
    const statements = new Map<string, Set<number>>();
    for (const item of raw as { page: string; statements: number }[])
      statements.set(item.page, (statements.get(item.page) ?? new Set()).add(item.statements));
    const details = [...statements].map(
      ([page, counts]) => `${page}: ${[...counts].join(' and ')} statements`,
    );
    return { rows, details, raw };
  },
};

/** Indexing the words of more than this takes longer than all else. */
const mostIndexed = 25_000;

async function measureSize(dataDir: string, count: number, times: number) {
  const postgres = await startTempPostgres();
  const app = await openApp({
    ...{ dataDir, webDir: join(dataDir, 'none'), isProduction: true, segments: [1] },
    ...(postgres ? { databaseUrl: postgres.url } : {}),
  });
  const now = new Date();
  try {
    await fillInsights(app, count, now.toISOString());
    if (count <= mostIndexed) await indexWords(app);
    const recruiter = await makeRecruiter(app);
    const viewers = [
      { name: 'site admin', cookie: await app.signInAs(app.person), all: true },
      { name: 'recruiter', cookie: await app.signInAs(recruiter), all: false },
    ];
    const duck = await openDuck(count, now);
    const rows: BenchRow[] = [];
    const raw: object[] = [];
    for (const months of [6, 12 * years]) {
      const start = new Date(now.getTime() - months * 30.4 * 86_400_000);
      const interval = months === 6 ? 'WEEK' : 'MONTH';
      const filter = { start: start.toISOString(), end: now.toISOString(), interval, zone };
      for (const viewer of viewers)
        for (const page of pagesFor(viewer.all, count)) {
          const body = {
            query: print(page.document),
            variables: { filter, userId: recruiter.id },
          };
          const { taken, databaseMs } = await watchDatabase(app, (run) =>
            timesOf(times, () => run(() => ask(app, viewer.cookie, body))),
          );
          const spread = spreadOf(taken);
          const kept = spreadOf(
            await timesOf(times, () => ask(app, viewer.cookie, body, { isKept: true })),
          );
          const statements = await countStatements(app, viewer.cookie, body);
          const other =
            viewer.all && page.peer
              ? await measurePeer(page.peer, { app, duck, start, interval, times })
              : null;
          const name = `${page.name}, ${viewer.name}`;
          raw.push({ count, months, page: name, statements, spread, kept, other, databaseMs });
          const measure = `${name}, ${months} months of ${count.toLocaleString('en-US')}`;
          rows.push(rowOf(measure, { spread, kept, databaseMs }, other));
        }
    }
    duck?.close();
    return { rows, raw };
  } finally {
    await app.close();
    postgres?.stop();
  }
}

/** Their days begin five hours or four after those of UTC. */
const zone = 'America/New_York';

const pagesFor = (seesAll: boolean, count: number): Page[] =>
  seesAll && count <= mostIndexed ? [...pages, ...pagesOfWords] : pages;

/** One of the interviewers, who sees open interviews by their role and the others of their own. */
async function makeRecruiter({ services, person, organization }: OpenApp) {
  const { rows } = await services.database.systemPool.query<{ id: string }>(
    `update "user" set user_role_id = $1, sign_up_completed_at = now()
      where email = 'colleague0@insights.test' and organization_id = $2 returning id`,
    [organization.roleIds.RECRUITER, organization.id],
  );
  const [row] = rows;
  if (!row) throw new Error('There are no interviewers');
  return { ...person, id: row.id, email: 'colleague0@insights.test' };
}

interface Peer {
  name: string;
  spread: Spread;
}

const rowOf = (
  measure: string,
  taken: { spread: Spread; kept: Spread; databaseMs: number | null },
  other: Peer | null,
): BenchRow => ({
  measure,
  ours: [
    inMs(taken.spread),
    ...(taken.databaseMs === null ? [] : [`database ${taken.databaseMs.toFixed(1)} ms`]),
    `asked again ${inMs(taken.kept)}`,
  ].join(', '),
  peer: other ? `${other.name} ${inMs(other.spread)}` : '–',
  ratio: other ? (taken.spread.p50 / other.spread.p50).toFixed(2) : '–',
  target: `p95 ≤ ${targetMs} ms`,
  isMet: taken.spread.p95 <= targetMs,
});

interface PeerInput {
  app: OpenApp;
  duck: Duck | null;
  start: Date;
  interval: string;
  times: number;
}

async function measurePeer(
  peer: Exclude<Page['peer'], null>,
  input: PeerInput,
): Promise<Peer | null> {
  const { app, duck, start, interval } = input;
  const times = Math.min(input.times, 10);
  const since = `'${start.toISOString()}'`;
  if (peer === 'topics') {
    const text = `select date_trunc('${interval}', c.start_time), count(distinct c.interview_id)
      from segment s join call c on c.id = s.call_id
      where s.organization_id = $1 and c.start_time >= ${since} and s.text ilike '%outage%' group by 1`;
    const values = [app.person.organizationId];
    const taken = await timesOf(times, () => app.services.database.systemPool.query(text, values));
    return { name: 'plain SQL', spread: spreadOf(taken) };
  }
  if (!duck) return null;
  const taken = await timesOf(times, () => duck.run(duckSql[peer](since, interval)));
  return { name: 'DuckDB', spread: spreadOf(taken) };
}

async function timesOf(times: number, run: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  const startedAt = performance.now();
  // Two more than are counted: they warm caches and plans.
  for (let round = -2; round < times; round++) {
    const from = performance.now();
    await run();
    if (round >= 0) taken.push(performance.now() - from);
    // What takes seconds is not asked fifty times.
    if (taken.length >= fewestTimes && performance.now() - startedAt > longestMs) break;
  }
  return taken;
}

/** Read anew, unless it may come from the server's memory. */
async function ask(
  { url }: OpenApp,
  cookie: string,
  body: object,
  { isKept = false } = {},
): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', cookie },
      ...(!isKept && { 'cache-control': 'no-cache' }),
    },
    body: JSON.stringify(body),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}

async function countStatements(app: OpenApp, cookie: string, body: object): Promise<number> {
  let seen = 0;
  const stop = watchStatements(app.services.database, (text) => {
    // The queue of jobs looks for work meanwhile.
    if (!/pgboss/.test(text)) seen += 1;
  });
  await ask(app, cookie, body);
  stop();
  return seen;
}
