import { afterAll, beforeAll, expect, test } from 'vitest';
import { task } from '../../web/server/db/tables/schema.ts';
import { showProcessing } from '../../web/server/features/processing/showProcessing.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let admin: Visitor;
let organizationId: string;
let ownerId: string;
beforeAll(async () => {
  server = await startTestServer();
  const organization = await buildOrganization(server.database.system);
  organizationId = organization.id;
  const owner = await buildUser(server.database.system, organization, {
    email: 'admin@retry.test',
    roleType: 'SITE_ADMIN',
  });
  ownerId = owner.id;
  admin = await server.as('admin@retry.test');
});
afterAll(() => server.stop());

async function buildFailedCall(failureCode: string): Promise<string> {
  const db = server.database.system;
  const { id } = await buildCall(db, { organizationId, ownerId });
  await db.insert(task).values({
    ...{ organizationId, callId: id, name: 'PROBE', status: 'FAILED', failureCode },
    failureReason: 'It went wrong.',
  });
  await showProcessing(db, id);
  return id;
}

test.each([
  ['a file of another kind', 'WRONG_TYPE', false],
  ['a file without sound', 'NO_AUDIO', false],
  ['a file without its end', 'TRUNCATED', false],
  ['a full disk', 'DISK_FULL', true],
  ['a speech service that refused', 'REFUSED', true],
  ['what nobody foresaw', 'UNEXPECTED', true],
])('after %s, trying again can help: %s %s', async (_what, code, canRetry) => {
  const id = await buildFailedCall(code);
  const answer = await admin.graphql(`{ call(id: "${id}") { canRetry } }`);
  expect(answer.data).toEqual({ call: { canRetry } });
});

test('a recording that cannot be played yet is not transcribed again, and the page hears so', async () => {
  const id = await buildFailedCall('WRONG_TYPE');
  const answer = await admin.graphql(
    `mutation { reTranscribeCall(id: "${id}", language: "en-US") { id } }`,
  );
  expect(answer.errors[0]?.message).toBe(
    'This recording is not ready yet. Wait until it can be played, then try again.',
  );
});
