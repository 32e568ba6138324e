import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { watchStatements } from '../harness/watchStatements.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let admin: Visitor;
let colleague: Visitor;
let stranger: Visitor;
let organizationId: string;
let ownerId: string;
const ids = {} as Record<'ann' | 'ben', string>;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db, { name: 'Here' });
  await buildUser(db, here, { email: 'admin@here.test', roleType: 'SITE_ADMIN' });
  await buildUser(db, here, { email: 'basic@here.test' });
  for (const name of ['ann', 'ben'] as const)
    ids[name] = (await buildUser(db, here, { email: `${name}@here.test` })).id;
  ownerId = (await buildUser(db, here, { email: 'owner@here.test' })).id;
  organizationId = here.id;
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
    clients(query: "nurs", limit: 1) { id } interviewStages { id title } }`;
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

const team = async (visitor: Visitor, positionId: string) => {
  const { data } = await visitor.graphql(
    `{ position(id: "${positionId}") { canEdit canManageTeam
      memberships { user { id } role positionRole isOfClient } } }`,
  );
  return data?.['position'] as { memberships: object[] };
};
const set = (positionId: string, userId: string, more = 'role: MEMBER') =>
  `setMemberships(positionId: "${positionId}", memberships: [{ userId: "${userId}" ${more} }])`;

test('a hiring team admin manages the team of that position; two changes at once both count', async () => {
  const clientId = await idOf(admin, 'addClient(name: "Theatre")');
  const positionId = await idOf(admin, `addPosition(clientId: "${clientId}", title: "Nurse")`);
  const otherId = await idOf(admin, `addPosition(clientId: "${clientId}", title: "Doctor")`);
  const ann = await server.as('ann@here.test');
  expect(await codeOf(ann, set(positionId, ids.ann))).toBe('FORBIDDEN');
  await idOf(admin, set(positionId, ids.ann, 'role: HIRING_TEAM_ADMIN'));
  server.services.actors.forget(ids.ann);
  expect(await team(ann, positionId)).toMatchObject({ canEdit: true, canManageTeam: true });
  await Promise.all([
    idOf(ann, set(positionId, ids.ben, 'role: INTERVIEWER, positionRole: SOURCER')),
    idOf(admin, set(positionId, ownerId)),
  ]);
  expect((await team(ann, positionId)).memberships).toHaveLength(3);
  await idOf(ann, set(positionId, ids.ben, 'role: MEMBER'));
  await idOf(ann, set(positionId, ownerId, ''));
  expect((await team(ann, positionId)).memberships).toEqual(
    expect.arrayContaining([
      ...[
        { user: { id: ids.ann }, role: 'HIRING_TEAM_ADMIN', positionRole: null, isOfClient: false },
      ],
      ...[{ user: { id: ids.ben }, role: 'MEMBER', positionRole: null, isOfClient: false }],
    ]),
  );
  expect(await codeOf(ann, set(otherId, ids.ann))).toBe('FORBIDDEN');
  expect(await codeOf(stranger, set(positionId, ids.ann))).toBe('NOT_FOUND');
  const rename = `updatePosition(id: "${positionId}", input: { title: "Night nurse" })`;
  expect(await idOf(ann, rename)).toBe(positionId);
  expect(await codeOf(await server.as('ben@here.test'), rename)).toBe('FORBIDDEN');
});

test('the team of a group sees the interviews of each of its positions, as long as they belong to it', async () => {
  const db = server.database.system;
  const clientId = await idOf(admin, 'addClient(name: "Home care")');
  const elsewhereId = await idOf(admin, 'addClient(name: "Office")');
  const ben = await server.as('ben@here.test');
  const join = `setClientMemberships(clientId: "${clientId}", memberships: [{ userId: "${ids.ben}", role: MEMBER }])`;
  expect(await codeOf(ben, join)).toBe('FORBIDDEN');
  await idOf(admin, join);
  const positionId = await idOf(admin, `addPosition(clientId: "${clientId}", title: "Carer")`);
  const call = await buildCall(db, { organizationId, ownerId, positionId, visibility: 'PUBLIC' });
  const sees = async () => {
    server.services.actors.forget(ids.ben);
    return (await ben.graphql(`{ call(id: "${call.id}") { id } }`)).data?.['call'] !== null;
  };
  expect(await sees()).toBe(true);
  expect((await team(admin, positionId)).memberships).toMatchObject([
    { user: { id: ids.ben }, isOfClient: true },
  ]);
  const mine = await ben.graphql('{ positions(filter: { isMine: true }) { title lastCallAt } }');
  expect(mine.data?.['positions']).toContainEqual({
    ...{ title: 'Carer', lastCallAt: call.startTime.toISOString() },
  });
  const move = (id: string) =>
    idOf(admin, `updatePosition(id: "${positionId}", input: { clientId: "${id}" })`);
  await move(elsewhereId);
  expect(await sees()).toBe(false);
  await move(clientId);
  expect(await sees()).toBe(true);
  await idOf(
    admin,
    `setClientMemberships(clientId: "${clientId}", memberships: [{ userId: "${ids.ben}" }])`,
  );
  expect(await sees()).toBe(false);
});

test('with auto-join, interviewers named by who manages the team join it; nobody joins by naming themselves', async () => {
  const clientId = await idOf(admin, 'addClient(name: "Auto")');
  const autoJoinNew = `updateClient(id: "${clientId}", autoJoinAllNewPositions: true)`;
  for (const visitor of [colleague, stranger])
    expect(await codeOf(visitor, autoJoinNew)).toBe(
      visitor === stranger ? 'NOT_FOUND' : 'FORBIDDEN',
    );
  const beforeId = await idOf(admin, `addPosition(clientId: "${clientId}", title: "Before")`);
  await idOf(admin, autoJoinNew);
  const positionId = await idOf(admin, `addPosition(clientId: "${clientId}", title: "After")`);
  const isOn = async (id: string) =>
    (await admin.graphql(`{ position(id: "${id}") { autoJoinInterview } }`)).data?.['position'];
  expect(await isOn(beforeId)).toEqual({ autoJoinInterview: false });
  expect(await isOn(positionId)).toEqual({ autoJoinInterview: true });
  const flip = `updatePosition(id: "${beforeId}", input: { autoJoinInterview: true })`;
  expect(await codeOf(colleague, flip)).toBe('FORBIDDEN');
  expect(await codeOf(stranger, flip)).toBe('NOT_FOUND');
  const schedule = (id: string, userId: string) =>
    `createScheduledInterview(input: { interviewerIds: ["${userId}"], positionId: "${id}",
      scheduledStart: "2026-03-02T10:00:00Z", durationMinutes: 45 })`;
  const ann = await server.as('ann@here.test');
  await idOf(ann, schedule(positionId, ids.ann));
  await idOf(admin, schedule(beforeId, ids.ben));
  expect((await team(admin, positionId)).memberships).toEqual([]);
  expect((await team(admin, beforeId)).memberships).toEqual([]);
  await idOf(admin, schedule(positionId, ids.ben));
  const joined = { role: 'INTERVIEWER', positionRole: null, isOfClient: false };
  const benJoined = { ...joined, user: { id: ids.ben } };
  expect((await team(admin, positionId)).memberships).toEqual([benJoined]);
  // Who is on the team keeps the role; of an interview that moves here, all its interviewers join.
  await idOf(admin, set(positionId, ids.ben, 'role: HIRING_TEAM_ADMIN'));
  const call = await buildCall(server.database.system, {
    ...{ organizationId, ownerId, visibility: 'PUBLIC', interviewerIds: [ids.ann, ids.ben] },
  });
  await idOf(admin, `updateCall(id: "${call.id}", input: { name: "Same" })`);
  await idOf(admin, `updateCall(id: "${call.id}", input: { positionId: "${positionId}" })`);
  const { memberships } = await team(admin, positionId);
  expect(memberships).toHaveLength(2);
  expect(memberships).toContainEqual({ ...joined, user: { id: ids.ann } });
  expect(memberships).toContainEqual({ ...benJoined, role: 'HIRING_TEAM_ADMIN' });
  // Somebody who was taken off the team does not come back with the next change of the interview.
  await idOf(admin, set(positionId, ids.ann, ''));
  await idOf(
    admin,
    `updateCall(id: "${call.id}", input: { interviewerIds: ["${ids.ann}", "${ids.ben}"] })`,
  );
  expect((await team(admin, positionId)).memberships).toHaveLength(1);
});

test('counts of a position are of what the viewer may see, and pages read them in one statement', async () => {
  const db = server.database.system;
  const clientId = await idOf(admin, 'addClient(name: "Counted")');
  for (const title of ['One', 'Two']) {
    const positionId = await idOf(admin, `addPosition(clientId: "${clientId}", title: "${title}")`);
    await idOf(
      admin,
      `addCandidate(positionId: "${positionId}", input: { firstName: "Kim", lastName: "${title}" })`,
    );
    await idOf(admin, `addCallGuide(input: { name: "G", positionId: "${positionId}" })`);
    await buildCall(db, { organizationId, ownerId, positionId, visibility: 'PRIVATE' });
  }
  const read = async (visitor: Visitor) => {
    let statements = 0;
    const stop = watchStatements(server.database, (sql) => {
      if (sql.includes('"position"')) statements += 1;
    });
    const { data } = await visitor.graphql(
      `{ positions(filter: { clientId: "${clientId}" }) { title candidatesCount callGuidesCount
        lastCallAt memberships { role } } }`,
    );
    stop();
    return { statements, positions: data?.['positions'] as object[] };
  };
  const seen = await read(admin);
  expect(seen.statements).toBe(2);
  expect(seen.positions).toMatchObject([
    {
      title: 'One',
      candidatesCount: 1,
      callGuidesCount: 1,
      lastCallAt: expect.any(String) as string,
    },
    { title: 'Two', candidatesCount: 1 },
  ]);
  expect((await read(colleague)).positions[0]).toMatchObject({
    ...{ title: 'One', candidatesCount: 0, callGuidesCount: 1, lastCallAt: null },
  });
});

test('stages are renamed, moved and archived by who manages the organization, and keep their order', async () => {
  const titles = async (args = '') =>
    (
      (await colleague.graphql(`{ interviewStages${args} { title } }`)).data?.[
        'interviewStages'
      ] as { title: string }[]
    ).map(({ title }) => title);
  const stage = (title: string) => idOf(admin, `addInterviewStage(title: "${title}")`);
  const [onsite, screen, task] = [
    await stage('Onsite'),
    await stage('Screen'),
    await stage('Task'),
  ];
  expect(await codeOf(colleague, `moveInterviewStage(id: "${task}")`)).toBe('FORBIDDEN');
  expect(await codeOf(stranger, `archiveInterviewStage(id: "${task}")`)).toBe('NOT_FOUND');
  await idOf(admin, `moveInterviewStage(id: "${screen}")`);
  await Promise.all([
    idOf(admin, `moveInterviewStage(id: "${task}", afterId: "${screen}")`),
    idOf(admin, `moveInterviewStage(id: "${onsite}", afterId: "${screen}")`),
  ]);
  expect((await titles()).toSorted()).toEqual(['Onsite', 'Screen', 'Task']);
  expect((await titles())[0]).toBe('Screen');
  await idOf(admin, `updateInterviewStage(id: "${task}", title: "Case study")`);
  expect(await codeOf(admin, `updateInterviewStage(id: "${task}", title: "Onsite")`)).toBe(
    'BAD_INPUT',
  );
  await idOf(admin, `archiveInterviewStage(id: "${onsite}")`);
  expect(await titles()).toEqual(['Screen', 'Case study']);
  expect(await titles('(withArchived: true)')).toEqual(['Screen', 'Case study', 'Onsite']);
  // Adding a stage of the same title brings it back.
  expect(await stage('Onsite')).toBe(onsite);
  expect(await titles()).toContain('Onsite');
});

test('interviews of an excluded stage are refused, of one position or of all', async () => {
  const stageId = await idOf(admin, 'addInterviewStage(title: "Offer talk")');
  const clientId = await idOf(admin, 'addClient(name: "Sales")');
  const positionId = await idOf(admin, `addPosition(clientId: "${clientId}", title: "Seller")`);
  const upload = async (position: string | null) =>
    (
      await admin.graphql(
        `mutation ($input: AddUploadedCallInput!) { addUploadedCall(input: $input) { call { id } } }`,
        {
          input: {
            ...{
              fileName: 'a.mp3',
              sizeBytes: 10,
              fingerprint: `${position}`,
              languageCode: 'en-US',
              consentText: 'Agreed',
            },
            ...{ interviewerIds: [], interviewStageId: stageId, positionId: position },
          },
        },
      )
    ).errors[0]?.extensions?.code ?? null;
  const ofPosition = `interviewStageId: "${stageId}", positionId: "${positionId}"`;
  expect(await codeOf(colleague, `createExcludeStage(${ofPosition})`)).toBe('FORBIDDEN');
  await idOf(admin, `createExcludeStage(${ofPosition})`);
  await idOf(admin, `createExcludeStage(${ofPosition})`);
  expect([await upload(positionId), await upload(null)]).toEqual(['CONFLICT', null]);
  await idOf(admin, `deleteExcludeStage(${ofPosition})`);
  await idOf(admin, `createExcludeStage(interviewStageId: "${stageId}")`);
  expect([await upload(positionId), await upload(null)]).toEqual(['CONFLICT', 'CONFLICT']);
  await idOf(admin, `deleteExcludeStage(interviewStageId: "${stageId}")`);
  expect(await upload(positionId)).toBeNull();
});
