import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, inArray, isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../web/server/db/database.ts';
import {
  task,
  call,
  interview,
  candidate,
  recordingFile,
  segment,
} from '../../web/server/db/tables/schema.ts';
import { diskStorage } from '../../web/server/storage/diskStorage.ts';
import { listCalls } from '../../web/server/features/calls/listCalls.ts';
import { readInterviews, seedDemo } from '../factories/demo/seedDemo.ts';
import { actorOf, personByEmail } from '../factories/buildUser.ts';
import { countFounded } from '../harness/countFounded.ts';
import { openTestDatabase } from '../harness/testDatabase.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rapport-demo-'));
  await seedDemo({ database, storage: diskStorage(folder) });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const page = async (email: string) => {
  const actor = await actorOf(database.system, await personByEmail(database.system, email));
  return listCalls(database.forOrganization(actor.organizationId), actor, 1, 200, 'NEWEST', {});
};

test('the demo organization has forty interviews over six months, three with sound', async () => {
  const all = await page('admin@demo.test');
  expect(all.totalRows).toBe(40);
  const times = all.results.map((result) => result.startTime.getTime());
  expect((Math.max(...times) - Math.min(...times)) / 86_400_000).toBeGreaterThan(150);
  const files = await database.system.select().from(recordingFile);
  expect(files.filter((file) => file.kind === 'PLAYBACK')).toHaveLength(3);
  for (const file of files) expect(file.durationMs).toBeGreaterThan(180_000);
  expect(await database.system.$count(candidate)).toBeGreaterThan(25);
  expect(await database.system.$count(segment)).toBeGreaterThan(900);
});

test('every interview comes with notes and a summary, on words that were said in it', async () => {
  const db = database.system;
  const written = await db
    .select()
    .from(task)
    .where(inArray(task.name, ['NOTES', 'SUMMARY']));
  const isGuided = and(isNotNull(interview.guideId), ne(interview.status, 'PLANNED'));
  expect(written).toHaveLength(2 * (await db.$count(interview, isGuided)));
  expect(new Set(written.map(({ status }) => status))).toEqual(new Set(['COMPLETED']));
  expect(await countFounded(db)).toBeGreaterThan(1500);
});

test('each role sees its own part, and the other organization none of it', async () => {
  const rows = async (email: string) => (await page(email)).totalRows;
  expect(await rows('recruiter@demo.test')).toBeLessThan(40);
  expect(await rows('manager@demo.test')).toBeLessThan(await rows('admin@demo.test'));
  expect(await rows('interviewer@demo.test')).toBeGreaterThan(0);
  const other = await page('admin@other.test');
  expect(other.results.map((result) => result.name)).toEqual(['Ines Carvalho and Noor Haddad']);
});

test('filling it again changes nothing', async () => {
  const before = await database.system.$count(call);
  await seedDemo({ database, storage: diskStorage(folder) });
  expect(await database.system.$count(call)).toBe(before);
});

test('no two interviews share a turn of more than eight words', async () => {
  const seen = new Map<string, number>();
  for (const { number, turns } of await readInterviews())
    for (const { text } of turns) {
      if (text.split(' ').length <= 8) continue;
      expect(seen.get(text) ?? number, text).toBe(number);
      seen.set(text, number);
    }
});
