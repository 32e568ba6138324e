import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall, buildTranscript, type BuiltCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate, buildPosition } from '../factories/buildPosition.ts';
import { actorOf, buildUser } from '../factories/buildUser.ts';
import {
  readCandidates,
  recomputeCandidates,
  recomputeFigures,
  recomputeHistograms,
  recomputeInterviewerSums,
  recomputeSpoken,
  recomputeSpokenSums,
  recomputeSums,
} from '../harness/recomputeFigures.ts';
import { recomputeRollups } from '../harness/recomputeRollups.ts';
import { openTestDatabase } from '../harness/testDatabase.ts';
import { callVisibilities } from '#shared/domain/visibility.ts';
import type { Word } from '#shared/domain/transcript.ts';
import type { Database, Tx } from '../../web/server/db/database.ts';
import {
  aiNote,
  aiOutline,
  call,
  callRollup,
  candidate,
  insightPending,
  interview,
  interviewerFigures,
  interviewerRollup,
  interviewerSums,
  interviewFigures,
  interviewSums,
  metricDay,
  position,
  scorecard,
  segment,
  speaker,
  spokenFigures,
  spokenFinding,
  spokenSums,
  transcriptEdit,
  user,
} from '../../web/server/db/tables/schema.ts';
import { UserError } from '../../web/server/errors/userError.ts';
import { findVisibleCalls } from '../../web/server/features/calls/callLoaders.ts';
import { deleteCall } from '../../web/server/features/calls/deleteCall.ts';
import { setInterviewers } from '../../web/server/features/calls/insertCall.ts';
import { assignSegments } from '../../web/server/features/transcripts/assignSegments.ts';
import { correctWords } from '../../web/server/features/transcripts/correctWords.ts';
import { mergeCallSpeakers } from '../../web/server/features/transcripts/mergeCallSpeakers.ts';
import type { EditContext } from '../../web/server/features/transcripts/transcriptEdit.ts';
import { undoTranscriptEdit } from '../../web/server/features/transcripts/undoTranscriptEdit.ts';
import { updateCallSpeaker } from '../../web/server/features/transcripts/updateCallSpeaker.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const names = ['Ann Ash', 'Bo Birch', 'Cleo Cedar'];
const lines = [
  'The plan is forty minutes of questions',
  'What would you like to know from me?',
  'I moved the clinic to the new ward',
  'Why did it take so long?',
  'Tell me more',
];
const minuteMs = 60_000;

/** One organization with three interviewers, a position and three interviews. */
async function buildWorld() {
  const db = database.system;
  const organization = await buildOrganization(db);
  const organizationId = organization.id;
  const people = [];
  for (const name of names) {
    const [firstName = '', lastName = ''] = name.split(' ');
    people.push(await buildUser(db, organization, { firstName, lastName, roleType: 'SITE_ADMIN' }));
  }
  const owner = people[0];
  if (!owner) throw new Error('The world has people');
  const positions = [await buildPosition(db, { organizationId })];
  const candidates = [
    await buildCandidate(db, { organizationId }),
    await buildCandidate(db, { organizationId }),
  ];
  const calls: BuiltCall[] = [];
  for (let index = 0; index < 3; index++) {
    const made = await buildCall(db, {
      ...{ organizationId, ownerId: owner.id, positionId: positions[0]?.id ?? null },
      interviewerIds: people.slice(0, index).map(({ id }) => id),
      startTime: new Date(Date.UTC(2026, 2, 2, 10 + index)),
    });
    await speakIn(db, made, index);
    calls.push(made);
  }
  return {
    db,
    organizationId,
    people,
    positions,
    candidates,
    calls,
    actor: await actorOf(db, owner),
  };
}
type World = Awaited<ReturnType<typeof buildWorld>>;

const speakIn = (db: Tx, made: BuiltCall, seed: number) =>
  buildTranscript(db, made, {
    speakers: [
      { name: names[seed % 3] ?? 'Ann Ash', role: 'INTERVIEWER' },
      { name: 'Kim Candidate', role: 'CANDIDATE' },
      { name: 'Guest', role: 'UNKNOWN' },
    ],
    turns: Array.from({ length: 6 }, (_, turn) => ({
      speaker:
        [names[seed % 3] ?? 'Ann Ash', 'Kim Candidate', 'Guest'][(turn * turn + seed) % 3] ?? '',
      words: (lines[(turn + seed) % lines.length] ?? '').split(' ').map((text, at): Word => {
        const startMs = turn * 4000 + at * 300 + seed * 700;
        return [text, startMs, startMs + 250, 0.9];
      }),
    })),
  });

interface Step {
  world: World;
  of: BuiltCall;
  /** A number to choose by. */
  n: number;
}

const pick = <One>(all: readonly One[], n: number): One | undefined => all[n % all.length];

async function editing({ world, of }: Step): Promise<EditContext | null> {
  const db = database.forOrganization(world.organizationId);
  const [loaded] = await findVisibleCalls(db, world.actor, [of.id]);
  return loaded ? { db, actor: world.actor, call: loaded, send: async () => {} } : null;
}

const speakersOf = ({ world, of }: Step) =>
  world.db
    .select()
    .from(speaker)
    .where(and(eq(speaker.callId, of.id), isNull(speaker.mergedIntoId)))
    .orderBy(speaker.index);
const segmentsOf = ({ world, of }: Step) =>
  world.db.select().from(segment).where(eq(segment.callId, of.id)).orderBy(segment.index);

/** Each write that a rollup follows, by the command that makes it where there is one. */
const writes: Record<string, (step: Step) => Promise<unknown>> = {
  async nameSpeaker(step) {
    const [context, speakers] = [await editing(step), await speakersOf(step)];
    const chosen = pick(speakers, step.n);
    const roles = ['INTERVIEWER', 'CANDIDATE', 'UNKNOWN'] as const;
    if (!context || !chosen) return;
    const name = pick([...names, 'Somebody'], step.n >> 3) ?? '';
    await updateCallSpeaker(context, chosen.id, { name, role: pick(roles, step.n >> 5) });
  },
  async mergeSpeakers(step) {
    const [context, speakers] = [await editing(step), await speakersOf(step)];
    const [from, into] = [pick(speakers, step.n), pick(speakers, step.n + 1)];
    if (context && from && into && from !== into)
      await mergeCallSpeakers(context, from.id, into.id);
  },
  async giveTurn(step) {
    const [context, speakers] = [await editing(step), await speakersOf(step)];
    const [turn, to] = [pick(await segmentsOf(step), step.n), pick(speakers, step.n >> 2)];
    if (!context || !turn || !to) return;
    const target = step.n % 5 === 0 ? { newSpeakerName: 'New' } : { speakerId: to.id };
    await assignSegments(context, [turn.id], target);
  },
  async correct(step) {
    const context = await editing(step);
    const turn = pick(await segmentsOf(step), step.n);
    const text = pick(['Why?', 'Any questions for me?', 'one two three', ''], step.n >> 3) ?? '';
    if (context && turn)
      await correctWords(context, { segmentId: turn.id, fromWord: 0, toWord: 0, text });
  },
  async undo(step) {
    const context = await editing(step);
    const [edit] = await step.world.db
      .select()
      .from(transcriptEdit)
      .where(and(eq(transcriptEdit.callId, step.of.id), isNull(transcriptEdit.undoneAt)))
      .orderBy(desc(transcriptEdit.sequence))
      .limit(1);
    if (context && edit) await undoTranscriptEdit(context, edit.id);
  },
  interviewers({ world, of, n }) {
    const chosen = world.people.filter((_, index) => (n >> index) % 2 === 1);
    const ids = chosen.map(({ id }) => id);
    return world.db.transaction((tx) => setInterviewers(tx, of, ids));
  },
  async details({ world, of, n }) {
    await world.db
      .update(interview)
      .set({
        visibility: pick(callVisibilities, n) ?? 'PRIVATE',
        ownerId: pick(world.people, n >> 2)?.id ?? of.ownerId,
        candidateId: n % 4 === 0 ? null : (pick(world.candidates, n >> 3)?.id ?? null),
        positionId: n % 3 === 0 ? null : (pick(world.positions, n)?.id ?? null),
        scheduledStart:
          n % 4 === 0 ? null : new Date(of.startTime.getTime() + ((n % 30) - 15) * minuteMs),
      })
      .where(eq(interview.id, of.interviewId));
  },
  async time({ world, of, n }) {
    const startTime = new Date(
      of.startTime.getTime() + ((n % 600) - 300) * minuteMs * (n % 7 === 0 ? 200 : 1),
    );
    await world.db.update(call).set({ startTime, endTime: null }).where(eq(call.id, of.id));
  },
  async scorecard({ world, of, n }) {
    const isSubmitted = n % 3 !== 0;
    const columns = {
      status: isSubmitted ? ('SUBMITTED' as const) : ('DRAFT' as const),
      submittedAt: isSubmitted ? new Date(of.startTime.getTime() + n * minuteMs) : null,
    };
    const { organizationId, interviewId } = of;
    await world.db
      .insert(scorecard)
      .values({ organizationId, interviewId, userId: pick(world.people, n)?.id ?? '', ...columns })
      .onConflictDoUpdate({ target: [scorecard.interviewId, scorecard.userId], set: columns });
  },
  removeScorecards: ({ world, of }) =>
    world.db.delete(scorecard).where(eq(scorecard.interviewId, of.interviewId)),
  async notes({ world, of, n }) {
    const { organizationId, id: callId } = of;
    const statuses = ['ANSWERED', 'NOT_ANSWERED', 'NOT_ASKED'] as const;
    await world.db.transaction(async (tx) => {
      await tx.delete(aiNote).where(eq(aiNote.callId, callId));
      for (let index = 0; index < n % 4; index++)
        await tx.insert(aiNote).values({
          ...{ organizationId, callId, index, question: 'Why?', questionType: 'OTHER' },
          ...{ status: pick(statuses, n >> index) ?? 'ANSWERED', matchReason: '', sentences: [] },
        });
    });
  },
  async outline(step) {
    const { organizationId, id: callId } = step.of;
    const spoken = await segmentsOf(step);
    const protectedQuestions = spoken
      .filter((_, index) => (step.n >> index) % 2 === 1)
      .map(({ id: segmentId }) => ({ segmentId, ground: 'AGE' as const }));
    await step.world.db
      .insert(aiOutline)
      .values({ organizationId, callId, chapters: [], topics: [], protectedQuestions })
      .onConflictDoUpdate({ target: aiOutline.callId, set: { protectedQuestions } });
  },
  async findings(step) {
    const { organizationId, id: callId } = step.of;
    const spoken = await segmentsOf(step);
    const { n } = step;
    const themes = ['PAY', 'TEAM', 'OTHER'];
    const rows = spoken.slice(0, n % 4).flatMap(({ id: segmentId }, at) => {
      const of = { organizationId, callId, segmentId, startChar: 0, endChar: 3 };
      const theme = pick(themes, (n >> at) + at) ?? '';
      const minimum = 60_000 + (n % 3) * 1000;
      const pay = { minimum, maximum: minimum + at * 500, period: 'YEAR' as const };
      return [
        { ...of, kind: n % 5 === 0 ? ('MOTIVE' as const) : ('QUESTION' as const), theme },
        ...(n % 2 === 0
          ? [
              { ...of, ...pay, kind: 'PAY_OFFERED' as const, currency: 'USD' as const },
              { ...of, ...pay, kind: 'PAY_EXPECTED' as const, currency: null },
            ]
          : [{ ...of, kind: 'ALERT' as const, theme: 'OFFER' }]),
      ];
    });
    await step.world.db.transaction(async (tx) => {
      await tx.delete(spokenFinding).where(eq(spokenFinding.callId, callId));
      if (rows.length > 0) await tx.insert(spokenFinding).values(rows);
    });
  },
  removeOutline: ({ world, of }) => world.db.delete(aiOutline).where(eq(aiOutline.callId, of.id)),
  async anotherRecording({ world, of, n }) {
    const [row] = await world.db
      .insert(call)
      .values({
        ...{ organizationId: of.organizationId, interviewId: of.interviewId, type: 'UPLOAD_AUDIO' },
        startTime: new Date(of.startTime.getTime() + ((n % 90) - 45) * minuteMs),
      })
      .returning();
    if (!row) return;
    const made = { ...of, ...row };
    await speakIn(world.db, made, n % 7);
    world.calls.push(made);
  },
  async moveRecording({ world, of, n }) {
    const interviewId = pick(world.calls, n)?.interviewId ?? of.interviewId;
    await world.db.update(call).set({ interviewId }).where(eq(call.id, of.id));
    of.interviewId = interviewId;
  },
  async deleteRecording(step) {
    const context = await editing(step);
    if (context) await deleteCall({ ...context, call: context.call });
  },
  async bringBack({ world, of }) {
    await world.db.update(call).set({ deletedAt: null }).where(eq(call.id, of.id));
    await world.db
      .update(interview)
      .set({ deletedAt: null })
      .where(eq(interview.id, of.interviewId));
  },
  removeRows: ({ world, of, n }) =>
    n % 2 === 0
      ? world.db.delete(call).where(eq(call.id, of.id))
      : world.db.delete(interview).where(eq(interview.id, of.interviewId)),
  async rename({ world, n }) {
    const person = pick(world.people, n);
    const name = pick(names, n >> 2) ?? '';
    if (person) await world.db.update(user).set({ name }).where(eq(user.id, person.id));
  },
  async removeCandidate({ world }) {
    const gone = world.candidates.pop();
    if (gone) await world.db.delete(candidate).where(eq(candidate.id, gone.id));
    world.candidates.push(await buildCandidate(world.db, { organizationId: world.organizationId }));
  },
  async removePosition({ world }) {
    const gone = world.positions.pop();
    if (gone) await world.db.delete(position).where(eq(position.id, gone.id));
    world.positions.push(await buildPosition(world.db, { organizationId: world.organizationId }));
  },
};
/** These end much: they are tried seldom. */
const seldom = new Set(['removeRows', 'deleteRecording', 'removeCandidate', 'removePosition']);
const weighted = Object.keys(writes).flatMap((name) => (seldom.has(name) ? [name] : [name, name]));

const keyOf = (row: { callId?: string; interviewId?: string; userId?: string }) =>
  `${row.callId ?? row.interviewId}${row.userId}`;
const byKey = (rows: readonly Parameters<typeof keyOf>[0][]) =>
  rows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));

/** By all of their columns. */
const inOrder = (rows: readonly object[]) => {
  const keyOfRow = (row: object) =>
    JSON.stringify(Object.entries(row).sort(([a], [b]) => a.localeCompare(b)));
  return rows.toSorted((a, b) => keyOfRow(a).localeCompare(keyOfRow(b)));
};

async function expectTruth({ db, organizationId }: World, after: string) {
  const truth = await recomputeRollups(db, organizationId);
  const calls = await db
    .select()
    .from(callRollup)
    .where(eq(callRollup.organizationId, organizationId));
  const interviewers = await db
    .select()
    .from(interviewerRollup)
    .where(eq(interviewerRollup.organizationId, organizationId));
  expect(byKey(calls), after).toEqual(byKey(truth.calls));
  expect(byKey(interviewers), after).toEqual(byKey(truth.interviewers));
  const figures = recomputeFigures(truth.calls, truth.interviewers);
  const ofInterviews = await db
    .select()
    .from(interviewFigures)
    .where(eq(interviewFigures.organizationId, organizationId));
  const ofInterviewers = await db
    .select()
    .from(interviewerFigures)
    .where(eq(interviewerFigures.organizationId, organizationId));
  const unnumbered = ofInterviews.map((row) => ({ ...row, candidateNumber: null }));
  expect(byKey(unnumbered), after).toEqual(byKey(figures.interviews));
  const candidates = await readCandidates(db, organizationId);
  expect(candidates.sort(), after).toEqual(recomputeCandidates(figures.interviews).sort());
  expect(byKey(ofInterviewers), after).toEqual(byKey(figures.interviewers));
  const sums = await db
    .select()
    .from(interviewSums)
    .where(eq(interviewSums.organizationId, organizationId));
  expect(inOrder(sums), after).toEqual(inOrder(recomputeSums(figures.interviews)));
  const spoken = await recomputeSpoken(db, truth.calls, figures.interviews);
  const ofSpoken = await db
    .select()
    .from(spokenFigures)
    .where(eq(spokenFigures.organizationId, organizationId));
  expect(inOrder(ofSpoken), after).toEqual(inOrder(spoken));
  const spokenSummed = await db
    .select()
    .from(spokenSums)
    .where(eq(spokenSums.organizationId, organizationId));
  expect(inOrder(spokenSummed), after).toEqual(inOrder(recomputeSpokenSums(spoken)));
  const held = await db
    .select()
    .from(interviewerSums)
    .where(eq(interviewerSums.organizationId, organizationId));
  expect(inOrder(held), after).toEqual(inOrder(recomputeInterviewerSums(figures.interviewers)));
  const histograms = await db
    .select()
    .from(metricDay)
    .where(eq(metricDay.organizationId, organizationId));
  expect(inOrder(histograms), after).toEqual(
    inOrder(await recomputeHistograms(db, organizationId)),
  );
}

test('rollups are what their sources say after any sequence of writes, corrections and deletions', async () => {
  let stepsTried = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...weighted), fc.nat(4000), fc.nat(4000)), {
        ...{ minLength: 20, maxLength: 25 },
      }),
      async (steps) => {
        const world = await buildWorld();
        await expectTruth(world, 'from the start');
        for (const [name, which, n] of steps) {
          const of = pick(world.calls, which);
          if (!of) continue;
          try {
            await writes[name]?.({ world, of, n });
          } catch (error) {
            // What the command refuses changes nothing.
            if (!(error instanceof UserError) && !isMissingParent(error)) throw error;
          }
          stepsTried += 1;
          await expectTruth(world, `${name} ${which} ${n}`);
        }
      },
    ),
    { numRuns: 2, endOnFailure: true },
  );
  const times = Number(process.env.PROPERTY_TIMES ?? 1);
  expect(stepsTried).toBeGreaterThan(35 * times);
  if (times > 1) process.stdout.write(`${stepsTried} writes, each followed by a recomputation\n`);
  expect(await database.system.$count(insightPending)).toBe(0);
});

/** What no command of the product does: rows that vanish, or change their interview, under other writes. */
const bare = new Set(['removeRows', 'removeCandidate', 'removePosition', 'moveRecording']);

test('writes at the same time neither block each other for good nor spoil the sums', async () => {
  const world = await buildWorld();
  const names = weighted.filter((name) => !bare.has(name));
  const faults: string[] = [];
  const write = async (step: number) => {
    const name = names[(step * 7) % names.length] ?? '';
    const of = pick(world.calls, step);
    if (!of) return;
    try {
      await writes[name]?.({ world, of, n: (step * 7919) % 4001 });
    } catch (error) {
      if (!(error instanceof UserError) && !isMissingParent(error))
        faults.push(`${name}: ${String((error as Error).cause ?? error)}`);
    }
  };
  for (let round = 0; round < 8; round++)
    await Promise.all(Array.from({ length: 8 }, (_, at) => write(round * 8 + at)));
  expect(faults).toEqual([]);
  await expectTruth(world, 'after all of them');
});

test('sums hold after many interviews change in a transaction, and after a part of it is taken back', async () => {
  const world = await buildWorld();
  const { db, organizationId, people, candidates, positions } = world;
  const add = (tx: Tx, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        buildCall(tx, {
          ...{ organizationId, ownerId: pick(people, n)?.id ?? '' },
          ...{
            candidateId: pick(candidates, n >> 1)?.id ?? null,
            positionId: positions[0]?.id ?? null,
          },
          ...{ visibility: pick(callVisibilities, n) ?? 'PUBLIC', durationMs: n * minuteMs },
          interviewerIds: people.filter((_, at) => (n >> at) % 2 === 1).map(({ id }) => id),
          startTime: new Date(Date.UTC(2025, n % 5, (n % 7) * 4, n % 24)),
        }),
      ),
    );
  await db.transaction(async (tx) => {
    const [first] = await add(tx, 40);
    await tx
      .transaction(async (part) => {
        await add(part, 5);
        await part.update(interview).set({ visibility: 'PRIVATE' });
        throw new UserError('BAD_INPUT', 'Taken back');
      })
      .catch(() => {});
    if (first) await speakIn(tx, first, 3);
  });
  expect(await db.$count(interview, eq(interview.organizationId, organizationId))).toBe(43);
  await expectTruth(world, 'after adding');
  await db.transaction(async (tx) => {
    const days = sql`${call.startTime} + interval '1 day' * (extract(hour from ${call.startTime})::int % 3 - 1)`;
    await tx.update(call).set({ startTime: days }).where(eq(call.organizationId, organizationId));
    await tx
      .update(interview)
      .set({ visibility: sql`case visibility when 'PUBLIC' then 'PRIVATE' else 'PUBLIC' end` })
      .where(eq(interview.organizationId, organizationId));
  });
  await expectTruth(world, 'after moving');
  await db
    .delete(interview)
    .where(and(eq(interview.organizationId, organizationId), eq(interview.visibility, 'PRIVATE')));
  await expectTruth(world, 'after deleting');
  await db
    .update(interview)
    .set({ deletedAt: new Date() })
    .where(eq(interview.organizationId, organizationId));
  await expectTruth(world, 'after all are gone');
  expect(await db.$count(interviewSums, eq(interviewSums.organizationId, organizationId))).toBe(0);
  expect(await db.$count(insightPending)).toBe(0);
});

/** Rows of a recording that is removed cannot be added. */
const isMissingParent = (error: unknown): boolean =>
  error instanceof Error && /foreign key/.test(String(error.cause ?? error));
