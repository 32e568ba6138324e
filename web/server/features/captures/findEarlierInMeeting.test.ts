import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../db/database.ts';
import { liveCapture } from '../../db/tables/schema.ts';
import { findEarlierInMeeting } from './findEarlierInMeeting.ts';

const room = 'https://meet.google.com/abc-defg-hij';
let database: Database;
let mine: Actor;
let colleague: Actor;
beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system, {});
  const person = async () =>
    actorOf(database.system, await buildUser(database.system, organization));
  [mine, colleague] = [await person(), await person()];
});
afterAll(() => database.close());

async function capture(actor: Actor, hoursAgo: number, meetingUrl = room, over: object = {}) {
  const { organizationId, userId } = actor;
  const startTime = new Date(Date.now() - hoursAgo * 60 * 60_000);
  const { id: callId } = await buildCall(database.system, {
    ...{ organizationId, ownerId: userId, status: 'ENDED' as const, startTime },
    ...{ visibility: 'ORGANIZATION' as const, ...over },
  });
  await database.system.insert(liveCapture).values({
    ...{ callId, organizationId, userId, meetingUrl },
    ...{ captureId: randomUUID(), platform: 'GOOGLE_MEET' as const },
  });
  return startTime;
}
const found = async (actor: Actor, meetingUrl = room) =>
  (await findEarlierInMeeting(database.forOrganization(actor.organizationId), actor, meetingUrl))
    ?.startTime ?? null;

test('the newest of today’s in the same meeting is found, of one’s own captures only', async () => {
  expect(await found(mine)).toBeNull();
  await capture(mine, 30);
  await capture(mine, 1, 'https://meet.google.com/other-room-xyz');
  await capture(mine, 1, room, { deletedAt: new Date() });
  expect(await found(mine)).toBeNull();
  await capture(mine, 3);
  const newest = await capture(mine, 2);
  expect(await found(mine)).toEqual(newest);
  expect(await found(mine, `${room}?authuser=1`)).toEqual(newest);
  expect(await found(mine, 'no address')).toBeNull();
  // Colleagues may see that interview, but did not capture it.
  expect(await found(colleague)).toBeNull();
});
