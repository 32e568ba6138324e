import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Database, Db } from '../../db/database.ts';
import { callMetric } from '../../db/tables/schema.ts';
import { findVisibleCalls, type LoadedCall } from '../calls/callLoaders.ts';
import { metricDeciles } from './metricDeciles.ts';

let database: Database;
let db: Db;
let latest: LoadedCall;

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
    });
    return made;
  };
  for (let n = 1; n <= 10; n++) await add(n, n * 10);
  // Too long ago, and later: neither counts.
  await add(-200, 1);
  const last = await add(20, 35);
  await add(25, 1);
  const [loaded] = await findVisibleCalls(db, await actorOf(database.system, owner), [last.id]);
  if (!loaded) throw new Error('The owner sees the call');
  latest = loaded;
});
afterAll(() => database.close());

const decilesOf = (call: LoadedCall, rate: number | null) =>
  metricDeciles(db, { call, speakingRateWpm: rate, interactivityCenti: rate ?? 0 });

test('a 4 is the 30th to 40th percentile of the three months before', async () => {
  expect(await decilesOf(latest, 35)).toEqual({ speakingRate: 4, interactivity: 4 });
  expect(await decilesOf(latest, 5)).toEqual({ speakingRate: 1, interactivity: 1 });
  expect(await decilesOf(latest, 500)).toEqual({ speakingRate: 10, interactivity: 10 });
});

test('nothing is said without a rate, or with fewer than ten to compare with', async () => {
  expect((await decilesOf(latest, null)).speakingRate).toBeNull();
  const early = { ...latest, startTime: new Date(Date.UTC(2026, 2, 6)) };
  expect(await decilesOf(early, 35)).toEqual({ speakingRate: null, interactivity: null });
});
