import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organization } from '../../web/server/db/tables/schema.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildHiringTeamMember, buildPosition } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { watchStatements } from '../harness/watchStatements.ts';

let server: TestServer;
let organizationId: string;
let positionId: string;
let adminId: string;
const people = {} as Record<'author' | 'reader' | 'admin' | 'teamAdmin', Visitor>;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db);
  organizationId = here.id;
  positionId = (await buildPosition(db, { organizationId })).id;
  const join = async (name: keyof typeof people, roleType: 'BASIC' | 'SITE_ADMIN') => {
    const { id } = await buildUser(db, here, { email: `${name}@guides.test`, roleType });
    people[name] = await server.as(`${name}@guides.test`);
    return id;
  };
  await join('author', 'BASIC');
  await join('reader', 'BASIC');
  adminId = await join('admin', 'SITE_ADMIN');
  const userId = await join('teamAdmin', 'BASIC');
  await buildHiringTeamMember(db, {
    ...{ organizationId, positionId, userId, role: 'HIRING_TEAM_ADMIN' },
  });
});
afterAll(() => server.stop());

const send = async (visitor: Visitor, field: string) => {
  const { data, errors } = await visitor.graphql(`mutation { done: ${field} }`);
  return { done: data?.['done'], code: errors[0]?.extensions?.code };
};
const add = async (visitor: Visitor, input: string) =>
  (await send(visitor, `addCallGuide(input: { ${input} }) { id }`)).done as { id: string };

test('only the creator and site admins edit a guide; only the creator deletes or removes it', async () => {
  const { author, reader, admin } = people;
  const { id } = await add(author, `name: "Screen", positionId: "${positionId}"`);
  const rename = `updateCallGuide(id: "${id}", input: { name: "Renamed" }) { name }`;
  const remove = `updateCallGuide(id: "${id}", input: { positionId: null }) { position { id } }`;
  const question = `addCallGuideCue(callGuideId: "${id}", input: { cue: "Why?" }) { cuesCount }`;
  for (const field of [rename, remove, question, `deleteCallGuide(id: "${id}")`])
    expect((await send(reader, field)).code, field).toBe('FORBIDDEN');
  expect((await send(admin, rename)).done).toEqual({ name: 'Renamed' });
  expect((await send(admin, question)).done).toEqual({ cuesCount: 1 });
  for (const field of [remove, `deleteCallGuide(id: "${id}")`])
    expect((await send(admin, field)).code, field).toBe('FORBIDDEN');
  const flags = `{ guide(id: "${id}") { canEdit canDelete canRemoveFromPosition } }`;
  expect((await admin.graphql(flags)).data?.['guide']).toEqual({
    ...{ canEdit: true, canDelete: false, canRemoveFromPosition: false },
  });
  expect((await send(author, remove)).done).toEqual({ position: null });
  expect((await send(author, `deleteCallGuide(id: "${id}")`)).done).toBe(true);
  expect((await send(author, rename)).code).toBe('NOT_FOUND');
});

test('a private guide is not there for others, until they are assigned to it', async () => {
  const { admin, teamAdmin } = people;
  const { id } = await add(
    teamAdmin,
    `name: "Mine", visibility: PRIVATE, positionId: "${positionId}"`,
  );
  const rename = `updateCallGuide(id: "${id}", input: { name: "Ours" }) { name }`;
  expect((await send(admin, rename)).code).toBe('NOT_FOUND');
  await send(
    teamAdmin,
    `updateCallGuide(id: "${id}", input: { assignedUserIds: ["${adminId}"] }) { id }`,
  );
  expect((await send(admin, rename)).done).toEqual({ name: 'Ours' });
});

test('interviewers are assigned by who manages a hiring team, where the organization allows it', async () => {
  const { author, teamAdmin } = people;
  const input = (more: string) =>
    `addCallGuide(input: { name: "Given", assignedUserIds: ["${adminId}"] ${more} })
      { canAssign assignedUsers { id } }`;
  const ofPosition = input(`positionId: "${positionId}"`);
  expect((await send(author, ofPosition)).code).toBe('FORBIDDEN');
  expect((await send(teamAdmin, input(''))).code).toBe('FORBIDDEN');
  expect((await send(teamAdmin, ofPosition)).done).toEqual({
    ...{ canAssign: true, assignedUsers: [{ id: adminId }] },
  });
  await server.database.system
    .update(organization)
    .set({ settings: { assignGuidesToInterviewersEnabled: false } })
    .where(eq(organization.id, organizationId));
  expect((await send(teamAdmin, ofPosition)).code).toBe('FORBIDDEN');
});

test('the list is filtered, and read in one statement however many guides it has', async () => {
  const { reader } = people;
  await add(
    reader,
    `name: "Zeta", positionId: "${positionId}", cues: [{ cue: "A" }, { cue: "B" }]`,
  );
  const list = async (args: string) => {
    let statements = 0;
    const stop = watchStatements(server.database, (sql) => {
      if (sql.includes('"guide"')) statements += 1;
    });
    const { data, errors } = await reader.graphql(
      `{ guides${args} { name cuesCount position { id } interviewStage { title } creator { fullName }
        canEdit } }`,
    );
    stop();
    expect(errors).toEqual([]);
    return { statements, guides: data?.['guides'] as { name: string; cuesCount: number }[] };
  };
  const own = await list('(filter: { isOwn: true })');
  expect(own.guides).toMatchObject([{ name: 'Zeta', cuesCount: 2, position: { id: positionId } }]);
  const all = await list('');
  expect(all.guides.length).toBeGreaterThan(1);
  expect([own.statements, all.statements]).toEqual([1, 1]);
  expect((await list('(filter: { positionId: "no id" })')).guides).toEqual([]);
  expect((await list('(limit: 1, page: 2)')).guides).toHaveLength(1);
});
