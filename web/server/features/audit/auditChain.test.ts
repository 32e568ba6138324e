import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import { watchStatements } from '../../../../tests/harness/watchStatements.ts';
import type { Database, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { auditEntry } from '../../db/tables/schema.ts';
import { removeOldAuditEntries } from './removeOldAuditEntries.ts';
import { verifyAuditChain } from './verifyAuditChain.ts';

let database: Database;
let organizationId: string;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  ({ id: organizationId } = await buildOrganization(database.system));
});

const record = (event: string, tx: Tx = database.forOrganization(organizationId)) =>
  recordEvent(tx, { organizationId, userId: null }, event, organizationId, { note: 'Zoë “1”' });
const recordMany = async (count: number) => {
  for (let at = 1; at <= count; at++) await record(`test.done${at}`);
};
const verify = (kept?: { sequence: number; hash: string }) =>
  verifyAuditChain(database.system, organizationId, kept);
const isEvent = (event: string) => eq(auditEntry.event, event);
const system = () => database.system;

test('entries carry the hash of the one before, and the chain verifies', async () => {
  await record('test.alone');
  await database.forOrganization(organizationId).transaction(async (tx) => {
    await record('test.first', tx);
    await record('test.second', tx);
  });
  const rows = await system()
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.organizationId, organizationId))
    .orderBy(auditEntry.sequence);
  expect(rows.map(({ event, sequence }) => [event, sequence])).toEqual([
    ['test.alone', 1],
    ['test.first', 2],
    ['test.second', 3],
  ]);
  expect(rows.map(({ previousHash }) => previousHash)).toEqual([
    ...['', rows[0]?.hash, rows[1]?.hash],
  ]);
  expect(await verify()).toMatchObject({ checked: 3, broken: null, head: { sequence: 3 } });
});

test('commands that run at once leave one chain without a gap, and undone ones leave nothing', async () => {
  const db = database.forOrganization(organizationId);
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      db
        .transaction(async (tx) => {
          await record(`test.done${at}`, tx);
          if (at % 4 === 0) throw new Error('undone');
        })
        .catch(() => {}),
    ),
  );
  expect(await verify()).toMatchObject({ checked: 9, broken: null, head: { sequence: 9 } });
});

test('a command sends one statement for its entry', async () => {
  const seen: string[] = [];
  const stop = watchStatements(database, (statement) => seen.push(statement));
  await record('test.done');
  stop();
  expect(seen.filter((statement) => statement.includes('audit'))).toHaveLength(1);
});

test.each([
  [
    'changed',
    2,
    (tx: Tx) =>
      tx
        .update(auditEntry)
        .set({ detail: { note: 'x' } })
        .where(isEvent('test.done2')),
  ],
  [
    'backdated',
    3,
    (tx: Tx) =>
      tx
        .update(auditEntry)
        .set({ createdAt: new Date(0) })
        .where(isEvent('test.done3')),
  ],
  ['removed', 2, (tx: Tx) => tx.delete(auditEntry).where(isEvent('test.done2'))],
  ['removed at the end', 4, (tx: Tx) => tx.delete(auditEntry).where(isEvent('test.done4'))],
  [
    'taken out of the chain',
    3,
    (tx: Tx) => tx.update(auditEntry).set({ sequence: null }).where(isEvent('test.done3')),
  ],
])('an entry that was %s is named', async (_what, sequence, tamper) => {
  await recordMany(4);
  await tamper(system());
  expect((await verify()).broken).toMatchObject({ sequence });
  await system().delete(auditEntry).where(eq(auditEntry.organizationId, organizationId));
});

test('a chain that was written again shows beside a head that was noted before', async () => {
  await recordMany(3);
  const { head } = await verify();
  await system().execute(sql`delete from audit_entry where organization_id = ${organizationId}`);
  await system().execute(sql`delete from audit_chain where organization_id = ${organizationId}`);
  await recordMany(3);
  expect((await verify()).broken).toBeNull();
  expect((await verify(head)).broken).toMatchObject({
    sequence: 3,
    reason: expect.stringMatching(/noted/) as string,
  });
});

test('retention removes old entries and leaves an anchor from which the chain verifies', async () => {
  await recordMany(4);
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  // As if they had been written then: the times are part of the hashes.
  await system().execute(sql`delete from audit_entry where organization_id = ${organizationId}`);
  await system().execute(sql`delete from audit_chain where organization_id = ${organizationId}`);
  for (const [at, date] of [1, 2, 9, 3].entries())
    await system()
      .insert(auditEntry)
      .values({
        ...{ organizationId, subjectId: organizationId },
        event: `test.old${at}`,
        createdAt: day(date),
      });
  expect(await removeOldAuditEntries(system(), organizationId, day(5))).toBe(2);
  expect(await removeOldAuditEntries(system(), organizationId, day(5))).toBe(0);
  const verdict = await verify();
  expect(verdict).toMatchObject({ anchorSequence: 2, checked: 3, broken: null });
  await record('test.later');
  await system().delete(auditEntry).where(isEvent('test.old2'));
  expect((await verify()).broken).toEqual({ id: null, sequence: 3, reason: 'It is missing.' });
});
