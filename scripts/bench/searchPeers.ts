// Peers that answer the search benchmark's questions from the same turns: SQLite FTS5, MiniSearch, plain GIN.
import { DatabaseSync } from 'node:sqlite';
import MiniSearch from 'minisearch';
import pg from 'pg';
import { isSeen, segmentsPerCall, type SearchWorld } from './searchWorld.ts';
import { shownHits, type Question } from './searchQuestions.ts';

export interface Peer {
  name: string;
  buildSeconds: number;
  /** How many interviews the person may see answer, and the newest of them by their numbers. */
  answer(question: Question): Promise<PeerAnswer>;
  close(): Promise<void>;
}
export interface PeerAnswer {
  total: number;
  newest: number[];
}

/** Interviews are numbered from the newest on. */
const answerOf = (calls: Iterable<number>): PeerAnswer => {
  const sorted = [...calls].sort((a, b) => a - b);
  return { total: sorted.length, newest: sorted.slice(0, shownHits) };
};

/** In this process, without HTTP; the person's rights as a table beside. */
export function openFts5(world: SearchWorld): Peer {
  const from = performance.now();
  const db = new DatabaseSync(':memory:');
  db.exec(`create virtual table turn using fts5(text, content='', tokenize='unicode61');
    create table call (number integer primary key, stage integer, seen integer);`);
  const [turn, call] = [
    db.prepare('insert into turn (rowid, text) values (?, ?)'),
    db.prepare('insert into call values (?, ?, ?)'),
  ];
  db.exec('begin');
  for (const item of world.calls) {
    call.run(item.number, item.stage, isSeen(world, item) ? 1 : 0);
    for (const [index, text] of item.texts.entries())
      turn.run(item.number * segmentsPerCall + index, text);
  }
  db.exec(`commit; insert into turn (turn) values ('optimize')`);
  const said = `select rowid / ${segmentsPerCall} from turn where turn match ?`;
  return {
    name: 'SQLite FTS5',
    buildSeconds: (performance.now() - from) / 1000,
    answer: ({ texts, isAny, isPrefix, stage }) => {
      const each = texts.map(() => `number in (${said})`).join(isAny ? ' or ' : ' and ');
      const rows = db
        .prepare(
          `select number from call where seen = 1 and (${each})${stage === undefined ? '' : ` and stage = ${stage}`}`,
        )
        .all(...texts.map((text) => `"${text}"${isPrefix ? '*' : ''}`));
      return Promise.resolve(answerOf(rows.map((row) => Number(row['number']))));
    },
    close: async () => db.close(),
  };
}

/** In this process, in memory. It knows no phrases. */
export function openMiniSearch(world: SearchWorld): Peer {
  const from = performance.now();
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'], storeFields: [] });
  for (const { number, texts } of world.calls)
    index.addAll(texts.map((text, at) => ({ id: number * segmentsPerCall + at, text })));
  const seen = world.calls.map((call) => isSeen(world, call));
  return {
    name: 'MiniSearch',
    buildSeconds: (performance.now() - from) / 1000,
    answer: ({ texts, isAny, isPrefix, stage }) => {
      const callsWith = (text: string) =>
        new Set(
          index
            .search(text, { prefix: isPrefix ?? false, fuzzy: false })
            .map(({ id }) => Math.floor(Number(id) / segmentsPerCall)),
        );
      const sets = texts.map(callsWith);
      const all = sets.reduce((total, other) =>
        isAny
          ? new Set([...total, ...other])
          : new Set([...total].filter((call) => other.has(call))),
      );
      return Promise.resolve(
        answerOf(
          [...all].filter(
            (call) => seen[call] && (stage === undefined || world.calls[call]?.stage === stage),
          ),
        ),
      );
    },
    close: async () => {},
  };
}

/** The same PostgreSQL with nothing but a GIN index over the turns, asked without HTTP. */
export async function openPlainGin(world: SearchWorld, databaseUrl: string): Promise<Peer> {
  const from = performance.now();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: known } = await client.query(
    `select from pg_tables where tablename = 'peer_ready'`,
  );
  if (known.length === 0) await fillPlainGin(client, world);
  return {
    name: 'plain GIN',
    buildSeconds: (performance.now() - from) / 1000,
    answer: async ({ texts, isAny, isPrefix, stage }) => {
      const queries = texts.map((text) =>
        isPrefix
          ? `${text}:*`
          : text
              .split(' ')
              .map((word) => `'${word}'`)
              .join(' <-> '),
      );
      const said = queries.map(
        (_, n) => `number in (select call_number from peer_turn where words @@ $${n + 1}::tsquery)`,
      );
      const { rows } = await client.query<{ total: number; newest: number[] | null }>(
        `with found as (select number from peer_call where seen and (${said.join(isAny ? ' or ' : ' and ')})
          ${stage === undefined ? '' : `and stage = ${stage}`})
        select (select count(*)::int from found) as total,
          (select array_agg(number) from (select number from found order by number limit ${shownHits}) newest) as newest`,
        queries,
      );
      return { total: rows[0]?.total ?? 0, newest: rows[0]?.newest ?? [] };
    },
    close: () => client.end(),
  };
}

async function fillPlainGin(client: pg.Client, world: SearchWorld) {
  await client.query(`create table peer_call (number int primary key, stage int, seen boolean);
    create table peer_turn (call_number int, words tsvector);`);
  for (const call of world.calls) {
    await client.query('insert into peer_call values ($1, $2, $3)', [
      ...[call.number, call.stage, isSeen(world, call)],
    ]);
    await client.query(
      `insert into peer_turn select $1, to_tsvector('simple', said) from unnest($2::text[]) said`,
      [call.number, call.texts],
    );
  }
  await client.query(`create index on peer_turn using gin (words)`);
  await client.query('vacuum analyze peer_turn');
  await client.query('analyze peer_call');
  await client.query('create table peer_ready ()');
}
