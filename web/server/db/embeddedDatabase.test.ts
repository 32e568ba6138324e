import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '../../../tests/faults/killWorld.ts';
import { Connection, ownerScope } from './connection.ts';
import { databaseOver, poolOverWire } from './database.ts';
import { openEmbeddedDatabase, WireStream, type WireDatabase } from './embeddedDatabase.ts';
import { vacuumTables } from './maintainEmbedded.ts';

const organizationId = '00000000-0000-4000-8000-000000000001';

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let wire: WireDatabase;
beforeAll(async () => {
  folder = await makeDataFolder();
  wire = await openEmbeddedDatabase(join(folder.dataDir, 'database'));
});
afterAll(async () => {
  await wire.close();
  await folder.remove();
});

/** A connection to the embedded database, with its stream. */
async function connect(
  limitMs: number | null,
): Promise<{ client: Connection; stream: WireStream }> {
  const stream = new WireStream(wire);
  stream.limitMs = limitMs;
  const client = new Connection({
    user: 'postgres',
    database: 'postgres',
    stream: () => stream,
  } as pg.ClientConfig);
  client.on('error', () => {
    // The statement that was ended is rejected as well.
  });
  await client.connect();
  return { client, stream };
}

test('a statement past its limit is ended, and the database goes on with what was committed', async () => {
  const { client: first } = await connect(2000);
  await first.query('create table kept (number int)');
  await first.query('insert into kept values (1)');
  await first.query('begin');
  await first.query('insert into kept values (2)');
  await expect(first.query('select count(*) from generate_series(1, 1000000000)')).rejects.toThrow(
    'The statement took too long.',
  );
  const { client: second } = await connect(null);
  expect((await second.query('select number from kept')).rows).toEqual([{ number: 1 }]);
  await second.end();
});

test('statements of an organization have a limit, those of the owner have none', async () => {
  const { client, stream } = await connect(null);
  await client.enter(organizationId);
  expect(stream.limitMs).toBe(30_000);
  await client.enter(ownerScope);
  expect(stream.limitMs).toBeNull();
  await client.end();
});

test('statements of one organization are sent before the one ahead is answered; others get their turn', async () => {
  let underWay = 0;
  let most = 0;
  const counted: WireDatabase = {
    ...wire,
    exchange: (message, limitMs) => {
      most = Math.max(most, ++underWay);
      return wire.exchange(message, limitMs).finally(() => (underWay -= 1));
    },
  };
  const database = databaseOver(poolOverWire(counted), 'embedded');
  const openRequest = () => database.forRequest(organizationId).$client;
  const first = openRequest();
  await first.query('select 1');
  const asked = [first, openRequest(), openRequest()].map((pool, index) =>
    pool.query<{ index: number }>('select $1::int as index', [index]),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ rows }) => rows[0]?.index)).toEqual([0, 1, 2]);
  expect(most).toBe(3);

  const order: string[] = [];
  const answered = (name: string) => () => void order.push(name);
  await first.query('select 3');
  // The first request still has the connection, and another one of its organization could join it.
  await Promise.all([
    database.systemPool.query('select 4').then(answered('owner')),
    openRequest().query('select 5').then(answered('late request')),
  ]);
  expect(order).toEqual(['owner', 'late request']);
  await database.pool.end();
});

test('a table that changed much is vacuumed and counted anew, once', async () => {
  const pool = poolOverWire(wire);
  const database = databaseOver(pool, 'embedded');
  await pool.query('create table changed as select n from generate_series(1, 1000) n');
  await pool.query('delete from changed where n > 600');
  const counted = async () =>
    (
      await pool.query<{ reltuples: number; dead: number }>(
        `select c.reltuples, pg_stat_get_dead_tuples(c.oid)::int as dead from pg_class c where relname = 'changed'`,
      )
    ).rows[0];
  expect(await counted()).toMatchObject({ reltuples: -1 });
  expect(await vacuumTables(database, folder.dataDir)).toContain('public.changed');
  expect(await counted()).toEqual({ reltuples: 600, dead: 0 });
  expect(await vacuumTables(database, folder.dataDir)).toEqual([]);
  await pool.end();
});
