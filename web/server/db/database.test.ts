import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/harness/testDatabase.ts';
import type { Database } from './database.ts';
import { organization, positionGroup } from './tables/schema.ts';

let database: Database;
let here: string;
let there: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const rows = await database.system
    .insert(organization)
    .values([{ name: 'Here' }, { name: 'There' }])
    .returning({ id: organization.id });
  [here, there] = rows.map((row) => row.id) as [string, string];
});
afterAll(() => database.close());

test('rows of another organization are neither read, written nor counted', async () => {
  const mine = database.forOrganization(here);
  const theirs = database.forOrganization(there);
  await mine.insert(positionGroup).values({ organizationId: here, name: 'Engineering' });
  await theirs.insert(positionGroup).values({ organizationId: there, name: 'Sales' });

  expect((await mine.select().from(positionGroup)).map((row) => row.name)).toEqual(['Engineering']);
  expect(await mine.$count(positionGroup)).toBe(1);
  expect(await database.system.$count(positionGroup)).toBe(2);
  await mine.update(positionGroup).set({ name: 'Stolen' });
  expect((await theirs.select().from(positionGroup)).map((row) => row.name)).toEqual(['Sales']);
  await expect(
    mine.insert(positionGroup).values({ organizationId: there, name: 'Planted' }),
  ).rejects.toThrow();
  expect((await mine.select().from(organization)).map((row) => row.name)).toEqual(['Here']);
});

test('tables without an organization are out of reach of the organization role', async () => {
  await expect(
    database.forOrganization(here).execute(sql`select * from session`),
  ).rejects.toThrow();
  await expect(database.system.execute(sql`select * from session`)).resolves.toBeTruthy();
});

test('a transaction stays in its organization and rolls back whole', async () => {
  const mine = database.forOrganization(here);
  await expect(
    mine.transaction(async (tx) => {
      await tx.insert(positionGroup).values({ organizationId: here, name: 'Design' });
      await tx.insert(positionGroup).values({ organizationId: there, name: 'Planted' });
    }),
  ).rejects.toThrow();
  expect(await mine.$count(positionGroup)).toBe(1);
});

test('statements are counted', async () => {
  const before = database.statements.count;
  await database.forOrganization(here).select().from(positionGroup);
  expect(database.statements.count - before).toBe(1);
});
