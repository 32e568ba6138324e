import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntry, call, engineRecord } from '../../web/server/db/tables/schema.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { countStatements } from '../harness/watchStatements.ts';

let server: TestServer;
let organizationId: string;
let admin: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db);
  organizationId = here.id;
  const owner = await buildUser(db, here, { email: 'admin@e.test', roleType: 'SITE_ADMIN' });
  await buildUser(db, here, { email: 'recruiter@e.test', roleType: 'RECRUITER' });
  const there = await buildOrganization(db);
  await buildUser(db, there, { email: 'admin@other-e.test', roleType: 'SITE_ADMIN' });
  const { id: candidateId } = await buildCandidate(db, {
    ...{ organizationId, firstName: '=Kim', lastName: 'Gone' },
  });
  const columns = { organizationId, ownerId: owner.id, candidateId };
  const [kept, gone] = [await buildCall(db, columns), await buildCall(db, columns)];
  for (const [at, callId] of [kept.id, kept.id, gone.id].entries()) {
    const { id } = firstRow(
      await db
        .insert(engineRecord)
        .values({
          ...{ organizationId, callId, task: at === 0 ? 'answerGuide' : 'askInterview' },
          ...{ engine: 'built-in', engineName: 'Rules', engineVersion: `${at}`, trust: 'rough' },
          ...{ inputHash: 'a'.repeat(64), output: { said: at } },
          createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
        })
        .returning(),
    );
    const change = JSON.stringify([{ before: 'He lied', after: 'He said so' }]);
    if (at === 0)
      await database().execute(sql`select add_engine_change(${id}::uuid, ${change}::jsonb)`);
  }
  await db.update(call).set({ deletedAt: new Date() }).where(eq(call.id, gone.id));
  admin = await server.as('admin@e.test');
});
afterAll(() => server.stop());
const database = () => server.database.forOrganization(organizationId);

const list = (filter: string) => `{ engineRecords(filter: ${filter}) { nextCursor
  results { task engineVersion inputHash callId candidateName editCount } } }`;
const read = async (filter = '{}', who = admin) => {
  const answer = await who.graphql(list(filter));
  expect(answer.errors).toEqual([]);
  return (answer.data?.['engineRecords'] as { results: object[] }).results;
};

test('a site admin reads what engines said, with version, hash and human changes', async () => {
  expect(await read()).toMatchObject([
    // Of a deleted interview it stays known that an engine worked on it, and nothing of the person.
    { engineVersion: '2', callId: null, candidateName: null },
    { engineVersion: '1', candidateName: '=Kim Gone', editCount: 0 },
    { task: 'AI notes on questions', inputHash: 'a'.repeat(64), editCount: 1 },
  ]);
  expect(await read('{ isChanged: true }')).toHaveLength(1);
  expect(await read('{ task: "askInterview", since: "2026-01-03T00:00:00Z" }')).toHaveLength(1);
});

test('the file has outputs and changes, runs no formula, and its download is in the audit log', async () => {
  const text = await (await admin.fetch('/engine-records.csv?changed=true')).text();
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain('He said so');
  expect(text).toContain('""said"": 0');
  expect(text).not.toMatch(/(^|,)"[=+@-]/m);
  const [entry] = await database()
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.event, 'engineRecord.downloaded'));
  expect(entry?.detail).toEqual({ records: 1 });
});

test('recruiters, other organizations and signed-out visitors read none', async () => {
  const recruiter = await server.as('recruiter@e.test');
  expect((await recruiter.graphql(list('{}'))).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  expect(await read('{}', await server.as('admin@other-e.test'))).toEqual([]);
  const statuses = [recruiter, server.visitor].map((who) => who.fetch('/engine-records.csv'));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 401]);
});

test('a page of records takes the same statements, however many there are', async () => {
  const count = () => countStatements(server.database, () => read());
  await count();
  const before = await count();
  const [known] = await database().select().from(engineRecord).limit(1);
  if (!known) throw new Error('There are records');
  await server.database.system.insert(engineRecord).values(
    Array.from({ length: 60 }, (_, at) => ({
      ...{ organizationId, callId: known.callId, task: 'askInterview', engine: 'built-in' },
      ...({ engineName: 'Rules', engineVersion: `${at}`, trust: 'rough', output: {} } as const),
      inputHash: 'b'.repeat(64),
    })),
  );
  await count();
  expect(await count()).toBe(before);
});
