import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { cue, guide, upload } from '../../web/server/db/tables/schema.ts';
import { buildAiNotes } from '../factories/buildAiNotes.ts';
import { buildCall, changeInterview } from '../factories/buildCall.ts';
import { buildInterviews } from '../factories/buildInterviews.ts';
import { buildLabelledCall } from '../factories/buildLabelledCall.ts';
import { buildNote } from '../factories/buildNote.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { readWords } from '../harness/readWords.ts';
import { screenRequests, type ScreenRequest } from '../harness/screenRequests.ts';
import { watchStatements } from '../harness/watchStatements.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let person: Visitor;
let longCallId: string;
let shortCallId: string;
let organization: BuiltOrganization;
let owner: { id: string; organizationId: string };

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  organization = await buildOrganization(db);
  owner = await buildUser(db, organization, { email: 'reader@statements.test' });
  const calls = await buildInterviews(db, organization, {
    ...{ ownerId: owner.id, count: 200 },
    segmentsOf: (index) => (index === 0 ? 1000 : 1),
  });
  longCallId = calls[0]?.id ?? '';
  shortCallId = calls[1]?.id ?? '';
  await addGuideAndNotes([shortCallId, 1], [longCallId, 100]);
  person = await server.as('reader@statements.test');
  // The queue looks for work now and then, and turns the connection to its own role; that is no part of a screen.
  await server.services.jobs.stop();
});
afterAll(() => server.stop());

/** Both calls follow one guide; every note answers one of its questions, by two people in turn. */
async function addGuideAndNotes(...calls: [callId: string, notes: number][]): Promise<void> {
  const db = server.database.system;
  const { organizationId } = owner;
  const columns = { organizationId, name: 'Screen', creatorId: owner.id };
  const { id: guideId } = firstRow(await db.insert(guide).values(columns).returning());
  const questions = await db
    .insert(cue)
    .values([0, 1].map((index) => ({ organizationId, guideId, cue: `Question ${index}`, index })))
    .returning();
  const colleague = await buildUser(db, organization);
  for (const [id, count] of calls) {
    await changeInterview(db, id, { guideId });
    for (let index = 0; index < count; index++)
      await buildNote(
        db,
        { id, organizationId },
        {
          authorId: index % 2 === 0 ? owner.id : colleague.id,
          cueId: questions[index % 2]?.id ?? null,
        },
      );
  }
}

/** Statements of each request of a screen, and how much it answered. */
async function count(
  requests: ScreenRequest[],
  visitor = person,
): Promise<{ statements: Record<string, number>; answers: Record<string, string> }> {
  const statements: Record<string, number> = {};
  const answers: Record<string, string> = {};
  for (const { operationName, query, variables } of requests) {
    let seen = 0;
    // Nobody is remembered and the connection last acted for somebody else, so both are counted.
    server.services.actors.forget(owner.id);
    await server.database.system.execute(sql`select 1`);
    const stop = watchStatements(server.database, () => (seen += 1));
    const answer = await visitor.graphql(query, variables);
    stop();
    expect(answer.errors).toEqual([]);
    statements[operationName] = seen;
    answers[operationName] = JSON.stringify(answer.data);
  }
  return { statements, answers };
}

const occurrences = (text: string | undefined, part: string) => (text ?? '').split(part).length - 1;

describe('the SQL statements of a screen are these, however much it shows', () => {
  test('sign-in page of a visitor', async () => {
    const { statements } = await count(screenRequests.signIn(), server.visitor);
    expect(statements).toEqual({ SignInPage: 1 });
  });

  test.each([1, 50, 200])('list of %i recordings', async (rows) => {
    const { statements, answers } = await count(screenRequests.recordings(rows));
    expect(occurrences(answers['RecordingsScreen'], '"durationMs"')).toBe(rows);
    expect(statements).toEqual({ CurrentUser: 5, RecordingsScreen: 3, UnfinishedUploads: 3 });
  });

  test.each([
    [1, 1, () => shortCallId],
    [1000, 100, () => longCallId],
  ])('interview of %i segments and %i notes', async (segments, notes, callId) => {
    const { statements, answers } = await count(screenRequests.interview(callId()));
    expect(await readWords(person.fetch, callId())).toHaveLength(segments);
    expect(occurrences(answers['InterviewScreen'], '"timeMs"')).toBe(notes);
    expect(statements).toEqual({
      ...{ CurrentUser: 5, InterviewScreen: 3 },
    });
  });

  test('what an engine wrote, of an interview with a guide and one without words', async () => {
    const db = server.database.system;
    const { organizationId, id: ownerId } = owner;
    const { call } = await buildLabelledCall(db, { organizationId, ownerId });
    await db.transaction((tx) => buildAiNotes(tx, call));
    const full = await count(screenRequests.interview(call.id));
    expect(occurrences(full.answers['InterviewScreen'], '"quote"')).toBeGreaterThan(30);
    expect(full.statements['InterviewScreen']).toBe(5);
    const empty = await buildCall(db, { organizationId, ownerId });
    const { statements } = await count(screenRequests.interview(empty.id));
    expect(statements['InterviewScreen']).toBe(3);
  });

  test('unfinished uploads, many of them', async () => {
    const db = server.database.system;
    const { organizationId, id: userId } = owner;
    for (let nr = 0; nr < 30; nr++) {
      const call = await buildCall(db, { organizationId, ownerId: userId });
      await db.insert(upload).values({
        ...{ organizationId, userId, callId: call.id, fileName: `take-${nr}.webm` },
        ...{ sizeBytes: 1000, fingerprint: `${nr}` },
      });
    }
    const { statements, answers } = await count(screenRequests.recordings(1));
    expect(occurrences(answers['UnfinishedUploads'], '"fingerprint"')).toBe(30);
    expect(statements['UnfinishedUploads']).toBe(3);
  });
});
