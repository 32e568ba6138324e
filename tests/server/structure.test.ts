import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aiNote, cue, guide, note } from '../../web/server/db/tables/schema.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import {
  buildCandidate,
  buildHiringTeamMember,
  buildPosition,
} from '../factories/buildPosition.ts';
import { buildScorecard } from '../factories/buildScorecard.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { watchStatements } from '../harness/watchStatements.ts';

let server: TestServer;
let here: BuiltOrganization;
let recruiter: Visitor;
let recruiterId: string;
let interviewerIds: string[];
let positionId: string;
let guideId: string;
let cueIds: string[];

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  here = await buildOrganization(db);
  const organizationId = here.id;
  const person = await buildUser(db, here, { email: 'recruiter@s.test', roleType: 'RECRUITER' });
  recruiterId = person.id;
  interviewerIds = [
    (await buildUser(db, here, { email: 'one@s.test' })).id,
    (await buildUser(db, here, { email: 'two@s.test' })).id,
  ];
  ({ id: positionId } = await buildPosition(db, { organizationId, title: 'Welder' }));
  const columns = { organizationId, name: 'Screen', creatorId: recruiterId };
  ({ id: guideId } = firstRow(await db.insert(guide).values(columns).returning()));
  const questions = ['=Why us?', 'What next?', 'Which tools?'];
  const cues = await db
    .insert(cue)
    .values(questions.map((text, index) => ({ organizationId, guideId, cue: text, index })))
    .returning();
  cueIds = cues.map(({ id }) => id);
  recruiter = await server.as('recruiter@s.test');
});
afterAll(() => server.stop());

/** An interview whose first question was answered at the first words, and whose others were skipped. */
async function build(lastName: string, input: { visibility?: 'PUBLIC' | 'PRIVATE' } = {}) {
  const db = server.database.system;
  const organizationId = here.id;
  const candidate = await buildCandidate(db, { organizationId, firstName: 'Kim', lastName });
  const call = await buildCall(db, {
    ...{ organizationId, ownerId: interviewerIds[0] ?? '', interviewerIds, positionId, guideId },
    ...{ candidateId: candidate.id, visibility: 'PUBLIC', ...input },
  });
  const { segments } = await buildTranscript(db, call);
  await db.insert(aiNote).values(
    cueIds.map((cueId, index) => ({
      ...{ organizationId, callId: call.id, cueId, index, question: `Question ${index}` },
      ...{ questionType: 'OTHER', matchReason: '', sentences: [] },
      status: index === 0 ? ('NOT_ANSWERED' as const) : ('NOT_ASKED' as const),
      askedAtSegmentId: index === 0 ? (segments[0]?.id ?? null) : null,
    })),
  );
  return call;
}

const query = (position: string) => `{ structureReport(positionId: "${position}") {
  interviewCount withoutGuideCount hiddenGuideCount guides { name interviewCount } questions { question }
  rows { candidateName cells { outcome timeMs } coverage { asked known percent } }
  agreement { scope interviewCount unitCount scoreCount estimate { alpha low high } } } }`;
interface Report {
  interviewCount: number;
  hiddenGuideCount: number;
  rows: { candidateName: string; cells: { outcome: string; timeMs: number | null }[] }[];
  agreement: { interviewCount: number; scoreCount: number; estimate: { alpha: number } | null }[];
}
const read = async (who = recruiter): Promise<Report> => {
  const answer = await who.graphql(query(positionId));
  expect(answer.errors).toEqual([]);
  return answer.data?.['structureReport'] as Report;
};

test('every planned question has its outcome with the moment, marks of interviewers included', async () => {
  const call = await build('Asked');
  const db = server.database.system;
  await db.insert(note).values({
    ...{ organizationId: here.id, callId: call.id, authorId: interviewerIds[0] ?? '' },
    ...{ cueId: cueIds[1] ?? '', timeMs: 61_000, type: 'CUE', text: '', visibility: 'PUBLIC' },
  });
  await buildCall(db, {
    ...{ organizationId: here.id, positionId, guideId, ownerId: recruiterId },
  });
  const { rows, interviewCount } = await read();
  expect(interviewCount).toBe(2);
  expect(rows.find(({ candidateName }) => candidateName === 'Kim Asked')).toMatchObject({
    cells: [
      { outcome: 'NOT_ANSWERED', timeMs: expect.any(Number) as number },
      { outcome: 'ASKED', timeMs: 61_000 },
      { outcome: 'SKIPPED', timeMs: null },
    ],
    coverage: { asked: 2, known: 3, percent: 67 },
  });
  expect(rows.find(({ candidateName }) => candidateName === null)?.cells[0]).toMatchObject({
    outcome: 'NOT_WRITTEN',
  });
});

test('only interviews that the viewer may see are shown and counted, and the file has no others', async () => {
  await build('Hidden', { visibility: 'PRIVATE' });
  const before = await read();
  expect(JSON.stringify(before)).not.toContain('Hidden');
  expect(before.interviewCount).toBe(2);
  const file = `/insights/structure.csv?position=${positionId}`;
  const text = await (await recruiter.fetch(file)).text();
  expect(text).not.toContain('Hidden');
  expect(text.trim().split('\r\n')).toHaveLength(1 + 2 * 3);
  expect(text).not.toMatch(/(^|,)"[=+@-]/m);
});

test('others read nothing: least role, other organization, signed out', async () => {
  const interviewer = await server.as('one@s.test');
  expect((await interviewer.graphql(query(positionId))).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  const db = server.database.system;
  const there = await buildOrganization(db);
  await buildUser(db, there, { email: 'admin@t.test', roleType: 'SITE_ADMIN' });
  const stranger = await server.as('admin@t.test');
  expect((await stranger.graphql(query(positionId))).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);
  const file = `/insights/structure.csv?position=${positionId}`;
  const statuses = [interviewer, stranger, server.visitor].map((who) => who.fetch(file));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 404, 401]);
});

test('who manages the hiring team of a position reads its report, without guides that are not shared', async () => {
  const db = server.database.system;
  const manager = await buildUser(db, here, { email: 'manager@s.test' });
  await buildHiringTeamMember(db, {
    ...{ organizationId: here.id, positionId, userId: manager.id, role: 'HIRING_TEAM_ADMIN' },
  });
  const own = await server.as('manager@s.test');
  expect((await read(own)).interviewCount).toBe(2);
  await db.update(guide).set({ visibility: 'PRIVATE' }).where(eq(guide.id, guideId));
  expect(await read(own)).toMatchObject({ interviewCount: 2, hiddenGuideCount: 2, rows: [] });
  await db.update(guide).set({ visibility: 'PUBLIC' }).where(eq(guide.id, guideId));
});

test('agreement is told of five interviews that two people scored, in as many statements as of one', async () => {
  /** The fewest of three reads: a late notice of what was written before makes a read load the person again. */
  const statementsOf = async () => {
    const report = await read();
    const counts: number[] = [];
    for (let reads = 0; reads < 3; reads++) {
      let seen = 0;
      const stop = watchStatements(server.database, () => (seen += 1));
      await read();
      stop();
      counts.push(seen);
    }
    return { seen: Math.min(...counts), report };
  };
  const score = async (interviewId: string, scores: number[]) => {
    for (const [at, overallScore] of scores.entries())
      await buildScorecard(
        server.database.system,
        { organizationId: here.id, interviewId },
        { userId: interviewerIds[at] ?? '', status: 'SUBMITTED', overallScore },
      );
  };
  await score((await build('Scored')).interviewId, [4, 3]);
  const few = await statementsOf();
  expect(few.report.agreement[0]).toMatchObject({
    interviewCount: 1,
    scoreCount: 2,
    estimate: null,
  });
  for (const scores of [
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 4],
  ])
    await score((await build(`Scored ${scores.join()}`)).interviewId, scores);
  const many = await statementsOf();
  expect(many.report.agreement[0]).toMatchObject({ interviewCount: 5, scoreCount: 10 });
  expect(many.report.agreement[0]?.estimate?.alpha).toBeCloseTo(0.787, 3);
  expect(many.seen).toBe(few.seen);
});
