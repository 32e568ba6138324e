import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineRecord } from '../../web/server/db/tables/schema.ts';
import { LanguageError } from '../../web/server/language/languageError.ts';
import { buildJobDescription } from '../factories/buildJobDescription.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { builtInEngine } from '../../web/server/language/builtInEngine.ts';

const text = `Responsibilities:
- Plan the rosters of two wards
- Train new nurses in the use of infusion pumps
Requirements:
- Knowledge of medication safety rules`;

let server: TestServer;
let editor: Visitor;
let helper: Visitor;
let stranger: Visitor;
let admin: Visitor;
let without: Visitor;
let id: string;
/** Set to have the engine fail. */
let fault: LanguageError | null = null;

beforeAll(async () => {
  const inner = builtInEngine();
  server = await startTestServer({
    language: {
      identity: inner.identity,
      run: (task, input, options) =>
        fault ? Promise.reject(fault) : inner.run(task, input, options),
    },
  });
  const { system } = server.database;
  const own = await buildOrganization(system, { planEnabled: true });
  const author = await buildUser(system, own, { planRole: 'EDITOR', email: 'author@plan.test' });
  await buildUser(system, own, { planRole: 'EDITOR', email: 'helper@plan.test' });
  await buildUser(system, own, { planRole: null, email: 'stranger@plan.test' });
  await buildUser(system, own, { planRole: 'ADMIN', email: 'admin@plan.test' });
  const other = await buildOrganization(system, { planEnabled: false });
  await buildUser(system, other, { planRole: 'ADMIN', email: 'without@plan.test' });
  const blocks = text.split('\n').map((line) => ({ text: line, type: 'unstyled' }));
  const made = await buildJobDescription(system, {
    ...{ organizationId: own.id, creatorId: author.id, title: 'Ward manager', blocks },
  });
  id = made.id;
  editor = await server.as('author@plan.test');
  helper = await server.as('helper@plan.test');
  stranger = await server.as('stranger@plan.test');
  admin = await server.as('admin@plan.test');
  without = await server.as('without@plan.test');
});
afterAll(() => server.stop());

const createPlan = `mutation ($id: ID!, $text: String!) {
  createPlan(jobDescriptionId: $id, jobDescriptionText: $text, numberOfInterviews: 3,
    includeRecruiterScreen: true, additionalAreas: "company values") { planId plan { planProcessingStatus } } }`;
const until = async <Answer>(ask: () => Promise<Answer | null>): Promise<Answer> => {
  for (let tries = 0; tries < 150; tries++) {
    const answer = await ask();
    if (answer !== null) return answer;
    await wait(100);
  }
  throw new Error('Not within 15 seconds');
};

test('a plan asked for over HTTP is made in the background and can be read', async () => {
  const made = await editor.graphql(createPlan, { id, text });
  expect(made.errors).toEqual([]);
  const { planId } = made.data?.['createPlan'] as { planId: string };
  const plan = await until(async () => {
    const { data } = await editor.graphql(
      `query ($id: ID!) { plan(id: $id) { planProcessingStatus planInterviews { name questionGroups {
        competency source referenceText questions { question type } } } jobDescription { plan { id } } } }`,
      { id: planId },
    );
    const read = data?.['plan'] as {
      planProcessingStatus: string;
      planInterviews: { name: string; questionGroups: { questions: unknown[] }[] }[];
      jobDescription: { plan: { id: string } };
    };
    return read.planProcessingStatus === 'QuestionsCompleted' ? read : null;
  });
  expect(plan.planInterviews).toHaveLength(3);
  expect(plan.jobDescription.plan.id).toBe(planId);
  for (const { questionGroups } of plan.planInterviews)
    for (const { questions } of questionGroups) expect(questions.length).toBeGreaterThan(0);
});

test('questions asked for over HTTP are written in the background', async () => {
  const ask = `mutation ($id: ID!) { generateQuestions(id: $id) { jobDescription { questionsProcessingStatus } } }`;
  const { data } = await editor.graphql(ask, { id });
  // A worker wakes at once, so it may have begun or finished before the answer is read.
  expect(data?.['generateQuestions']).toEqual({
    jobDescription: {
      questionsProcessingStatus: expect.toBeOneOf(['Dispatched', 'InProgress', 'Completed']),
    },
  });
  await until(async () => {
    const status = await editor.graphql(
      `query ($id: ID!) { planQuestionsStatus(jobDescriptionId: $id) { questionsProcessingStatus } }`,
      { id },
    );
    const { questionsProcessingStatus } = status.data?.['planQuestionsStatus'] as {
      questionsProcessingStatus: string;
    };
    return questionsProcessingStatus === 'Completed' ? true : null;
  });
  const { data: after } = await editor.graphql(
    `query ($id: ID!) { jobDescription(id: $id) { questionGroups { competency referenceText questions { question } } } }`,
    { id },
  );
  expect(JSON.stringify(after)).toContain('Plan the rosters of two wards');
});

const texts: [string, string, RegExp][] = [
  [
    'generateAboutRole',
    `generateAboutRole(id: $id, jobTitle: "Ward manager", uniqueAspects: "Two wards", pitch: "", customTone: FRIENDLY) { aboutRole engine { name isModel } }`,
    /Two wards/,
  ],
  [
    'generateRequirementAreas',
    `generateRequirementAreas(id: $id, jobTitle: "Nurse", aboutRole: "") { requirementAreas }`,
    /Patient care/,
  ],
  [
    'generateResponsibilities',
    `generateResponsibilities(id: $id, jobTitle: "Nurse", aboutRole: "", responsibilityArea: "Teamwork", priorSummaries: [], upcomingResponsibilityAreas: []) { responsibilities }`,
    /colleagues/,
  ],
  [
    'generateRequirementAreaText',
    `generateRequirementAreaText(id: $id, jobTitle: "Nurse", aboutRole: "", responsibilityArea: "Teamwork", responsibilities: ["plan rosters."]) { requirementAreaText }`,
    /Plan rosters/,
  ],
  [
    'generateRequirements',
    `generateRequirements(id: $id, responsibilities: [], jobTitle: "Nurse", aboutRole: "", topic: ACCOMPLISHMENTS, partialRequirements: []) { requirements }`,
    /Improved how shifts/,
  ],
  [
    'simplifySentence',
    `simplifySentence(id: $id, sentence: "In order to obtain additional assistance, utilize the forms.") { simplifiedText isComplex }`,
    /To get more help/,
  ],
  [
    'generateSimplifiedText',
    `generateSimplifiedText(id: $id, text: "We sort mail.", jobDescriptionText: "") { simplifiedText isComplex }`,
    /"isComplex":true/,
  ],
];

test.each(texts)(
  '%s writes for who may edit, keeps a record, and tells others nothing',
  async (task, field, words) => {
    const document = `mutation ($id: ID!) { ${field} }`;
    const written = await editor.graphql(document, { id });
    expect(written.errors).toEqual([]);
    expect(JSON.stringify(written.data)).toMatch(words);
    const records = await server.database.system
      .select()
      .from(engineRecord)
      .where(eq(engineRecord.jobDescriptionId, id));
    const name = task === 'simplifySentence' ? 'generateSimplifiedText' : task;
    expect(records.map((record) => record.task)).toContain(name);
    expect((await admin.graphql(document, { id })).errors).toEqual([]);
    const refusals: [Visitor, string][] = [
      [helper, 'NOT_FOUND'],
      [stranger, 'PLAN_FORBIDDEN'],
      [without, 'PLAN_NOT_ENABLED'],
      [server.visitor, 'UNAUTHENTICATED'],
    ];
    for (const [visitor, code] of refusals) {
      const { data, errors } = await visitor.graphql(document, { id });
      expect(errors[0]?.extensions?.code).toBe(code);
      expect(data?.[task] ?? null).toBeNull();
    }
  },
);

test('a failing model is told in its own words; nothing else steps in', async () => {
  fault = new LanguageError('UNAVAILABLE', 'The language model cannot be reached.');
  const { errors } = await editor.graphql(
    `mutation ($id: ID!) { simplifySentence(id: $id, sentence: "We utilize forms.") { simplifiedText } }`,
    { id },
  );
  fault = null;
  expect(errors[0]).toMatchObject({
    message: 'The language model cannot be reached.',
    extensions: { code: 'UNAVAILABLE' },
  });
});

test('plans are not ordered without end', async () => {
  const codes: (string | undefined)[] = [];
  for (let number = 0; number < 45; number++) {
    const { errors } = await editor.graphql(createPlan, { id, text: '' });
    codes.push(errors[0]?.extensions?.code);
  }
  expect(codes[0]).toBe('BAD_INPUT');
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});
