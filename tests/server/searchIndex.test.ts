import { eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../web/server/db/database.ts';
import {
  aiOutline,
  call,
  candidate,
  cue,
  guide,
  interviewInterviewer,
  interviewStage,
  note,
  position,
  positionGroup,
  searchPending,
  segment,
  speaker,
  user,
} from '../../web/server/db/tables/schema.ts';
import {
  buildCall,
  buildTranscript,
  changeInterview,
  type BuiltCall,
} from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate, buildInterviewStage, buildPosition } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { openTestDatabase } from '../harness/testDatabase.ts';

let database: Database;
let organizationId: string;
let changes: ((at: number, word: string) => Promise<unknown>)[];

beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system);
  organizationId = organization.id;
  // Every change is made as requests make it: bound to the organization by row-level security.
  const db = database.forOrganization(organizationId);
  const people: { id: string }[] = [];
  for (let n = 0; n < 3; n++) people.push(await buildUser(database.system, organization));
  const candidates = [
    await buildCandidate(db, { organizationId }),
    await buildCandidate(db, { organizationId }),
  ];
  const positions = [
    await buildPosition(db, { organizationId }),
    await buildPosition(db, { organizationId }),
  ];
  const stages = [
    await buildInterviewStage(db, { organizationId }),
    await buildInterviewStage(db, { organizationId }),
  ];
  const creatorId = firstRow(people).id;
  const guides = await db
    .insert(guide)
    .values([
      { organizationId, name: 'One', creatorId },
      { organizationId, name: 'Two', creatorId, visibility: 'PRIVATE' },
    ])
    .returning();
  const of = <Row extends { id: string }>(rows: Row[], at: number): string =>
    rows[at % rows.length]?.id ?? '';
  const calls: BuiltCall[] = [];
  const interviewOf = (rows: BuiltCall[], at: number): string =>
    rows[at % rows.length]?.interviewId ?? '';
  for (let n = 0; n < 4; n++) {
    const made = await buildCall(db, {
      organizationId,
      ownerId: creatorId,
      candidateId: of(candidates, n),
      positionId: of(positions, n),
      guideId: of(guides, n),
      interviewerIds: [creatorId],
    });
    calls.push(made);
    await buildTranscript(db, made);
  }
  const segmentOf = async (at: number): Promise<string> => {
    const [found] = await db
      .select({ id: segment.id })
      .from(segment)
      .where(eq(segment.callId, of(calls, at)))
      .limit(1);
    return found?.id ?? '00000000-0000-4000-8000-000000000000';
  };
  let nextIndex = 10;
  const addSegment = async (at: number, text: string) => {
    const callId = of(calls, at);
    const [by] = await db.select().from(speaker).where(eq(speaker.callId, callId));
    const [index, speakerId] = [nextIndex++, by?.id ?? ''];
    await db
      .insert(segment)
      .values({ organizationId, callId, speakerId, index, startMs: 0, endMs: 1, text });
  };
  changes = [
    (at, word) => changeInterview(db, of(calls, at), { name: word }),
    (at) =>
      db
        .update(call)
        .set({ rating: (at % 5) + 1 })
        .where(eq(call.id, of(calls, at))),
    (at) => changeInterview(db, of(calls, at), { visibility: at % 2 ? 'PRIVATE' : 'PUBLIC' }),
    (at) => changeInterview(db, of(calls, at), { ownerId: of(people, at) }),
    (at) => changeInterview(db, of(calls, at), { positionId: at % 3 ? of(positions, at) : null }),
    (at) => changeInterview(db, of(calls, at), { interviewStageId: of(stages, at) }),
    (at) => changeInterview(db, of(calls, at), { guideId: of(guides, at) }),
    (at) =>
      db
        .update(call)
        .set({ deletedAt: at % 3 ? null : new Date() })
        .where(eq(call.id, of(calls, at))),
    (at, word) =>
      db
        .update(candidate)
        .set({ firstName: word })
        .where(eq(candidate.id, of(candidates, at))),
    (at) =>
      db
        .update(candidate)
        .set({
          phoneNumbers: [{ id: '1', type: 'MOBILE', phoneNumber: `+1 503 555 ${1000 + at}` }],
        })
        .where(eq(candidate.id, of(candidates, at))),
    (at, word) =>
      db
        .update(position)
        .set({ title: word })
        .where(eq(position.id, of(positions, at))),
    (at, word) =>
      db
        .update(positionGroup)
        .set({ name: word + at })
        .where(eq(positionGroup.id, positions[at % 2]?.positionGroupId ?? '')),
    (at, word) =>
      db
        .update(interviewStage)
        .set({ title: word + at })
        .where(eq(interviewStage.id, of(stages, at))),
    (at, word) =>
      db
        .update(user)
        .set({ name: word })
        .where(eq(user.id, of(people, at))),
    (at) =>
      db
        .insert(interviewInterviewer)
        .values({
          organizationId,
          interviewId: interviewOf(calls, at),
          userId: of(people, at + 1),
        })
        .onConflictDoNothing(),
    (at) =>
      db
        .delete(interviewInterviewer)
        .where(eq(interviewInterviewer.interviewId, interviewOf(calls, at))),
    (at, word) =>
      db
        .insert(cue)
        .values({ organizationId, guideId: of(guides, at), cue: word, index: nextIndex++ }),
    (at) => db.delete(cue).where(eq(cue.guideId, of(guides, at))),
    (at) =>
      db
        .update(guide)
        .set({ visibility: at % 2 ? 'PRIVATE' : 'PUBLIC' })
        .where(eq(guide.id, of(guides, at))),
    (at, word) =>
      db.insert(note).values({
        organizationId,
        callId: of(calls, at),
        authorId: of(people, at),
        timeMs: at,
        type: 'NOTE',
        text: word,
        visibility: 'PUBLIC',
      }),
    (at, word) =>
      db
        .update(note)
        .set({ text: word })
        .where(eq(note.callId, of(calls, at))),
    (at) => db.delete(note).where(eq(note.callId, of(calls, at))),
    async (at, word) =>
      db
        .update(segment)
        .set({ text: word })
        .where(eq(segment.id, await segmentOf(at))),
    async (at) => db.delete(segment).where(eq(segment.id, await segmentOf(at + 1))),
    addSegment,
    addSegment,
    (at, word) =>
      db
        .update(speaker)
        .set({ name: word, role: at % 2 ? 'CANDIDATE' : 'INTERVIEWER' })
        .where(eq(speaker.callId, of(calls, at))),
    (at, word) =>
      db
        .insert(aiOutline)
        .values({
          organizationId,
          callId: of(calls, at),
          chapters: [],
          topics: [{ name: word, segmentIds: [] }],
        })
        .onConflictDoUpdate({
          target: aiOutline.callId,
          set: { topics: [{ name: word, segmentIds: [] }] },
        }),
    // A transaction that fails leaves nothing in the index either.
    (at, word) =>
      db
        .transaction(async (tx) => {
          await changeInterview(tx, of(calls, at), { name: `never ${word}` });
          throw new Error('rolled back');
        })
        .catch(() => {}),
  ];
});
afterAll(() => database.close());

const tables = ['search_call', 'search_transcript', 'search_segment', 'search_note'];
const index = async () => {
  const rows: Record<string, unknown> = {};
  for (const table of tables)
    rows[table] = (
      await database.system.execute(
        sql.raw(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`),
      )
    ).rows;
  return rows;
};

test('what is said, noted and known of an interview stands in the index at once', async () => {
  await changes[0]?.(0, 'Ünusual');
  const { rows } = await database.system.execute(
    sql`select (select count(*) from search_call where words @@ 'unusual'::tsquery)::int as calls,
      (select count(*) from search_transcript where words @@ 'clinic'::tsquery)::int as talks,
      (select count(*) from search_segment where words @@ 'changed <-> your <-> mind'::tsquery)::int as turns`,
  );
  expect(rows).toEqual([{ calls: 1, talks: 4, turns: 4 }]);
});

test('after any changes the index is what a rebuild makes of the data', async () => {
  const words = ['Zoë', 'night shift', 'don’t', '你好世界', 'B2B', '—', 'İstanbul ÅÄÖ', "O'Brien"];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(changes.length - 1), fc.nat(20), fc.constantFrom(...words)), {
        minLength: 1,
        maxLength: 25,
      }),
      async (steps) => {
        for (const [change, at, word] of steps) await changes[change]?.(at, word);
        expect(await database.system.$count(searchPending)).toBe(0);
        const written = await index();
        await database.system.execute(sql`select search_rebuild(${organizationId}::uuid)`);
        expect(written).toEqual(await index());
      },
    ),
    { numRuns: 15 },
  );
});

test('a turn and a name too long for the index are saved all the same', async () => {
  const db = database.forOrganization(organizationId);
  await db.update(call).set({ deletedAt: null });
  const endless = Array.from({ length: 400_000 }, (_, n) => `word${n}`).join(' ');
  const [turn] = await db
    .select({ id: segment.id, callId: segment.callId })
    .from(segment)
    .innerJoin(call, eq(call.id, segment.callId))
    .where(isNull(call.deletedAt));
  if (!turn) throw new Error('Some interview stands');
  await db.update(segment).set({ text: endless }).where(eq(segment.id, turn.id));
  await changeInterview(db, turn.callId, { name: endless.slice(0, 2_000_000) });
  const { rows } = await database.system.execute(
    sql`select count(*)::int as found from search_transcript where words @@ 'word7 & word999'::tsquery`,
  );
  expect(rows).toEqual([{ found: 1 }]);
});

test('values that begin alike are told apart however long they are', async () => {
  const db = database.forOrganization(organizationId);
  const stages = await db.select().from(interviewStage).orderBy(interviewStage.id);
  const calls = await db.select().from(call).orderBy(call.id);
  const titleOf = (at: number) => `${'long '.repeat(80)}${at}`;
  for (const [at, { id }] of stages.entries())
    await db
      .update(interviewStage)
      .set({ title: titleOf(at) })
      .where(eq(interviewStage.id, id));
  await db.update(call).set({ deletedAt: null });
  for (const [at, { id }] of calls.entries())
    await changeInterview(db, id, { interviewStageId: stages[at % stages.length]?.id ?? null });
  for (const at of stages.keys()) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from search_with_facet(${`stage:${titleOf(at)}`}) as id order by id`,
    );
    const right = calls.filter((_, place) => place % stages.length === at);
    expect(rows.map((row) => row.id)).toEqual(right.map((item) => item.id));
  }
});

test('of a deleted interview no word stays in the index', async () => {
  const db = database.system;
  const [one] = await db
    .select()
    .from(call)
    .where(eq(call.organizationId, organizationId))
    .limit(1);
  const callId = one?.id ?? '';
  const left = async () => {
    const { rows } = await db.execute<{ left: number }>(
      sql`select ((select count(*) from search_call where call_id = ${callId})
        + (select count(*) from search_transcript where call_id = ${callId})
        + (select count(*) from search_segment where call_id = ${callId})
        + (select count(*) from search_note where call_id = ${callId}))::int as left`,
    );
    return rows[0]?.left;
  };
  await db.update(call).set({ deletedAt: null }).where(eq(call.id, callId));
  expect(await left()).toBeGreaterThan(0);
  await db.update(call).set({ deletedAt: new Date() }).where(eq(call.id, callId));
  expect(await left()).toBe(0);
});
