import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  auditEntry,
  extensionConnection,
  mailboxMessage,
  session,
  user,
  userRole,
} from '../../web/server/db/tables/schema.ts';
import { deleteUsers } from '../../web/server/features/users/changeMembers.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildNote } from '../factories/buildNote.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildHiringTeamMember, buildPosition } from '../factories/buildPosition.ts';
import { actorOf, buildUser, personByEmail } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { startTestServer, type GraphqlAnswer, type Visitor } from '../harness/testServer.ts';
import type { TestServer } from '../harness/testServer.ts';

let server: TestServer;
let here: BuiltOrganization;
let admin: Visitor;
const ids: Record<string, string> = {};
const db = () => server.database.system;

beforeAll(async () => {
  server = await startTestServer();
  here = await buildOrganization(db(), { planEnabled: true });
  const people = [
    ['admin', 'SITE_ADMIN', 'ADMIN'],
    ['recruiter', 'RECRUITER', null],
    ['basic', 'BASIC', 'EDITOR'],
  ] as const;
  for (const [name, roleType, planRole] of people)
    ids[name] = (
      await buildUser(db(), here, { roleType, planRole, email: `${name}@users.test` })
    ).id;
  const elsewhere = await buildOrganization(db(), { name: 'Elsewhere' });
  ids['stranger'] = (await buildUser(db(), elsewhere, { email: 'stranger@users.test' })).id;
  // A person who manages roles and is no site admin.
  const coordinator = firstRow(
    await db()
      .insert(userRole)
      .values({
        ...{ organizationId: here.id, name: 'Coordinator', type: 'BASIC' },
        permissions: ['MANAGE_USER_ROLES'],
      })
      .returning(),
  );
  ids['coordinatorRole'] = coordinator.id;
  ids['coordinator'] = (
    await buildUser(db(), here, { userRoleId: coordinator.id, email: 'coordinator@users.test' })
  ).id;
  admin = await server.as('admin@users.test');
});
afterAll(() => server.stop());

const codeOf = ({ errors }: Partial<GraphqlAnswer>) => errors?.[0]?.extensions?.code ?? null;
const invite = (who: Visitor, emails: string[], userRoleId = here.roleIds.BASIC) =>
  who.graphql(
    `mutation ($emails: [String!]!, $userRoleId: ID!) {
      inviteUsers(emails: $emails, userRoleId: $userRoleId) { id email fullName status canSendInvite } }`,
    { emails, userRoleId },
  );
const setRole = (who: Visitor, userId: string | undefined, userRoleId: string | undefined) =>
  who.graphql(
    `mutation ($users: [SetUserRoleInput!]!) { setUserRoles(users: $users) { userRole { id } } }`,
    { users: [{ userId, userRoleId }] },
  );
const remove = (who: Visitor, ...userIds: (string | undefined)[]) =>
  who.graphql('mutation ($ids: [ID!]!) { deleteUsers(ids: $ids) { status } }', { ids: userIds });
const eventsOf = async (subjectId: string | undefined) =>
  (
    await db()
      .select({ event: auditEntry.event })
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, subjectId ?? ''))
  ).map(({ event }) => event);

test('invited people get one mail each, with a link to join, and are invited until they have signed in', async () => {
  const answer = await invite(admin, [
    'Ana.Ruiz@users.test ',
    'ana.ruiz@users.test',
    'bo@users.test',
  ]);
  expect(answer.data?.['inviteUsers']).toEqual([
    expect.objectContaining({
      ...{ email: 'ana.ruiz@users.test', fullName: 'Ana Ruiz' },
      ...{ status: 'INVITED', canSendInvite: true },
    }),
    expect.objectContaining({ email: 'bo@users.test', fullName: 'Bo', status: 'INVITED' }),
  ]);
  await vi.waitFor(async () => {
    const mails = await db()
      .select()
      .from(mailboxMessage)
      .where(eq(mailboxMessage.recipient, 'ana.ruiz@users.test'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('invited you to Northwind Health');
    expect(mails[0]?.body).toContain('/join?email=ana.ruiz%40users.test');
  });
  await server.as('ana.ruiz@users.test');
  const { data } = await admin.graphql(
    '{ organizationMembers(query: "ana.ruiz") { status canSendInvite } organizationMembersCount(filter: { status: INVITED }) }',
  );
  expect(data).toEqual({
    organizationMembers: [{ status: 'ACTIVE', canSendInvite: false }],
    organizationMembersCount: 1,
  });
});

test('an address that is wrong, known, or of another organization is named, and nobody is invited', async () => {
  const messageOf = async (emails: string[]) => (await invite(admin, emails)).errors[0]?.message;
  expect(await messageOf(['new@users.test', 'wrong'])).toBe('Not an email address: wrong');
  expect(await messageOf(['new@users.test', 'basic@users.test'])).toBe(
    'Already in this organization: basic@users.test.',
  );
  expect(await messageOf(['new@users.test', 'stranger@users.test'])).toBe(
    'Cannot be invited: stranger@users.test.',
  );
  expect(await db().select().from(user).where(eq(user.email, 'new@users.test'))).toEqual([]);
});

test('people without the right see no list, and nobody gives a role stronger than their own', async () => {
  const basic = await server.as('basic@users.test');
  expect(codeOf(await basic.graphql('{ organizationMembers { id } }'))).toBe('FORBIDDEN');
  expect(codeOf(await basic.graphql('{ userRoles { id } }'))).toBe('FORBIDDEN');
  expect(codeOf(await invite(basic, ['x@users.test']))).toBe('FORBIDDEN');

  const coordinator = await server.as('coordinator@users.test');
  const { SITE_ADMIN, RECRUITER, BASIC } = here.roleIds;
  expect(codeOf(await invite(coordinator, ['x@users.test'], RECRUITER))).toBe('FORBIDDEN');
  expect(codeOf(await setRole(coordinator, ids['basic'], SITE_ADMIN))).toBe('FORBIDDEN');
  expect(codeOf(await setRole(coordinator, ids['recruiter'], BASIC))).toBe('FORBIDDEN');
  expect(codeOf(await setRole(coordinator, ids['coordinator'], BASIC))).toBe('FORBIDDEN');
  expect(codeOf(await remove(coordinator, ids['recruiter']))).toBe('FORBIDDEN');
  expect(codeOf(await setRole(admin, ids['stranger'], BASIC))).toBe('NOT_FOUND');
  expect(codeOf(await setRole(coordinator, ids['basic'], ids['coordinatorRole']))).toBeNull();
  expect(codeOf(await setRole(coordinator, ids['basic'], BASIC))).toBeNull();
});

test('the role of the plan product takes a right of that product', async () => {
  const setPlan = (who: Visitor, planUserRoleId: string | null) =>
    who.graphql(
      `mutation ($users: [SetPlanUserRoleInput!]!) { setPlanUserRoles(users: $users) { planUserRole { id } } }`,
      { users: [{ userId: ids['basic'], planUserRoleId }] },
    );
  const coordinator = await server.as('coordinator@users.test');
  expect(codeOf(await setPlan(coordinator, 'ADMIN'))).toBe('FORBIDDEN');
  expect((await setPlan(admin, null)).data?.['setPlanUserRoles']).toEqual([{ planUserRole: null }]);
  expect((await setPlan(admin, 'EDITOR')).data?.['setPlanUserRoles']).toEqual([
    { planUserRole: { id: 'EDITOR' } },
  ]);
});

test('a deactivated person is signed out everywhere, may be let in again, and the log has both', async () => {
  const userId = ids['basic'] ?? '';
  const basic = await server.as('basic@users.test');
  await db()
    .insert(extensionConnection)
    .values({
      ...{ organizationId: here.id, userId, tokenHash: 'a hash' },
      expiresAt: new Date(Date.now() + 60_000),
    });
  expect((await remove(admin, userId)).data?.['deleteUsers']).toEqual([{ status: 'DEACTIVATED' }]);
  expect((await basic.graphql('{ currentUser { id } }')).data).toEqual({ currentUser: null });
  for (const table of [session, extensionConnection])
    expect(await db().select().from(table).where(eq(table.userId, userId))).toEqual([]);

  const reactivate = 'mutation ($id: ID!) { reactivateUser(id: $id) { status } }';
  const coordinator = await server.as('coordinator@users.test');
  expect((await coordinator.graphql(reactivate, { id: userId })).data?.['reactivateUser']).toEqual({
    status: 'ACTIVE',
  });
  // The sessions from before do not come back.
  expect((await basic.graphql('{ currentUser { id } }')).data).toEqual({ currentUser: null });
  expect(await eventsOf(userId)).toEqual(
    expect.arrayContaining([
      'user.roleSet',
      'user.planRoleSet',
      'user.deleted',
      'user.reactivated',
    ]),
  );
});

test('the last site admin stays, also when two of them deactivate each other at once', async () => {
  expect(codeOf(await remove(admin, ids['admin']))).toBe('FORBIDDEN');
  const second = await buildUser(db(), here, { roleType: 'SITE_ADMIN', email: 'two@users.test' });
  const actors = [
    await actorOf(db(), await personByEmail(db(), 'admin@users.test')),
    await actorOf(db(), second),
  ] as const;
  const results = await Promise.allSettled([
    deleteUsers({ db: db(), actor: actors[0], changes: [{ userId: actors[1].userId }] }),
    deleteUsers({ db: db(), actor: actors[1], changes: [{ userId: actors[0].userId }] }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(String(results.find((result) => result.status === 'rejected')?.reason)).toContain(
    'no site admin',
  );
  // Either of them may have lost, and with it every session.
  await db().update(user).set({ banned: false }).where(eq(user.id, actors[0].userId));
  admin = await server.as('admin@users.test');
});

test('a role is added, edited by difference, refused what its editor lacks, and deleted when nobody has it', async () => {
  const add = `mutation ($name: String!, $permissions: [String!]!) {
    addUserRole(name: $name, type: BASIC, permissions: $permissions) { id formattedPermissions } }`;
  const added = await admin.graphql(add, {
    name: 'Listener',
    permissions: ['ACCESS_OTHERS_NOTES'],
  });
  const role = added.data?.['addUserRole'] as { id: string };
  expect(role).toMatchObject({
    formattedPermissions: "Can see other people's notes and access their own interviews",
  });
  expect((await admin.graphql(add, { name: 'Listener', permissions: [] })).errors[0]?.message).toBe(
    'There is a role of that name already.',
  );
  const update = `mutation ($id: ID!, $grant: [String!], $revoke: [String!]) {
    updateUserRole(id: $id, grant: $grant, revoke: $revoke) { permissions } }`;
  const change = (who: Visitor, id: string | undefined, changes: object) =>
    who.graphql(update, { id, ...changes });
  await Promise.all([
    change(admin, role.id, { grant: ['DELETE_CALL'] }),
    change(admin, role.id, { grant: ['CREATE_POSITION'], revoke: ['ACCESS_OTHERS_NOTES'] }),
  ]);
  const stored = firstRow(await db().select().from(userRole).where(eq(userRole.id, role.id)));
  expect(stored.permissions).toEqual(['CREATE_POSITION', 'DELETE_CALL']);

  const coordinator = await server.as('coordinator@users.test');
  expect(codeOf(await change(coordinator, role.id, { revoke: ['DELETE_CALL'] }))).toBe('FORBIDDEN');
  expect(codeOf(await change(coordinator, ids['coordinatorRole'], { grant: [] }))).toBe(
    'FORBIDDEN',
  );
  expect(codeOf(await change(coordinator, here.roleIds.BASIC, { grant: ['DELETE_CALL'] }))).toBe(
    'FORBIDDEN',
  );
  expect(codeOf(await change(admin, role.id, { grant: ['EVERYTHING'] }))).toBe('BAD_INPUT');
  const ofAdmins = (changes: object) => change(admin, here.roleIds.SITE_ADMIN, changes);
  expect(codeOf(await ofAdmins({ revoke: ['MANAGE_USER_ROLES'] }))).toBe('FORBIDDEN');
  expect(codeOf(await ofAdmins({ revoke: ['DOWNLOAD_RECORDING'] }))).toBeNull();

  const drop = (id: string) =>
    admin.graphql('mutation ($id: ID!) { deleteUserRole(id: $id) }', { id });
  expect(codeOf(await drop(here.roleIds.BASIC))).toBe('FORBIDDEN');
  expect((await drop(role.id)).data).toEqual({ deleteUserRole: true });
  expect(await eventsOf(role.id)).toEqual(
    expect.arrayContaining(['userRole.added', 'userRole.updated', 'userRole.deleted']),
  );
});

test('a person enters their own name', async () => {
  const basic = await server.as('basic@users.test');
  const rename = (names: string) =>
    basic.graphql(`mutation { updateCurrentUser(input: { ${names} }) { fullName } }`);
  expect((await rename('firstName: " Noor ", lastName: "Haddad"')).data).toEqual({
    updateCurrentUser: { fullName: 'Noor Haddad' },
  });
  expect((await rename('firstName: " "')).errors[0]?.message).toBe('First name is required');
  const [row] = await db()
    .select({ name: user.name })
    .from(user)
    .where(and(eq(user.id, ids['basic'] ?? ''), eq(user.firstName, 'Noor')));
  expect(row?.name).toBe('Noor Haddad');
});

/** The cookies of a browser after an answer, in the form of a Cookie header. */
const cookiesAfter = (response: Response): string =>
  response.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const impersonate = (who: Visitor, userId: string | undefined) =>
  who.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `mutation { impersonateUser(id: "${userId}") }` }),
  });
const impersonated = async (userId: string | undefined) => {
  const cookie = cookiesAfter(await impersonate(admin, userId));
  return (query: string) =>
    server.visitor.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query }),
    });
};

test('a site admin acts as a person of a weaker role, is named in the log, and returns to themselves', async () => {
  const ask = await impersonated(ids['basic']);
  const bodyOf = async (query: string) => (await ask(query)).json() as Promise<GraphqlAnswer>;
  expect(await bodyOf('{ currentUser { email isImpersonated } }')).toEqual({
    data: { currentUser: { email: 'basic@users.test', isImpersonated: true } },
  });
  const refused = [
    'mutation { updateCurrentUser(input: { firstName: "Taken" }) { id } }',
    'mutation { createExtensionCode { code } }',
    'mutation { signOutEverywhere }',
  ];
  for (const query of refused) expect(codeOf(await bodyOf(query)), query).toBe('FORBIDDEN');
  const added = await bodyOf('mutation { addPlaylist(title: "Theirs") { id } }');
  const { id } = added.data?.['addPlaylist'] as { id: string };
  const [entry] = await db().select().from(auditEntry).where(eq(auditEntry.subjectId, id));
  expect(entry).toMatchObject({ actorId: ids['basic'], impersonatorId: ids['admin'] });

  const back = await ask('mutation { unimpersonate { redirectTo } }');
  expect(await back.json()).toEqual({ data: { unimpersonate: { redirectTo: '/settings/users' } } });
  const self = await server.visitor.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookiesAfter(back) },
    body: JSON.stringify({ query: '{ currentUser { email } }' }),
  });
  expect(await self.json()).toEqual({ data: { currentUser: { email: 'admin@users.test' } } });
  expect((await bodyOf('{ currentUser { id } }')).data).toEqual({ currentUser: null });
  expect(await eventsOf(ids['basic'])).toEqual(
    expect.arrayContaining(['user.impersonated', 'user.unimpersonated']),
  );
  expect(codeOf(await admin.graphql('mutation { unimpersonate { redirectTo } }'))).toBe('CONFLICT');
});

test('nobody is impersonated by others, nor a site admin, nor who cannot sign in; and it ends with the role', async () => {
  const refusal = async (who: Visitor, userId: string | undefined) =>
    codeOf((await (await impersonate(who, userId)).json()) as GraphqlAnswer);
  const coordinator = await server.as('coordinator@users.test');
  expect(await refusal(coordinator, ids['basic'])).toBe('FORBIDDEN');
  expect(await refusal(await server.as('recruiter@users.test'), ids['basic'])).toBe('NOT_FOUND');
  expect(await refusal(admin, ids['stranger'])).toBe('NOT_FOUND');
  const absent = [
    await buildUser(db(), here, { roleType: 'SITE_ADMIN' }),
    await buildUser(db(), here, { signUpCompletedAt: null }),
    await buildUser(db(), here, { banned: true }),
  ];
  for (const { id } of absent) expect(await refusal(admin, id)).toBe('FORBIDDEN');

  const ask = await impersonated(ids['basic']);
  const isActor = eq(user.id, ids['admin'] ?? '');
  await db().update(user).set({ userRoleId: here.roleIds.RECRUITER }).where(isActor);
  await expect
    .poll(async () => (await ask('{ currentUser { id } }')).json())
    .toEqual({ data: { currentUser: null } });
  await db().update(user).set({ userRoleId: here.roleIds.SITE_ADMIN }).where(isActor);
});
test('what a role in hiring teams sees is decided by who may see as much, and holds at once', async () => {
  const { id: positionId } = await buildPosition(db(), { organizationId: here.id });
  const of = { organizationId: here.id, positionId };
  await buildHiringTeamMember(db(), { ...of, userId: ids['basic'] ?? '', role: 'MEMBER' });
  const { id } = await buildCall(db(), {
    ...{ ...of, ownerId: ids['admin'] ?? '', visibility: 'PRIVATE' },
  });
  const member = await server.as('basic@users.test');
  const see = async () => (await member.graphql(`{ call(id: "${id}") { id } }`)).data?.['call'];
  const change = (who: Visitor, change: string) =>
    who.graphql(
      `mutation { updateRolePolicy(role: MEMBER, ${change}: [ACCESS_TEAM_PRIVATE_CALLS]) { permissions } }`,
    );
  expect(await see()).toBeNull();

  expect(codeOf(await change(member, 'grant'))).toBe('NOT_FOUND');
  const coordinator = await server.as('coordinator@users.test');
  expect(codeOf(await change(coordinator, 'grant'))).toBe('FORBIDDEN');
  const policies = await coordinator.graphql(
    '{ rolePolicies { role permissions editablePermissions } }',
  );
  expect(policies.data?.['rolePolicies']).toEqual([
    { role: 'HIRING_MANAGER', permissions: [], editablePermissions: [] },
    { role: 'INTERVIEWER', permissions: ['ACCESS_TEAM_PUBLIC_CALLS'], editablePermissions: [] },
    { role: 'MEMBER', permissions: ['ACCESS_TEAM_PUBLIC_CALLS'], editablePermissions: [] },
  ]);

  expect((await change(admin, 'grant')).data?.['updateRolePolicy']).toEqual({
    permissions: ['ACCESS_TEAM_PUBLIC_CALLS', 'ACCESS_TEAM_PRIVATE_CALLS'],
  });
  expect(await see()).toEqual({ id });
  await change(admin, 'revoke');
  expect(await see()).toBeNull();
  expect(await eventsOf(here.id)).toContain('organization.rolePolicyUpdated');
});

test('a role in a hiring team gives the notes of others, and a hiring manager the right to share outside', async () => {
  const { id: positionId } = await buildPosition(db(), { organizationId: here.id });
  const manager = await buildUser(db(), here, { email: 'manager@users.test' });
  const of = { organizationId: here.id, positionId };
  await buildHiringTeamMember(db(), {
    ...{ ...of, userId: manager.id, role: 'MEMBER', positionRole: 'HIRING_MANAGER' },
  });
  const taken = { ...of, ownerId: manager.id, visibility: 'PUBLIC' } as const;
  const own = await buildCall(db(), taken);
  const elsewhere = await buildCall(db(), { ...taken, positionId: null });
  const others = await buildCall(db(), { ...taken, ownerId: ids['admin'] ?? '' });
  const noted = { authorId: ids['admin'] ?? '', visibility: 'PUBLIC' } as const;
  const { id: noteId } = await buildNote(db(), others, noted);
  const who = await server.as('manager@users.test');
  const see = async () =>
    (await who.graphql(`{ call(id: "${others.id}") { canReadOthersNotes notes { id } } }`)).data?.[
      'call'
    ];
  const sharesOutside = async (callId: string) =>
    (await who.graphql(`{ sharing(noun: call, id: "${callId}") { canShareExternal } }`)).data?.[
      'sharing'
    ];
  const give = (role: string, permission: string) =>
    admin.graphql(
      `mutation { updateRolePolicy(role: ${role}, grant: [${permission}]) { permissions } }`,
    );
  expect(await see()).toEqual({ canReadOthersNotes: false, notes: [] });
  expect(await sharesOutside(own.id)).toEqual({ canShareExternal: false });

  expect(codeOf(await give('MEMBER', 'SHARE_TEAM_RECORDINGS_EXTERNALLY'))).toBe('BAD_INPUT');
  await give('HIRING_MANAGER', 'ACCESS_TEAM_NOTES, SHARE_TEAM_RECORDINGS_EXTERNALLY');
  expect(await see()).toEqual({ canReadOthersNotes: true, notes: [{ id: noteId }] });
  expect(await sharesOutside(own.id)).toEqual({ canShareExternal: true });
  // Of no position, and of somebody else.
  expect(await sharesOutside(elsewhere.id)).toEqual({ canShareExternal: false });
  expect(await sharesOutside(others.id)).toEqual({ canShareExternal: false });
});
