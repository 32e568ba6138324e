import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/harness/testDatabase.ts';
import { watchStatements } from '../../../tests/harness/watchStatements.ts';
import { listenOnChannel } from '../events/listenOnChannel.ts';
import type { Database, Db } from './database.ts';
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

test('a statement of a request has a time limit, one of the owner has none', async () => {
  const limitOf = async (db: Db) =>
    (await db.execute<{ statement_timeout: string }>(sql`show statement_timeout`)).rows;
  expect(await limitOf(database.forOrganization(here))).toEqual([{ statement_timeout: '30s' }]);
  expect(await limitOf(database.system)).toEqual([{ statement_timeout: '0' }]);
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

/** The statements that `run` sends, in order. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const stop = watchStatements(database, (statement) => seen.push(statement));
  await run();
  stop();
  return seen;
}
const isSwitch = (statement: string) => statement.includes(`set_config('role'`);

test('a transaction that PostgreSQL ended because of a deadlock runs again, and leaves nothing twice', async () => {
  const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const add = (times: number) => {
    let attempts = 0;
    return database.forRequest(here).transaction(async (tx) => {
      await tx.insert(positionGroup).values({ organizationId: here, name: 'Once' });
      attempts += 1;
      if (attempts < times) throw new Error('Failed query', { cause: deadlock() });
    });
  };
  await add(3);
  const named = sql`${positionGroup.name} = 'Once'`;
  expect(await database.system.$count(positionGroup, named)).toBe(1);
  await expect(add(9)).rejects.toThrow('Failed query');
  expect(await database.system.$count(positionGroup, named)).toBe(1);
});

test('a request switches the role once, though others ask in between', async () => {
  await database.system.$count(positionGroup);
  const [mine, theirs] = [database.forRequest(here), database.forRequest(there)];
  const read = async (db: Db) => {
    await db.select().from(positionGroup);
    await Promise.all([db.$count(positionGroup), db.$count(organization)]);
    await db.transaction((tx) => tx.select().from(positionGroup));
  };
  const seen = await statementsOf(() => Promise.all([read(mine), read(theirs)]));
  expect(seen.filter(isSwitch)).toHaveLength(2);
  expect(seen).toHaveLength(2 + 2 * 6);
});

test('a request holds no connection while it waits for something else', async () => {
  const mine = database.forRequest(here);
  await mine.$count(positionGroup);
  // Both take the only connection of the embedded database.
  await database.system.transaction((tx) => tx.$count(organization));
  expect(await mine.$count(organization)).toBe(1);
});

test('a connection whose rollback failed serves nobody else', async () => {
  const heard: string[] = [];
  const { close } = await listenOnChannel(database, undefined, 'poison', (text) =>
    heard.push(text),
  );
  const mine = database.forOrganization(here);
  const stop = watchStatements(database, (statement) => {
    if (statement === 'rollback') throw new Error('The rollback was lost');
  });
  await expect(mine.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow('rollback');
  stop();
  expect(await mine.$count(organization)).toBe(1);
  expect((await database.system.select().from(organization)).length).toBe(2);
  // The embedded database listens on the connection that went.
  await database.system.execute(sql`select pg_notify('poison', 'still here')`);
  await expect.poll(() => heard).toEqual(['still here']);
  await close();
});
