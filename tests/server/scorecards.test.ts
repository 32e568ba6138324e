import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organization } from '../../web/server/db/tables/schema.ts';
import { buildCall, type BuiltCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let organizationId: string;
let call: BuiltCall;
const people = {} as Record<'ann' | 'ben' | 'owner' | 'viewer' | 'admin', Visitor>;
const ids = {} as Record<keyof typeof people, string>;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db);
  organizationId = here.id;
  for (const name of ['ann', 'ben', 'owner', 'viewer', 'admin'] as const) {
    const roleType = name === 'admin' ? 'SITE_ADMIN' : 'BASIC';
    ids[name] = (await buildUser(db, here, { email: `${name}@scores.test`, roleType })).id;
    people[name] = await server.as(`${name}@scores.test`);
  }
  call = await buildCall(db, {
    ...{ organizationId, ownerId: ids.owner, visibility: 'ORGANIZATION' },
    interviewerIds: [ids.ann, ids.ben],
  });
});
afterAll(() => server.stop());

const send = async (visitor: Visitor, field: string) => {
  const { data, errors } = await visitor.graphql(`mutation { done: ${field} }`);
  return { done: data?.['done'] as { id: string }, code: errors[0]?.extensions?.code };
};
const seen = async (visitor: Visitor) => {
  const { data, errors } = await visitor.graphql(
    `{ call(id: "${call.id}") { myScore averageScore needsCurrentUserScore hasPendingScores
      scorecards { isHidden canScore submitted { user { id } overallScore overallNotes }
        missing { id } agreement { itemText scores spread } } } }`,
  );
  expect(errors).toEqual([]);
  return data?.['call'];
};
const score = async (visitor: Visitor, overallScore: number) => {
  const { done } = await send(
    visitor,
    `startScorecard(interviewId: "${call.interviewId}") { id items { id } }`,
  );
  await send(
    visitor,
    `updateScorecard(id: "${done.id}", overallScore: ${overallScore}, overallNotes: "In words")
      { id }`,
  );
  return done.id;
};

test('only interviewers score, and nobody reads, changes or submits the draft of another', async () => {
  const start = `startScorecard(interviewId: "${call.interviewId}") { id }`;
  for (const name of ['owner', 'viewer', 'admin'] as const)
    expect((await send(people[name], start)).code, name).toBe('FORBIDDEN');
  const id = await score(people.ann, 4);
  for (const name of ['ben', 'owner', 'viewer', 'admin'] as const)
    for (const field of [
      `updateScorecard(id: "${id}", overallScore: 1) { id }`,
      `submitScorecard(id: "${id}") { id }`,
      `reopenScorecard(id: "${id}") { id }`,
    ])
      expect((await send(people[name], field)).code, name).toBe('NOT_FOUND');
  expect(JSON.stringify(await seen(people.admin))).not.toContain('In words');
});

test('an interviewer sees the scores of others after submitting the own one', async () => {
  await send(people.ann, `submitScorecard(id: "${await score(people.ann, 4)}") { id }`);
  const hidden = { isHidden: true, canScore: true, submitted: [], agreement: [] };
  expect(await seen(people.ben)).toEqual({
    ...{ myScore: null, averageScore: null, needsCurrentUserScore: true, hasPendingScores: true },
    scorecards: { ...hidden, missing: [{ id: ids.ben }] },
  });
  const annsCard = { user: { id: ids.ann }, overallScore: 4, overallNotes: 'In words' };
  for (const visitor of [people.owner, people.admin])
    expect(await seen(visitor)).toMatchObject({
      averageScore: 4,
      scorecards: { isHidden: false, canScore: false, submitted: [annsCard] },
    });
  expect(await seen(people.viewer)).toMatchObject({
    averageScore: null,
    scorecards: { submitted: [] },
  });
  const bensId = await score(people.ben, 2);
  expect(await seen(people.ben)).toMatchObject({ myScore: 2, scorecards: hidden });
  await send(people.ben, `submitScorecard(id: "${bensId}") { id }`);
  expect(await seen(people.ben)).toMatchObject({
    ...{ myScore: 2, averageScore: 3, needsCurrentUserScore: false, hasPendingScores: false },
    scorecards: {
      ...{ submitted: [annsCard], missing: [] },
      agreement: [{ itemText: null, scores: [2, 4], spread: 2 }],
    },
  });
});

test('a submitted scorecard is reopened by who manages all scores, which hides the others again', async () => {
  const { data } = await people.owner.graphql(
    `{ interviewScorecards(interviewId: "${call.interviewId}") { submitted { id user { id } } } }`,
  );
  const { submitted } = data?.['interviewScorecards'] as {
    submitted: { id: string; user: { id: string } }[];
  };
  const id = submitted.find(({ user }) => user.id === ids.ben)?.id ?? '';
  expect((await send(people.owner, `reopenScorecard(id: "${id}") { id }`)).code).toBe('FORBIDDEN');
  expect(await send(people.admin, `reopenScorecard(id: "${id}") { id }`)).toEqual({
    ...{ done: null, code: undefined },
  });
  expect(await seen(people.ben)).toMatchObject({ scorecards: { isHidden: true } });
  await server.database.system
    .update(organization)
    .set({ settings: { hideScoresUntilSubmitted: false } })
    .where(eq(organization.id, organizationId));
  expect(await seen(people.ben)).toMatchObject({ scorecards: { isHidden: false } });
});
