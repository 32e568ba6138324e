import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildJobDescription } from '../../../../tests/factories/buildJobDescription.ts';
import { buildPlan } from '../../../../tests/factories/buildPlan.ts';
import { startTestServer, type TestServer } from '../../../../tests/harness/testServer.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { buildUser } from '../../../../tests/factories/buildUser.ts';
import { auditEntry, planInterview } from '../../db/tables/schema.ts';
import { eq } from 'drizzle-orm';

let server: TestServer;
let ids: { jobDescription: string; plan: string; interview: string };
let emails: { author: string; other: string };

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const organization = await buildOrganization(db, { planEnabled: true });
  const author = await buildUser(db, organization, { planRole: 'EDITOR' });
  const other = await buildUser(db, organization, { planRole: 'EDITOR' });
  const described = await buildJobDescription(db, {
    ...{ organizationId: organization.id, creatorId: author.id },
  });
  const plan = await buildPlan(db, described);
  const [interview] = await db
    .select({ id: planInterview.id })
    .from(planInterview)
    .where(eq(planInterview.planId, plan.id));
  ids = { jobDescription: described.id, plan: plan.id, interview: interview?.id ?? '' };
  emails = { author: author.email, other: other.email };
});
afterAll(() => server.stop());

const events = () =>
  server.database.system
    .select({ event: auditEntry.event, subject: auditEntry.subjectId, detail: auditEntry.detail })
    .from(auditEntry);
const recordInterview = (ats: string) =>
  `mutation { recordPlanInterviewExport(planInterviewId: "${ids.interview}", ats: ${JSON.stringify(ats)}, isInserted: true) }`;

test('what was given to an applicant tracking system is remembered with its name', async () => {
  const author = await server.as(emails.author);
  await author.graphql(recordInterview('Greenhouse'));
  await author.graphql(
    `mutation { recordJobDescriptionExport(jobDescriptionId: "${ids.jobDescription}", isInserted: false) }`,
  );
  expect((await events()).filter(({ event }) => event.endsWith('.exported'))).toEqual([
    {
      event: 'plan.exported',
      subject: ids.plan,
      detail: { ats: 'Greenhouse', isInserted: true, planInterviewId: ids.interview },
    },
    {
      event: 'jobDescription.exported',
      subject: ids.jobDescription,
      detail: { ats: null, isInserted: false },
    },
  ]);
});

test('a name longer than any is cut, and a plan that one may not see is not there', async () => {
  const author = await server.as(emails.author);
  await author.graphql(recordInterview('G'.repeat(500)));
  const last = (await events()).findLast(({ event }) => event === 'plan.exported');
  expect(last?.detail).toMatchObject({ ats: 'G'.repeat(80) });
  const before = (await events()).length;
  const { errors } = await (await server.as(emails.other)).graphql(recordInterview('Lever'));
  expect(errors[0]?.extensions?.code).toBe('NOT_FOUND');
  expect(await events()).toHaveLength(before);
});
