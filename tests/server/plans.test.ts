import { sql } from 'drizzle-orm';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  JobDescriptionSharingDocument,
  MyJobDescriptionsDocument,
} from '../../web/app/lib/__generated__/graphql.ts';
import { mailboxMessage, planLine } from '../../web/server/db/tables/schema.ts';
import { buildJobDescription } from '../factories/buildJobDescription.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildPlan } from '../factories/buildPlan.ts';
import { buildUser } from '../factories/buildUser.ts';
import {
  startTestServer,
  type GraphqlAnswer,
  type TestServer,
  type Visitor,
} from '../harness/testServer.ts';
import { watchStatements } from '../harness/watchStatements.ts';

let server: TestServer;
let editor: Visitor;
let editorId: string;
let colleagueId: string;
let organizationId: string;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db, { planEnabled: true });
  organizationId = here.id;
  const person = async (email: string, planRole: 'ADMIN' | 'EDITOR' | null) =>
    (await buildUser(db, here, { email, planRole })).id;
  editorId = await person('editor@plans.test', 'EDITOR');
  colleagueId = await person('colleague@plans.test', 'EDITOR');
  await person('admin@plans.test', 'ADMIN');
  await person('roleless@plans.test', null);
  const without = await buildOrganization(db);
  await buildUser(db, without, { email: 'person@without.test', planRole: 'ADMIN' });
  await buildUser(db, without, { email: 'boss@without.test', roleType: 'SITE_ADMIN' });
  editor = await server.as('editor@plans.test');
});
afterAll(() => server.stop());

const codeOf = ({ errors }: GraphqlAnswer) => errors[0]?.extensions?.code ?? null;
const create =
  'mutation { createJobDescription(jobDescriptionState: Creator) { jobDescription { id } } }';
const idOf = (answer: GraphqlAnswer) =>
  (answer.data?.['createJobDescription'] as { jobDescription: { id: string } }).jobDescription.id;

describe.each([
  ['person@without.test', 'PLAN_NOT_ENABLED'],
  ['roleless@plans.test', 'PLAN_FORBIDDEN'],
])('%s', (email, code) => {
  test.each([
    '{ myJobDescriptions { pageInfo { totalRows } } }',
    '{ allJobDescriptions { pageInfo { totalRows } } }',
    '{ jobDescription(id: "x") { id } }',
    '{ plan(id: "x") { id } }',
    '{ jobDescriptionCreatorSession(jobDescriptionId: "x") { jobTitle } }',
    create,
    'mutation { deletePlanQuestion(id: "x") { id } }',
    'mutation { removeJobDescriptionShare(id: "x") { jobDescription { id } } }',
  ])(`is refused with ${code}: %s`, async (document) => {
    expect(codeOf(await (await server.as(email)).graphql(document))).toBe(code);
  });
});

test('what does not exist is null, and the list of all is for admins', async () => {
  const answer = await editor.graphql(
    '{ jobDescription(id: "x") { id } plan(id: "00000000-0000-4000-8000-000000000000") { id } }',
  );
  expect(answer).toMatchObject({ data: { jobDescription: null, plan: null }, errors: [] });
  const all = '{ allJobDescriptions { pageInfo { totalRows } } }';
  expect(codeOf(await editor.graphql(all))).toBe('FORBIDDEN');
  expect(codeOf(await (await server.as('admin@plans.test')).graphql(all))).toBeNull();
});

test('/plan/graphql speaks the same schema', async () => {
  const response = await editor.fetch('/plan/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ currentUser { planUserRole { name permissions } } }' }),
  });
  expect(await response.json()).toEqual({
    data: {
      currentUser: { planUserRole: { name: 'Editor', permissions: ['CREATE_JOB_DESCRIPTION'] } },
    },
  });
});

test('a job description is begun, shared, read and edited by the other, and deleted by its creator', async () => {
  const id = idOf(await editor.graphql(create));
  const colleague = await server.as('colleague@plans.test');
  const read = `{ jobDescription(id: "${id}") { title canEdit canShare canDelete text } }`;
  expect((await colleague.graphql(read)).data?.['jobDescription']).toBeNull();
  const shared = await editor.graphql(
    `mutation { shareJobDescription(jobDescriptionId: "${id}", shareToUserIds: ["${colleagueId}"], message: "For you") { jobDescription { internalShares { user { id } } } } }`,
  );
  expect(shared.errors).toEqual([]);
  expect((await colleague.graphql(read)).data?.['jobDescription']).toEqual({
    ...{ title: '', text: '', canEdit: true, canShare: false, canDelete: false },
  });
  const analysis = await colleague.graphql(
    'mutation ($id: ID!, $blocks: [JobDescriptionBlockInput!]!) { jobDescriptionAnalysis(id: $id, text: "We want a rockstar.", blocks: $blocks, editorContent: "") { score annotations { text category } annotationConfigs { category style } bestPractices { key value } } }',
    { id, blocks: [{ text: 'We want a rockstar.', type: 'unstyled' }] },
  );
  expect(analysis.errors).toEqual([]);
  expect(JSON.stringify(analysis.data)).toContain('rockstar');
  expect(
    codeOf(await colleague.graphql(`mutation { deleteJobDescription(id: "${id}") { success } }`)),
  ).toBe('FORBIDDEN');
  await expect
    .poll(async () =>
      (await server.database.system.select().from(mailboxMessage)).map((item) => item.recipient),
    )
    .toContain('colleague@plans.test');
  const gone = await editor.graphql(
    `mutation { deleteJobDescription(id: "${id}") { success id } }`,
  );
  expect(gone.data?.['deleteJobDescription']).toEqual({ success: true, id });
  expect((await colleague.graphql(read)).data?.['jobDescription']).toBeNull();
});

test('anybody signed in may ask for the product, and a site admin hears of it', async () => {
  const person = await server.as('person@without.test');
  const answer = await person.graphql('mutation { requestPlanUpgrade { success } }');
  expect(answer.data).toEqual({ requestPlanUpgrade: { success: true } });
  await expect
    .poll(async () =>
      (await server.database.system.select().from(mailboxMessage)).map((item) => item.recipient),
    )
    .toContain('boss@without.test');
});

test('a question is not added to a competency, or tied to a line, of another plan', async () => {
  const db = server.database.system;
  const own = { organizationId, creatorId: editorId };
  const plans = [];
  for (let n = 0; n < 2; n++) plans.push(await buildPlan(db, await buildJobDescription(db, own)));
  const groupId = plans[1]?.interviews[0]?.groups[0]?.id;
  const answer = await editor.graphql(
    `mutation { addPlanQuestion(planId: "${plans[0]?.id}", groupId: "${groupId}", text: "Why?", order: 0) { id } }`,
  );
  expect(codeOf(answer)).toBe('NOT_FOUND');

  const lines = await db
    .insert(planLine)
    .values({
      ...{ organizationId, planId: plans[1]?.id ?? '', text: 'Plan the rosters', order: 0 },
      kind: 'duty',
    })
    .returning();
  const ownGroupId = plans[0]?.interviews[0]?.groups[0]?.id;
  const tied = await editor.graphql(
    `mutation { addPlanQuestion(planId: "${plans[0]?.id}", groupId: "${ownGroupId}", text: "Why?", order: 0, lineId: "${lines[0]?.id}") { id } }`,
  );
  expect(codeOf(tied)).toBe('NOT_FOUND');
});

describe('the SQL statements are these, however much there is', () => {
  // The queue looks for work now and then; that is no part of a screen.
  beforeAll(() => server.services.jobs.stop());

  const count = async (query: string, variables: Record<string, unknown>) => {
    let seen = 0;
    // Nobody is remembered and the connection last acted for somebody else, so both are counted.
    server.services.actors.forget(editorId);
    await server.database.system.execute(sql`select 1`);
    const stop = watchStatements(server.database, () => (seen += 1));
    const answer = await editor.graphql(query, variables);
    stop();
    expect(answer.errors).toEqual([]);
    return { seen, text: JSON.stringify(answer.data) };
  };

  test('of a list, of who shares in one, and of a plan', async () => {
    const db = server.database.system;
    const own = { organizationId, creatorId: editorId };
    for (let n = 0; n < 60; n++)
      await buildJobDescription(db, { ...own, title: `Counted ${n}`, sharedToIds: [colleagueId] });
    const list = (limit: number) =>
      count(print(MyJobDescriptionsDocument), {
        ...{ pagination: { searchTerm: 'counted', limit }, hasPlan: false },
      });
    const [one, sixty] = [await list(1), await list(60)];
    expect(sixty.text.split('"title"')).toHaveLength(61);
    expect([one.seen, sixty.seen]).toEqual([5, 5]);

    const described = await buildJobDescription(db, { ...own, sharedToIds: [colleagueId] });
    const sharing = await count(print(JobDescriptionSharingDocument), { id: described.id });
    expect(sharing.seen).toBe(7);

    const tree =
      'query ($id: ID!) { plan(id: $id) { planInterviews { questionGroups { questions { question } } } jobDescription { title } } }';
    const small = await buildPlan(db, described, { interviews: [] });
    const questions = Array.from({ length: 8 }, (_, nr) => `Question ${nr}?`);
    const groups = Array.from({ length: 6 }, (_, nr) => ({ competency: `${nr}`, questions }));
    const large = await buildPlan(db, await buildJobDescription(db, own), {
      interviews: Array.from({ length: 8 }, (_, nr) => ({ name: `${nr}`, groups })),
    });
    const full = await count(tree, { id: large.id });
    expect(full.text.split('"question"')).toHaveLength(8 * 6 * 8 + 1);
    expect((await count(tree, { id: small.id })).seen).toBeLessThanOrEqual(full.seen);
    expect(full.seen).toBe(7);
  });
});
