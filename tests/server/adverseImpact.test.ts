import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { application, auditEntry, selfIdentification } from '../../web/server/db/tables/schema.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate, buildInterviewStage, buildPosition } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { countStatements } from '../harness/watchStatements.ts';

let server: TestServer;
let organizationId: string;
let admin: Visitor;
/** Adds a candidate with an application. */
let apply: (at: number, isHired: boolean) => Promise<void>;
const db = () => server.database.system;

beforeAll(async () => {
  server = await startTestServer();
  const here = await buildOrganization(db());
  organizationId = here.id;
  await buildUser(db(), here, { email: 'admin@i.test', roleType: 'SITE_ADMIN' });
  await buildUser(db(), here, { email: 'recruiter@i.test', roleType: 'RECRUITER' });
  const there = await buildOrganization(db());
  await buildUser(db(), there, { email: 'admin@other-i.test', roleType: 'SITE_ADMIN' });
  const stage = await buildInterviewStage(db(), { organizationId, title: 'Screen' });
  const { id: positionId } = await buildPosition(db(), { organizationId, title: 'Welder' });
  apply = async (at, isHired) => {
    const { id: candidateId } = await buildCandidate(db(), {
      ...{ organizationId, emails: [`Person${at}@x.test`] },
    });
    await db()
      .insert(application)
      .values({
        ...{ organizationId, candidateId, positionId, interviewStageId: stage.id },
        status: isHired ? 'HIRED' : 'REJECTED',
      });
  };
  // The agencies' example in small: 6 of 10 and 3 of 10 are selected, and three name a third group.
  for (let at = 0; at < 23; at++) await apply(at, at < 6 || (at >= 10 && at < 13));
  admin = await server.as('admin@i.test');
});
afterAll(() => server.stop());

const groupOf = (at: number) => (at < 10 ? 'Man' : at < 20 ? 'Woman' : 'Non-binary');
const file = ['Candidate e-mail,=Gender']
  .concat(Array.from({ length: 23 }, (_, at) => `person${at}@x.test,${groupOf(at)}`))
  .concat(['nobody@x.test,Woman'])
  .join('\n');
const upload = (csv: string) =>
  `mutation { uploadSelfIdentification(csv: ${JSON.stringify(csv)}) { savedCount unknownLines } }`;
const view = `mutation { viewAdverseImpact(filter: { categories: ["=Gender"] }) { identifiedPercent
  steps { title hiddenGroupCount groups { group selected total impactRatio isBelowFourFifths test } } } }`;
const remove = (email: string) =>
  `mutation { deleteSelfIdentification(candidateEmail: "${email}") }`;
const csv = '/insights/adverse-impact.csv?category=%3DGender';
const eventsOf = async () => {
  const rows = await db()
    .select({ event: auditEntry.event })
    .from(auditEntry)
    .where(eq(auditEntry.organizationId, organizationId))
    .orderBy(auditEntry.sequence);
  return rows.map(({ event }) => event);
};

test('uploads, views, downloads and deletions work for site admins and are all in the audit log', async () => {
  expect((await admin.graphql(upload('Gender\nWoman'))).errors).toMatchObject([
    { extensions: { code: 'BAD_INPUT' } },
  ]);
  expect((await admin.graphql(upload(file))).data).toEqual({
    uploadSelfIdentification: { savedCount: 23, unknownLines: [25] },
  });
  const { data, errors } = await admin.graphql(view);
  expect(errors).toEqual([]);
  expect(data?.['viewAdverseImpact']).toMatchObject({
    identifiedPercent: 100,
    steps: [
      {
        ...{ title: 'Screen', hiddenGroupCount: 1 },
        groups: [
          { group: 'Man', selected: 6, total: 10, impactRatio: 1, test: null },
          {
            ...{ group: 'Woman', selected: 3, impactRatio: 0.5 },
            isBelowFourFifths: true,
            test: 'FISHER',
          },
        ],
      },
      { title: 'All stages: hired' },
    ],
  });
  const text = await (await admin.fetch(csv)).text();
  expect(text).toContain('"Woman","10","3","0.300","0.500","yes"');
  expect(text).not.toContain('Non-binary');
  expect(text).not.toMatch(/(^|,)"[=+@-]/m);
  expect((await admin.graphql(remove('PERSON3@x.test'))).data).toEqual({
    deleteSelfIdentification: 1,
  });
  expect((await admin.graphql(remove('nobody@x.test'))).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);
  expect(await eventsOf()).toEqual([
    ...['selfIdentification.uploaded', 'adverseImpact.viewed', 'adverseImpact.downloaded'],
    'selfIdentification.deleted',
  ]);
  expect(await db().$count(selfIdentification)).toBe(22);
});

test('a later file replaces the answers of its people and leaves the others', async () => {
  await admin.graphql(
    upload('Email;=Gender\nperson0@x.test;Woman\nperson0@x.test;Man\nperson1@x.test;\n'),
  );
  expect(await db().$count(selfIdentification)).toBe(22);
});

test('recruiters, other organizations and signed-out visitors read, bring and delete nothing', async () => {
  const recruiter = await server.as('recruiter@i.test');
  const stranger = await server.as('admin@other-i.test');
  const before = await eventsOf();
  for (const document of [
    view,
    upload(file),
    remove('person5@x.test'),
    '{ selfIdentificationCategories { name } }',
  ])
    for (const who of [recruiter, server.visitor])
      expect((await who.graphql(document)).errors, document).not.toEqual([]);
  expect((await stranger.graphql('{ selfIdentificationCategories { name } }')).data).toEqual({
    selfIdentificationCategories: [],
  });
  expect((await stranger.graphql(upload(file))).data).toMatchObject({
    uploadSelfIdentification: { savedCount: 0 },
  });
  expect((await stranger.graphql(view)).data?.['viewAdverseImpact']).toMatchObject({
    identifiedPercent: 0,
  });
  const statuses = await Promise.all([recruiter, server.visitor].map((who) => who.fetch(csv)));
  expect(statuses.map(({ status }) => status)).toEqual([403, 401]);
  expect(await db().$count(selfIdentification)).toBe(22);
  expect(await eventsOf()).toEqual(before);
});

test('the report takes the same statements, however many applied', async () => {
  const count = () => countStatements(server.database, () => admin.graphql(view));
  await count();
  const before = await count();
  for (let at = 100; at < 120; at++) await apply(at, at % 2 === 0);
  await admin.graphql(
    upload(
      [
        'Email,=Gender',
        ...Array.from({ length: 20 }, (_, at) => `person${100 + at}@x.test,Man`),
      ].join('\n'),
    ),
  );
  await count();
  expect(await count()).toBe(before);
});
