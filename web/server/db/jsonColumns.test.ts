import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/harness/testDatabase.ts';
import { buildOrganization } from '../../../tests/factories/buildOrganization.ts';
import { buildUser } from '../../../tests/factories/buildUser.ts';
import { jsonColumns, readJsonColumns } from './jsonColumns.ts';
import { runNamed } from './runNamed.ts';
import { user } from './tables/schema.ts';

const columns = {
  id: user.id,
  image: user.image,
  createdAt: user.createdAt,
  letters: sql<string[]>`array['a', 'b']`,
};

test('rows gathered by column are those of a plain select, in the order of the select', async () => {
  const database = await openTestDatabase();
  const db = database.system;
  const organization = await buildOrganization(db);
  const emails = ['c@columns.test', 'a@columns.test', 'b@columns.test'];
  for (const email of emails) await buildUser(db, organization, { email });
  const read = async (where: string) => {
    const [gathered] = await runNamed(
      db,
      sql`select * from ${jsonColumns(
        columns,
        sql`${user} where ${user.email} like ${where} order by ${user.email}`,
      )} gathered`,
    );
    return readJsonColumns(columns, gathered ?? {});
  };
  const plain = await db.select(columns).from(user).orderBy(user.email);
  expect(await read('%@columns.test')).toEqual(plain);
  expect(plain).toHaveLength(3);
  expect(await read('no address')).toEqual([]);
  await database.close();
});
