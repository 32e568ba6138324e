import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../db/database.ts';
import { findCallInProgress } from './findCallInProgress.ts';

let database: Database;
let [recruiter, interviewer, colleague]: Actor[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system, {});
  const person = async () =>
    actorOf(database.system, await buildUser(database.system, organization));
  [recruiter, interviewer, colleague] = [await person(), await person(), await person()];
});
afterAll(() => database.close());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const nameFor = async (actor: Actor | undefined) => {
  if (!actor) throw new Error('Nobody was built');
  const found = await findCallInProgress(database.forOrganization(actor.organizationId), actor);
  return found?.name ?? null;
};

test('one’s own newest interview that goes on is found, whether one owns or leads it', async () => {
  const { organizationId, userId: ownerId } = recruiter ?? { organizationId: '', userId: '' };
  const build = (name: string, minutes: number, over: object = {}) =>
    buildCall(database.system, {
      ...{ organizationId, ownerId, name, status: 'LIVE' as const },
      ...{ visibility: 'ORGANIZATION' as const, startTime: minutesAgo(minutes), ...over },
    });
  expect(await nameFor(recruiter)).toBeNull();
  await build('Earlier', 50);
  await build('Ended', 1, { status: 'ENDED' });
  await build('Of last week', 7 * 24 * 60);
  await build('Deleted', 2, { deletedAt: new Date() });
  expect(await nameFor(recruiter)).toBe('Earlier');
  await build('Now', 5, { interviewerIds: [interviewer?.userId ?? ''] });
  expect(await nameFor(recruiter)).toBe('Now');
  expect(await nameFor(interviewer)).toBe('Now');
  // They may read along, but it is not theirs.
  expect(await nameFor(colleague)).toBeNull();
});
