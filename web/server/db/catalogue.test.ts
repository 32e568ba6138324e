import { getTableConfig, PgTable, PgText } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../tests/factories/buildOrganization.ts';
import { buildPosition } from '../../../tests/factories/buildPosition.ts';
import { buildUser } from '../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../tests/harness/testDatabase.ts';
import type { Database } from './database.ts';
import { recordEvent } from './recordEvent.ts';
import * as tables from './tables/schema.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const read = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await database.system.execute<Row>(query)).rows;

test('a foreign key between tables of an organization carries the organization', async () => {
  const loose = await read(sql`
    select k.conrelid::regclass::text || '.' || k.conname as key from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and k.confrelid <> 'organization'::regclass and cardinality(k.conkey) = 1
      and exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'organization_id')
      and exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'organization_id')`);
  expect(loose).toEqual([]);
});

test('rows of one organization cannot point at those of another, whoever writes them', async () => {
  const db = database.system;
  const [here, there] = [await buildOrganization(db), await buildOrganization(db)];
  const owner = await buildUser(db, here);
  const theirs = await buildPosition(db, { organizationId: there.id });
  const input = { organizationId: here.id, ownerId: owner.id };
  await expect(buildCall(db, { ...input, positionId: theirs.id })).rejects.toThrow();
  const mine = await buildPosition(db, { organizationId: here.id });
  const { interviewId } = await buildCall(db, { ...input, positionId: mine.id });
  await db.execute(sql`delete from position where id = ${mine.id}`);
  const [left] = await read(
    sql`select position_id, organization_id from interview where id = ${interviewId}`,
  );
  expect(left).toEqual({ position_id: null, organization_id: here.id });
});

test('a column that names a row of another table is a foreign key', async () => {
  const loose = await read<{ column: string }>(sql`
    select c.relname || '.' || a.attname as column from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.atttypid = 'uuid'::regtype and right(a.attname, 3) = '_id' and a.attname <> 'organization_id'
      and not exists (select from pg_constraint k
        where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey))
    order by 1`);
  // Search has copies, which its triggers keep; the log outlives what it tells of; segments and sentences
  // are written again with the same ids; the extension itself numbers its captures; and rollups to be written
  // are forgotten at the end of the transaction. Figures are copies too: every change of an interview writes them.
  expect(loose.map(({ column }) => column).filter((name) => !name.startsWith('search_'))).toEqual([
    'ai_note.asked_at_segment_id',
    'audit_entry.actor_id',
    'audit_entry.impersonator_id',
    'audit_entry.subject_id',
    'insight_pending.interview_id',
    'interview_figures.candidate_id',
    'interview_figures.interview_stage_id',
    'interview_figures.owner_id',
    'interview_figures.position_id',
    'interviewer_figures.interview_stage_id',
    'interviewer_figures.owner_id',
    'interviewer_figures.position_id',
    'interviewer_figures.user_id',
    'interviewer_sums.user_id',
    'live_capture.capture_id',
    'sentence_report.sentence_id',
    ...[
      'spoken_figures.interview_stage_id',
      'spoken_figures.owner_id',
      'spoken_figures.position_id',
    ],
  ]);
});

// An organization is never deleted row by row, so its own key needs no index in every table.
test('every foreign key has an index that begins with its column', async () => {
  const bare = await read(sql`
    select k.conrelid::regclass::text || '.' || a.attname as column from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[cardinality(k.conkey)]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and a.attname <> 'organization_id'
      and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
        and i.indkey[0] = a.attnum)`);
  expect(bare).toEqual([]);
});

test('a column of known values refuses all others', async () => {
  const checks = await read<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`);
  const quoted = (text: string) => [...text.matchAll(/'([^']+)'::text/g)].map((found) => found[1]);
  let columns = 0;
  for (const table of Object.values(tables)) {
    if (!(table instanceof PgTable)) continue;
    const { name, columns: all } = getTableConfig(table);
    for (const column of all) {
      if (!(column instanceof PgText) || !column.enumValues?.length) continue;
      columns += 1;
      const held = checks.find(
        (check) =>
          check.table.replaceAll('"', '') === name && check.name === `known_${column.name}`,
      );
      expect(quoted(held?.definition ?? ''), `${name}.${column.name}`).toEqual(column.enumValues);
    }
  }
  expect(columns).toBeGreaterThan(35);
});

test('requests add to the audit log and change nothing of it', async () => {
  const organization = await buildOrganization(database.system);
  const bound = database.forOrganization(organization.id);
  await recordEvent(
    bound,
    { organizationId: organization.id, userId: null },
    'test.done',
    organization.id,
  );
  for (const table of ['audit_entry', 'engine_record']) {
    await expect(bound.execute(sql.raw(`delete from ${table}`))).rejects.toThrow();
    await expect(bound.execute(sql.raw(`update ${table} set id = id`))).rejects.toThrow();
  }
  await expect(bound.execute(sql`update audit_chain set hash = ''`)).rejects.toThrow();
});

// Figures change with the rollups that they add up, which announce it.
test('a table of an organization announces its changes, unless no kept answer reads it', async () => {
  const silent = await read<{ table: string }>(sql`
    select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'organization_id'
      and 3 > (select count(*) from pg_trigger t where t.tgrelid = c.oid
        and t.tgfoid = 'announce_organization_change'::regproc)
    order by 1`);
  const names = silent.map(({ table }) => table);
  expect(names.filter((name) => !name.startsWith('search_'))).toEqual([
    'audit_chain',
    'call_view',
    ...['candidate_alert_mail', 'candidate_alert_subscription', 'candidate_alert_view'],
    'candidate_month',
    'candidate_number',
    'caption',
    'excluded_user',
    'insight_pending',
    'interview_figures',
    'interview_sums',
    'interviewer_figures',
    'interviewer_sums',
    'metric_day',
    'spoken_figures',
    'spoken_sums',
    'transcription_chunk',
  ]);
});
