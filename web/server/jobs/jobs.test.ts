import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildOrganization } from '../../../tests/factories/buildOrganization.ts';
import { openTestDatabase } from '../../../tests/harness/testDatabase.ts';
import { watchStatements } from '../../../tests/harness/watchStatements.ts';
import type { Database } from '../db/database.ts';
import { defineJob, defineQueue } from './job.ts';
import { startJobs, type Jobs } from './jobs.ts';

let database: Database;
let jobs: Jobs;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await jobs.stop();
});
afterAll(() => database.close());

const payload = z.object({ number: z.int() });
const queues = Array.from({ length: 12 }, (_, index) =>
  defineQueue(`sleepy${index}`, payload, { concurrency: 2 }),
);
const [first = defineQueue('never', payload)] = queues;

/** Starts all queues; resolves the numbers that arrive. */
async function startSleepy(onRun: (number: number) => void = () => {}) {
  jobs = await startJobs(
    database,
    queues.map((queue) => defineJob(queue, async ({ number }) => onRun(number))),
    { isWorker: true },
  );
}

test('workers with nothing to do send at most two statements a second', async () => {
  await startSleepy();
  await sleep(1500);
  const sent: string[] = [];
  const stopWatching = watchStatements(database, (text) => sent.push(text));
  await sleep(5000);
  stopWatching();
  expect(sent.length).toBeLessThanOrEqual(10);
  expect(sent.length, 'delayed jobs are still looked for').toBeGreaterThan(0);
});

test('a job wakes its worker, one by one until none is left, and a delayed one comes in its time', async () => {
  const ran: number[] = [];
  await startSleepy((number) => ran.push(number));
  await sleep(300);
  for (const number of [1, 2, 3, 4, 5]) await jobs.send(first, { number });
  await expect.poll(() => ran.toSorted()).toEqual([1, 2, 3, 4, 5]);
  await jobs.send(first, { number: 6 }, { delaySec: 1 });
  await expect.poll(() => ran.at(-1), { timeout: 20_000 }).toBe(6);
});

test('the job of a worker that died runs again in another one', async () => {
  const ran: number[] = [];
  await startSleepy((number) => ran.push(number));
  await jobs.send(first, { number: 1 }, { delaySec: 3600 });
  await database.system.execute(
    sql`update pgboss.job set state = 'active', started_on = now(),
      heartbeat_on = now() - interval '16 seconds' where name = ${first.name} and state = 'created'`,
  );
  await expect.poll(() => ran, { timeout: 20_000 }).toEqual([1]);
});

test('a job that was queued in a transaction runs only when that commits', async () => {
  const ran: number[] = [];
  await startSleepy((number) => ran.push(number));
  await database.system
    .transaction(async (tx) => {
      await jobs.send(first, { number: 1 }, { tx });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await database.system.transaction((tx) => jobs.send(first, { number: 2 }, { tx }));
  await expect.poll(() => ran).toEqual([2]);
});

test('commands of an organization queue jobs, but read and write none of the queue', async () => {
  const ran: number[] = [];
  await startSleepy((number) => ran.push(number));
  const { id } = await buildOrganization(database.system);
  const bound = database.forOrganization(id);
  const roleAfter = await bound.transaction(async (tx) => {
    await jobs.send(first, { number: 7 }, { tx });
    return tx.execute(sql`select current_user as role`);
  });
  expect(roleAfter.rows).toEqual([{ role: 'rapport_app' }]);
  await expect.poll(() => ran).toEqual([7]);
  for (const statement of [
    sql`select * from pgboss.job`,
    sql`update pgboss.job set state = 'cancelled'`,
    sql`insert into pgboss.job (id, name, data) values (${randomUUID()}, ${first.name}, '{}')`,
  ])
    await expect(bound.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') as string },
    });
});

test('a fault of the queue is over with the next statement that succeeds', async () => {
  await startSleepy();
  const stopWatching = watchStatements(database, (text) => {
    if (text.includes('pgboss')) throw new Error('the database is away');
  });
  await expect(jobs.send(first, { number: 1 })).rejects.toThrow('the database is away');
  expect(jobs.fault()).toBe('the database is away');
  stopWatching();
  await expect.poll(() => jobs.fault(), { timeout: 20_000 }).toBeNull();
});
