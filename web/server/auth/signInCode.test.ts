import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/harness/testDatabase.ts';
import type { Database } from '../db/database.ts';
import { rateLimit, signInCode } from '../db/tables/schema.ts';
import { removeExpiredJob } from './removeExpiredJob.ts';
import { issueSignInCode, redeemSignInCode } from './signInCode.ts';

const secret = 'a secret for tests that is long enough';
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const issue = (address: string) => issueSignInCode(database.system, secret, address);
const redeem = (address: string, code: string) =>
  redeemSignInCode(database.system, secret, address, code);

test('a code has six letters and digits, works in lower case too, and works once', async () => {
  const code = await issue('once@example.test');
  expect(code).toMatch(/^[A-Z0-9]{6}$/);
  expect(await redeem('once@example.test', ` ${code.toLowerCase()} `)).toBe(true);
  expect(await redeem('once@example.test', code)).toBe(false);
});

test('neither the code nor the address is in the database, and the code is bound to its address', async () => {
  const code = await issue('bound@example.test');
  await issue('somebody@example.test');
  const rows = await database.system.select().from(signInCode);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain('example.test');
  expect(await redeem('somebody@example.test', code)).toBe(false);
});

test('after five wrong tries the right code does not help', async () => {
  const code = await issue('tries@example.test');
  for (let round = 0; round < 5; round++)
    expect(await redeem('tries@example.test', '------')).toBe(false);
  expect(await redeem('tries@example.test', code)).toBe(false);
});

test('fifty guesses at once count as fifty: five are looked at', async () => {
  const code = await issue('race@example.test');
  const guesses = [...Array.from({ length: 49 }, () => '------'), code];
  const results = await Promise.all(guesses.map((guess) => redeem('race@example.test', guess)));
  expect(results.filter(Boolean)).toHaveLength(0);
  const left = await database.system.select({ tries: signInCode.triesLeft }).from(signInCode);
  expect(left.map(({ tries }) => tries)).toContain(0);
});

test('two at once with the right code: one gets in', async () => {
  const code = await issue('double@example.test');
  const results = await Promise.all([1, 2, 3].map(() => redeem('double@example.test', code)));
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('a new code ends the one before, and ten minutes end any', async () => {
  const first = await issue('new@example.test');
  const second = await issue('new@example.test');
  expect(await redeem('new@example.test', first)).toBe(false);
  await database.system.update(signInCode).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await redeem('new@example.test', second)).toBe(false);
});

test('what has expired is removed, and nothing that still counts', async () => {
  const { system } = database;
  await system.delete(signInCode);
  await issue('gone@example.test');
  await system.update(signInCode).set({ expiresAt: new Date(Date.now() - 1000) });
  const code = await issue('current@example.test');
  await system.insert(rateLimit).values([
    { key: 'gone', points: 1, expire: Date.now() - 1000 },
    { key: 'current', points: 1, expire: Date.now() + 60_000 },
    { key: 'forever', points: 1, expire: null },
  ]);
  await removeExpiredJob.run(
    {},
    { database, retryCount: 0, signal: new AbortController().signal, send: async () => {} },
  );
  expect(await system.$count(signInCode)).toBe(1);
  expect(await redeem('current@example.test', code)).toBe(true);
  const counters = await system.select({ key: rateLimit.key }).from(rateLimit);
  expect(counters.map(({ key }) => key).toSorted()).toEqual(['current', 'forever']);
});
