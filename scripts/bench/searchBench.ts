// Search through HTTP with rights applied, beside peers that answer the same questions in process.
import { deepStrictEqual } from 'node:assert';
import { join } from 'node:path';
import type { Asked } from 'autocannon';
import type { SearchAnswer } from '../../web/server/search/searchIndex.ts';
import type { Bench, BenchOptions, BenchReport, BenchRow } from './bench.ts';
import { openLoop } from './openLoop.ts';
import { inMs, median, quantile, spreadOf, type Spread } from './quantiles.ts';
import type { Saved, SearchReady } from './searchChild.ts';
import {
  openFts5,
  openMiniSearch,
  openPlainGin,
  type Peer,
  type PeerAnswer,
} from './searchPeers.ts';
import { searchQuestions, shownHits, type Question } from './searchQuestions.ts';
import { buildSearchWorld } from './searchWorld.ts';
import { startChild, type Child } from './startChild.ts';
import { startTempPostgres } from './tempPostgres.ts';

/** Questions a second; quick runs share the machine with other work. */
const rateOf = ({ isQuick }: BenchOptions): number => (isQuick ? 20 : 50);
const goalMs = 10;
/** A folder to keep the filled database in between runs; filling it takes longer than measuring. */
const keptIn = process.env['BENCH_KEEP_DIR'];
/** As the search page asks. */
const asked = {
  ...{ hitsPerPage: shownHits, typoTolerance: false, distinct: 3 },
  attributesToHighlight: [
    ...['name', 'candidate.name', 'position.display_title', 'stage', 'interviewers.name'],
  ],
  attributesToSnippet: ['transcript_segments.text:40', 'notes.text:40'],
};
const capacityOfMiniSearch = 200_000;

interface Measured {
  kind: string;
  ours: Spread;
  peers: Record<string, Spread>;
}

export const searchBench: Bench = {
  name: 'search',
  about:
    '100,000 turns (a million with --full) searched over HTTP, beside SQLite FTS5, MiniSearch, plain GIN',
  async run(options) {
    const segments = options.isFull ? 1_000_000 : 100_000;
    const postgres = await startTempPostgres(keptIn ? join(keptIn, `search-${segments}`) : null);
    const world = buildSearchWorld(segments);
    const questions = searchQuestions(world);
    const app = await startChild<SearchReady>('searchChild.ts', {
      ...{ dataDir: join(options.workDir, 'data'), databaseUrl: postgres?.url ?? null, segments },
    });
    const peers = [
      openFts5(world),
      ...(segments <= capacityOfMiniSearch ? [openMiniSearch(world)] : []),
      ...(postgres ? [await openPlainGin(world, postgres.url)] : []),
    ];
    // The client of the measurement would pause to look through a million texts.
    for (const call of world.calls) call.texts = [];
    try {
      const where = postgres ? `PostgreSQL ${postgres.version}` : 'the embedded database';
      const scale = { turns: segments, calls: world.calls.length, where };
      return await measure(options, questions, app, peers, scale);
    } finally {
      await app.stop();
      for (const peer of peers) await peer.close();
      postgres?.stop();
    }
  },
};

async function measure(
  options: BenchOptions,
  questions: Question[],
  app: Child<SearchReady>,
  peers: Peer[],
  { turns, calls, where }: { turns: number; calls: number; where: string },
): Promise<BenchReport> {
  for (const question of questions) await checkEqual(question, app.ready, peers);
  // All connections are opened, and each has planned each statement, before anything is counted.
  for (const of of Map.groupBy(questions, (item) => item.kind).values()) {
    const burst = of.map((question) => requestOf(question, app.ready.key));
    await openLoop(app.ready.url, burst, { ratePerSec: 300, seconds: 0.4 });
  }
  const measured: Measured[] = [];
  for (const [kind, of] of Map.groupBy(questions, (item) => item.kind)) {
    const requests = of.map((question) => requestOf(question, app.ready.key));
    const ours: number[] = [];
    const peerTimes = new Map(peers.map((peer) => [peer.name, [] as number[]]));
    for (let round = 0; round < options.rounds; round++) {
      const seconds = options.isQuick ? 2 : 3;
      ours.push(
        ...(await openLoop(app.ready.url, requests, { ratePerSec: rateOf(options), seconds })),
      );
      for (const peer of peers.filter((item) => isAnsweredBy(item, kind)))
        peerTimes.get(peer.name)?.push(...(await timesOf(peer, of)));
    }
    const spreads = [...peerTimes].flatMap(([name, times]) =>
      times.length > 0 ? [[name, spreadOf(times)] as const] : [],
    );
    measured.push({ kind, ours: spreadOf(ours), peers: Object.fromEntries(spreads) });
  }
  const lag = await measureLag(app, options.rounds);
  return {
    rows: [
      ...measured.map((item) => rowOf(item, turns)),
      {
        measure: 'transcript of 200 turns saved, words searchable',
        ours: `${median(lag.saves).toFixed(0)} ms in its transaction, found ${median(lag.finds).toFixed(0)} ms later`,
        peer: '',
        ratio: '',
        target: '≤ 1 s',
        isMet: quantile(lag.saves, 0.95) + quantile(lag.finds, 0.95) <= 1000,
      },
    ],
    details: [
      `${turns} turns in ${calls} interviews on ${where}, loaded and indexed in ${app.ready.loadSeconds.toFixed(0)} s; ${peers.map((peer) => `${peer.name} ${peer.buildSeconds.toFixed(0)} s`).join(', ')}`,
      `ours over HTTP at ${rateOf(options)}/s with the key checked and rights loaded each time; peers in process, one question after another`,
      ...measured.map(
        ({ kind, ours, peers: others }) =>
          `${kind}: ours ${inMs(ours)}; ${Object.entries(others)
            .map(([name, spread]) => `${name} ${inMs(spread)}`)
            .join('; ')}`,
      ),
    ],
    raw: { measured, lag },
  };
}

const isAnsweredBy = (peer: Peer, kind: string): boolean =>
  peer.name !== 'MiniSearch' || !kind.startsWith('phrase');

const requestOf = ({ params }: Question, key: string): Asked => ({
  ...{ method: 'POST', path: '/1/indexes/calls/query' },
  headers: {
    ...{ 'content-type': 'application/json', 'x-algolia-application-id': 'rapport' },
    'x-algolia-api-key': key,
  },
  body: JSON.stringify({ ...asked, ...params }),
});

/** Nobody is measured on another answer than the rest. */
async function checkEqual(question: Question, { url, key }: SearchReady, peers: Peer[]) {
  const { path, ...init } = requestOf(question, key);
  const response = await fetch(url + path, init);
  const answer = (await response.json()) as SearchAnswer & { message?: string };
  if (!response.ok) throw new Error(answer.message);
  const newest = answer.hits.map((hit) => Number(/\d+$/.exec(hit.name ?? '')?.[0]));
  const isRanked = question.isAny ?? false;
  const ours: PeerAnswer = { total: answer.nbHits, newest: isRanked ? [] : newest };
  for (const peer of peers.filter((item) => isAnsweredBy(item, question.kind))) {
    const theirs = await peer.answer(question);
    // Of any-word questions ours puts those with more of the words first; the number is the same.
    deepStrictEqual(
      ours,
      isRanked ? { ...theirs, newest: [] } : theirs,
      `${peer.name}: ${question.params.query}`,
    );
  }
}

async function timesOf(peer: Peer, questions: Question[]): Promise<number[]> {
  const times: number[] = [];
  for (const question of questions) {
    const from = performance.now();
    await peer.answer(question);
    times.push(performance.now() - from);
  }
  return times;
}

async function measureLag(app: Child<SearchReady>, rounds: number) {
  const saves: number[] = [];
  const finds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const word = `unheard${String.fromCharCode(97 + round)}`;
    const { ms } = await app.ask<Saved>(word);
    saves.push(ms);
    const from = performance.now();
    const question: Question = { kind: '', texts: [], params: { query: word } };
    const { path, ...init } = requestOf(question, app.ready.key);
    const answer = (await (await fetch(app.ready.url + path, init)).json()) as SearchAnswer;
    if (answer.nbHits !== 1) throw new Error(`${word} was saved and is not found`);
    finds.push(performance.now() - from);
  }
  await app.ask<Saved>(null);
  return { saves, finds };
}

function rowOf({ kind, ours, peers }: Measured, turns: number): BenchRow {
  const [fts] = Object.values(peers);
  return {
    measure: `search in ${turns.toLocaleString('en')} turns: ${kind}`,
    ours: inMs(ours),
    peer: Object.entries(peers)
      .map(([name, { p50, p95 }]) => `${name} ${p50.toFixed(1)}, ${p95.toFixed(1)}`)
      .join('; '),
    ratio: fts ? `${(ours.p95 / fts.p95).toFixed(1)} of FTS5 (p95)` : '',
    target: `p95 ≤ ${goalMs} ms at a million`,
    isMet: turns >= 1_000_000 ? ours.p95 <= goalMs : null,
  };
}
