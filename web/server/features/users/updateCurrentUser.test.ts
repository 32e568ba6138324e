import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { firstRow } from '../../../../tests/factories/firstRow.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../db/database.ts';
import { auditEntry, user } from '../../db/tables/schema.ts';
import { readUserSettings } from './readUserSettings.ts';
import { updateCurrentUser } from './updateCurrentUser.ts';
import { userPolicy } from './userPolicy.ts';

let database: Database;
let actor: Actor;

beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system);
  actor = await actorOf(database.system, await buildUser(database.system, organization));
  await buildUser(database.system, organization, { timezoneName: 'Asia/Tokyo' });
});
afterAll(() => database.close());

const update = (changes: object) =>
  updateCurrentUser({ db: database.forOrganization(actor.organizationId), actor, changes });
const settings = async () =>
  readUserSettings(
    firstRow(await database.system.select().from(user).where(eq(user.id, actor.userId))),
  );

test('people change their own settings one at a time, and nobody else’s', async () => {
  await update({ timezoneName: 'Europe/Berlin' });
  await update({ defaultCallVisibility: 'PRIVATE' });
  expect(await settings()).toEqual({
    timezoneName: 'Europe/Berlin',
    timeFormat: 'AUTO',
    defaultCallVisibility: 'PRIVATE',
  });
  await update({ timeFormat: 'H24' });
  expect((await settings()).timeFormat).toBe('H24');
  const zones = await database.system.select({ zone: user.timezoneName }).from(user);
  expect(zones.map(({ zone }) => zone).sort()).toEqual(['Asia/Tokyo', 'Europe/Berlin']);
  const events = await database.system
    .select({ event: auditEntry.event, detail: auditEntry.detail })
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, actor.userId));
  expect(events).toHaveLength(3);
  expect(events).toContainEqual({
    event: 'user.settingsUpdated',
    detail: { timezoneName: 'Europe/Berlin' },
  });
});

test('an unknown time zone and other columns of the person are refused', async () => {
  await expect(update({ timezoneName: 'Moon/Tycho' })).rejects.toThrow(/timezoneName/);
  await expect(update({ timeFormat: 'H13' })).rejects.toThrow(/timeFormat/);
  await expect(update({ role: 'admin' })).rejects.toThrow(/role/);
});

test('staff who impersonate somebody do not change their settings', () => {
  const self = { id: actor.userId };
  expect(userPolicy.can(actor, 'updateSettings', self)).toBe(true);
  expect(userPolicy.can({ ...actor, isImpersonated: true }, 'updateSettings', self)).toBe(false);
  expect(userPolicy.can(actor, 'updateSettings', { id: actor.organizationId })).toBe(false);
});
