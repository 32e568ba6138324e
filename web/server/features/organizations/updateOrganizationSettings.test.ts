import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  buildOrganization,
  type BuiltOrganization,
} from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import { userRoleTypes } from '#shared/domain/permissions.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import { auditEntry, organization } from '../../db/tables/schema.ts';
import { loadOrganizationSettings } from './loadOrganizationSettings.ts';
import { organizationPolicy } from './organizationPolicy.ts';
import { updateOrganizationSettings } from './updateOrganizationSettings.ts';

let database: Database;
let db: Db;
let built: BuiltOrganization;
let actor: Actor;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  built = await buildOrganization(database.system);
  db = database.forOrganization(built.id);
  actor = await actorWith('SITE_ADMIN');
});
afterAll(() => database.close());

const actorWith = async (roleType: (typeof userRoleTypes)[number]) =>
  actorOf(database.system, await buildUser(database.system, built, { roleType }));
const update = (changes: object) => updateOrganizationSettings({ db, actor, changes });
const store = (settings: Record<string, unknown>) =>
  database.system.update(organization).set({ settings }).where(eq(organization.id, built.id));
const entries = () =>
  db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, built.id))
    .orderBy(desc(auditEntry.createdAt));

test('a partial update keeps the other settings, and its audit entry has both values', async () => {
  await update({ defaultPlanJobDescriptionTone: 'FUN' });
  const settings = await update({ showStarRatings: false, planToneSelector: true });
  expect(settings).toMatchObject({
    defaultPlanJobDescriptionTone: 'FUN',
    showStarRatings: false,
    planToneSelector: true,
  });
  expect(await loadOrganizationSettings(db, built.id)).toEqual(settings);
  const details = (await entries()).map(({ event, actorId, detail }) => ({
    event,
    actorId,
    detail,
  }));
  expect(details).toHaveLength(2);
  expect(details).toContainEqual({
    event: 'organization.settingsUpdated',
    actorId: actor.userId,
    detail: { before: { showStarRatings: true }, after: { showStarRatings: false } },
  });
});

test('an update that changes nothing leaves no audit entry', async () => {
  await update({ showStarRatings: true });
  await update({});
  expect(await entries()).toEqual([]);
});

test.each([
  [{ colorOfTheDoor: 'red' }, /colorOfTheDoor/],
  [{ showStarRatings: null }, /showStarRatings/],
  [{ externalShareDefaultDurationDays: 3, showStarRatings: false }, /externalShareDefault/],
])('%j is refused as a whole', async (changes, message) => {
  await expect(update(changes)).rejects.toThrow(message);
  expect((await loadOrganizationSettings(db, built.id)).showStarRatings).toBe(true);
  expect(await entries()).toEqual([]);
});

test('writers at the same time lose nothing, and each audit entry names what it replaced', async () => {
  const tones = ['FUN', 'FRIENDLY', 'VISIONARY'];
  await Promise.all([
    update({ showStarRatings: false }),
    update({ hideScoresUntilSubmitted: false }),
    ...tones.map((defaultPlanJobDescriptionTone) => update({ defaultPlanJobDescriptionTone })),
  ]);
  const settings = await loadOrganizationSettings(db, built.id);
  expect(settings).toMatchObject({ showStarRatings: false, hideScoresUntilSubmitted: false });
  const nextOf = new Map(
    (await entries()).map(({ detail }) => {
      const { before, after } = detail as Record<'before' | 'after', Record<string, string>>;
      return [before['defaultPlanJobDescriptionTone'], after['defaultPlanJobDescriptionTone']];
    }),
  );
  let tone: string | undefined = 'PROFESSIONAL';
  for (const _ of tones) tone = nextOf.get(tone);
  expect(tone).toBe(settings.defaultPlanJobDescriptionTone);
});

test('a broken stored value has its default and is reported once', async () => {
  const warnings: string[] = [];
  const listen = ({ message }: Error) => warnings.push(message);
  process.on('warning', listen);
  await store({ showStarRatings: 'perhaps', planToneSelector: false });
  const read = () => loadOrganizationSettings(db, built.id);
  expect(await read()).toMatchObject({ showStarRatings: true, planToneSelector: false });
  await read();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', listen);
  expect(warnings).toEqual([
    expect.stringContaining(`showStarRatings of organization ${built.id}`),
  ]);
});

test('only a role with the right manages the settings, and only of its own organization', async () => {
  const canManage = await Promise.all(
    userRoleTypes.map(async (roleType) =>
      organizationPolicy.can(await actorWith(roleType), 'manageSettings', built),
    ),
  );
  expect(canManage).toEqual([false, false, true]);
  const other = await buildOrganization(database.system);
  expect(() => organizationPolicy.authorize(actor, 'manageSettings', other)).toThrow(
    /does not exist/,
  );
});
