import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Database, Db } from '../../db/database.ts';
import { call, callMetric } from '../../db/tables/schema.ts';
import { decileColumns, metricDeciles } from './metricDeciles.ts';

let database: Database;
let db: Db;
let lastId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system);
  const owner = await buildUser(database.system, organization);
  const organizationId = organization.id;
  db = database.forOrganization(organizationId);
  const add = async (day: number, rate: number) => {
    const made = await buildCall(db, {
      organizationId,
      ownerId: owner.id,
      startTime: new Date(Date.UTC(2026, 2, day)),
    });
    await db.insert(callMetric).values({
      organizationId,
      callId: made.id,
      longestMonologueMs: 0,
      questionsAsked: 0,
      speakingRateWpm: rate,
      interactivityCenti: rate,
      lastWordMs: 0,
    });
    return made;
  };
  for (let n = 1; n <= 10; n++) await add(n, n * 10);
  // Too long ago, and later: neither counts.
  await add(-200, 1);
  lastId = (await add(20, 35)).id;
  await add(25, 1);
});
afterAll(() => database.close());

/** Of the last interview with this rate. */
async function decilesOf(rate: number | null) {
  const measured = { speakingRateWpm: rate, interactivityCenti: rate ?? 0 };
  await db.update(callMetric).set(measured).where(eq(callMetric.callId, lastId));
  const [found] = await db.select(decileColumns).from(metricDeciles(eq(callMetric.callId, lastId)));
  return found;
}

test('a 4 is the 30th to 40th percentile of the three months before', async () => {
  expect(await decilesOf(35)).toMatchObject({ speakingRate: 4, interactivity: 4 });
  expect(await decilesOf(5)).toMatchObject({ speakingRate: 1, interactivity: 1 });
  expect(await decilesOf(500)).toMatchObject({ speakingRate: 10, interactivity: 10 });
});

test('nothing is said without a rate, or with fewer than ten to compare with', async () => {
  expect((await decilesOf(null))?.speakingRate).toBeNull();
  await db
    .update(call)
    .set({ startTime: new Date(Date.UTC(2026, 2, 6)) })
    .where(eq(call.id, lastId));
  expect(await decilesOf(35)).toMatchObject({ speakingRate: null, interactivity: null });
});
