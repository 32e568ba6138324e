import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let admin: Visitor;
let colleague: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db, { name: 'Here' });
  await buildUser(db, here, { email: 'admin@here.test', roleType: 'SITE_ADMIN' });
  await buildUser(db, here, { email: 'basic@here.test' });
  const other = await buildOrganization(db, { name: 'Elsewhere' });
  await buildUser(db, other, { email: 'admin@elsewhere.test', roleType: 'SITE_ADMIN' });
  admin = await server.as('admin@here.test');
  colleague = await server.as('basic@here.test');
  stranger = await server.as('admin@elsewhere.test');
});
afterAll(() => server.stop());

const idOf = async (visitor: Visitor, field: string) => {
  const { data, errors } = await visitor.graphql(`mutation { added: ${field} { id } }`);
  expect(errors).toEqual([]);
  return (data as { added: { id: string } }).added.id;
};
const codeOf = async (visitor: Visitor, field: string) =>
  (await visitor.graphql(`mutation { ${field} { id } }`)).errors[0]?.extensions?.code;

test('a client, its positions and stages are added once and are in the lists of the organization', async () => {
  const clientId = await idOf(admin, 'addClient(name: " Nursing ")');
  expect(await idOf(admin, 'addClient(name: "Nursing")')).toBe(clientId);
  const stageId = await idOf(admin, 'addInterviewStage(title: "Onsite")');
  expect(await idOf(admin, 'addInterviewStage(title: "Onsite")')).toBe(stageId);
  const positionId = await idOf(
    admin,
    `addPosition(clientId: "${clientId}", title: " Night nurse ")`,
  );
  const query = `{ positions { id title client { id name positionsCount } }
    clients { id } interviewStages { id title } }`;
  const seen = {
    positions: [
      {
        ...{ id: positionId, title: 'Night nurse' },
        client: { id: clientId, name: 'Nursing', positionsCount: 1 },
      },
    ],
    clients: [{ id: clientId }],
    interviewStages: [{ id: stageId, title: 'Onsite' }],
  };
  expect((await colleague.graphql(query)).data).toEqual(seen);
  expect((await stranger.graphql(query)).data).toEqual({
    ...{ positions: [], clients: [], interviewStages: [] },
  });
  expect(await codeOf(stranger, `addPosition(clientId: "${clientId}", title: "X")`)).toBe(
    'BAD_INPUT',
  );
});

test('who may not add positions is refused, and so is a title that is blank or endless', async () => {
  const clientId = await idOf(admin, 'addClient(name: "Doctors")');
  const fields = (title: string) => [
    `addClient(name: "${title}")`,
    `addInterviewStage(title: "${title}")`,
    `addPosition(clientId: "${clientId}", title: "${title}")`,
  ];
  for (const field of fields('Mine')) expect(await codeOf(colleague, field)).toBe('FORBIDDEN');
  for (const title of ['  ', 'x'.repeat(101)])
    for (const field of fields(title)) expect(await codeOf(admin, field)).toBe('BAD_INPUT');
});
