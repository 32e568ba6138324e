import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import { watchStatements } from '../../../../tests/harness/watchStatements.ts';
import type { Database } from '../../db/database.ts';
import { caption, liveCapture } from '../../db/tables/schema.ts';
import { appendCaptions, type NewCaption } from './appendCaptions.ts';
import { endLiveCall } from './endLiveCall.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const send = async () => {};
const said = (utteranceId: string): NewCaption => ({
  ...{ utteranceId, revision: 1, text: 'The last words.', startMs: 0, endMs: 900, isFinal: true },
});

test('the last captions and the end lock the call first, so that neither waits for the other for good', async () => {
  const organization = await buildOrganization(database.system);
  const person = await buildUser(database.system, organization);
  const actor = await actorOf(database.system, person);
  const { organizationId, userId } = actor;
  const db = database.forOrganization(organizationId);
  const locked: string[] = [];
  const stop = watchStatements(database, (statement) => {
    const changed = /^update "(\w+)"|from "(\w+)".* for update/.exec(statement);
    if (changed) locked.push(changed[1] ?? changed[2] ?? '');
  });
  const call = await buildCall(database.system, {
    ...{ organizationId, ownerId: userId, status: 'LIVE' as const },
  });
  await database.system.insert(liveCapture).values({
    ...{ callId: call.id, organizationId, userId, meetingUrl: 'https://meet.google.com/a-b-c' },
    ...{ captureId: randomUUID(), platform: 'GOOGLE_MEET' as const },
  });
  const append = (id: string) => appendCaptions({ db, call, captions: [said(id)], send });
  const end = () =>
    endLiveCall({ db, actor, call, endedAt: new Date(), endedBy: 'PERSON' as const, send });

  locked.length = 0;
  await append('before');
  expect(locked.slice(0, 2)).toEqual(['call', 'live_capture']);
  locked.length = 0;
  const [isEnded, ...answers] = await Promise.all([end(), ...['1', '2', '3', '4'].map(append)]);
  stop();
  expect(locked[0]).toBe('call');
  expect([isEnded, ...answers.map(({ accepted }) => accepted)]).toEqual([true, 1, 1, 1, 1]);
  const kept = await database.system.select().from(caption).where(eq(caption.callId, call.id));
  expect(kept).toHaveLength(5);
});
