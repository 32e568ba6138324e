import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/harness/testDatabase.ts';
import type { Database } from '../db/database.ts';
import { mostSubscriptions, openCallEvents, type CallEvents } from './events.ts';
import type { CallNews } from './mergeCallEvents.ts';
import { publish } from './publish.ts';

let database: Database;
let events: CallEvents;
const organizationId = randomUUID();

beforeAll(async () => {
  database = await openTestDatabase();
  events = await openCallEvents(database, {});
});
afterAll(async () => {
  await events.close();
  await database.close();
});

const tell = (callId: string, data?: { isDeleted: boolean }) =>
  publish({ organizationId, callId, what: 'call', ...(data && { data }) }, database.system);

/** Collects what a listener hears until `stop`. */
function listen(organization: string) {
  const stop = new AbortController();
  const heard: (CallNews & { atMs: number })[] = [];
  const reader = { organizationId: organization, userId: randomUUID(), sessionId: null };
  const news = events.subscribe(reader, () => true, stop.signal);
  const finished = (async () => {
    for await (const change of news) heard.push({ ...change, atMs: performance.now() });
  })();
  return { heard, stop: () => (stop.abort(), finished) };
}

test('a change is heard by its own organization only', async () => {
  const mine = listen(organizationId);
  const theirs = listen(randomUUID());
  const callId = randomUUID();
  await tell(callId);
  await expect.poll(() => mine.heard).toMatchObject([{ callId, isDeleted: false }]);
  expect(theirs.heard).toEqual([]);
  await Promise.all([mine.stop(), theirs.stop()]);
});

test('a change in a transaction is told when it commits, and never when it does not', async () => {
  const { heard, stop } = listen(organizationId);
  const [kept, dropped] = [randomUUID(), randomUUID()];
  await database.forOrganization(organizationId).transaction(async (tx) => {
    await publish({ organizationId, callId: kept, what: 'call' }, tx);
    await sleep(30);
    expect(heard).toEqual([]);
  });
  await database.system
    .transaction(async (tx) => {
      await publish({ organizationId, callId: dropped, what: 'call' }, tx);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  const later = randomUUID();
  await tell(later);
  await expect.poll(() => heard.map(({ callId }) => callId)).toEqual([kept, later]);
  await stop();
});

test('a burst is told five times a second at most, the last change included', async () => {
  const { heard, stop } = listen(organizationId);
  const [busy, other] = [randomUUID(), randomUUID()];
  const toldOf = (wanted: string) => heard.filter(({ callId }) => callId === wanted);
  const begun = performance.now();
  while (performance.now() - begun < 700 || toldOf(busy).length < 3) {
    await tell(busy);
    await sleep(5);
  }
  await tell(busy, { isDeleted: true });
  await tell(other);
  await expect.poll(() => toldOf(busy).at(-1)?.isDeleted).toBe(true);
  await expect.poll(() => toldOf(other)).toHaveLength(1);
  const tookMs = performance.now() - begun;
  await sleep(300);
  await stop();
  const told = toldOf(busy);
  expect(told.length).toBeLessThanOrEqual(tookMs / 200 + 2);
  for (const [index, one] of told.entries())
    if (index > 0) expect(one.atMs - (told[index - 1]?.atMs ?? 0)).toBeGreaterThan(190);
  expect(toldOf(other)).toHaveLength(1);
});

test('a listener ends with its signal, and a foreign message is passed over', async () => {
  const { heard, stop } = listen(organizationId);
  await database.system.execute(sql`select pg_notify('call_changed', 'not ours')`);
  await database.system.execute(sql`select pg_notify('call_changed', '{"callId":1}')`);
  await sleep(30);
  await stop();
  expect(heard).toEqual([]);
});

test('listening goes on after the connection to PostgreSQL broke', async ({ skip }) => {
  if (database.kind !== 'postgres') return skip('needs TEST_DATABASE_URL');
  const { heard, stop } = listen(organizationId);
  await database.system.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid()`,
  );
  // Events are lost until it listens again, and the listener learns that they may have been.
  await expect.poll(() => heard.some(({ what }) => what.has('resync'))).toBe(true);
  const later = randomUUID();
  await tell(later);
  await expect.poll(() => heard.at(-1)?.callId).toBe(later);
  await stop();
});

const saidAs = (sequence: number, utteranceId: string, text: string) => ({
  ...{ utteranceId, speaker: 'Ines', text, startMs: 0, endMs: 1, isFinal: false, sequence },
});
const say = (callId: string, sequence: number, text: string) => {
  const data = { sequence, captions: [saidAs(sequence, 'a', text)] };
  return publish({ organizationId, callId, what: 'captions', data }, database.system);
};

test('captions come with their event; a batch that does not fit into one is to be fetched', async () => {
  const { heard, stop } = listen(organizationId);
  const [short, long] = [randomUUID(), randomUUID()];
  await say(short, 7, 'A few words.');
  await say(long, 8, 'é'.repeat(5000));
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard).toMatchObject([
    { callId: short, captions: { afterSequence: 6, captions: [{ text: 'A few words.' }] } },
    { callId: long, captions: { afterSequence: 7, sequence: 8, captions: null } },
  ]);
  await stop();
});

test('a listener that wants other events hears none', async () => {
  const stop = new AbortController();
  const reader = { organizationId, userId: randomUUID(), sessionId: null };
  const callId = randomUUID();
  const news = events.subscribe(reader, ({ what }) => what === 'call', stop.signal);
  const heard: string[][] = [];
  const finished = (async () => {
    for await (const { what } of news) heard.push([...what]);
  })();
  await say(callId, 1, 'Words');
  await tell(callId);
  await expect.poll(() => heard).toEqual([['call']]);
  stop.abort();
  await finished;
});

test('a person who listens too often is refused until one of the listeners ends', () => {
  const reader = { organizationId, userId: randomUUID(), sessionId: null };
  const stops = Array.from({ length: mostSubscriptions }, () => new AbortController());
  const subscribe = (stop: AbortController) => events.subscribe(reader, () => true, stop.signal);
  for (const stop of stops) subscribe(stop);
  const late = new AbortController();
  expect(() => subscribe(late)).toThrow('Too many pages');
  stops[0]?.abort();
  expect(subscribe(late)).toBeDefined();
  for (const stop of [...stops, late]) stop.abort();
});
