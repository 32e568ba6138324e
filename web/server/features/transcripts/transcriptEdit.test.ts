import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCall, buildTranscript } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import { textOf } from '#shared/domain/replaceWords.ts';
import type { Word } from '#shared/domain/transcript.ts';
import type { Database } from '../../db/database.ts';
import { call, callMetric, segment, speaker, transcriptEdit } from '../../db/tables/schema.ts';
import { findVisibleCalls } from '../calls/callLoaders.ts';
import { assignSegments } from './assignSegments.ts';
import { correctWords } from './correctWords.ts';
import { mergeCallSpeakers } from './mergeCallSpeakers.ts';
import { describeEdit, type EditContext } from './transcriptEdit.ts';
import { readTurns } from './transcriptBody.ts';
import { undoTranscriptEdit } from './undoTranscriptEdit.ts';
import { updateCallSpeaker } from './updateCallSpeaker.ts';

let database: Database;
let context: EditContext;
let speakerIds: string[];
let segmentIds: string[];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const db = database.system;
  const organization = await buildOrganization(db, { name: `Org ${Math.random()}` });
  const owner = await buildUser(db, organization);
  const made = await buildCall(db, { organizationId: organization.id, ownerId: owner.id });
  const word = (text: string, at: number): Word => [text, at, at + 300, 0.8];
  const built = await buildTranscript(db, made, {
    speakers: [
      { name: 'Speaker 1', role: 'INTERVIEWER', basis: 'CHANNEL' },
      { name: 'Speaker 2', role: 'CANDIDATE', basis: 'CHANNEL' },
      { name: 'Speaker 3', role: 'UNKNOWN', basis: 'VOICE' },
    ],
    turns: [
      { speaker: 'Speaker 1', words: [word('Why', 0), word('us?', 400)] },
      {
        speaker: 'Speaker 2',
        words: [word('I', 1000), word('like', 1400), word('clinicks', 1800)],
      },
      { speaker: 'Speaker 3', words: [word('and', 2500), word('calm', 2900)] },
    ],
  });
  speakerIds = built.speakers.map((item) => item.id);
  segmentIds = built.segments.map((item) => item.id);
  const actor = await actorOf(db, owner);
  const scoped = database.forOrganization(organization.id);
  const [loaded] = await findVisibleCalls(scoped, actor, [made.id]);
  if (!loaded) throw new Error('The owner sees the call');
  context = { db: scoped, actor, call: loaded, send: async () => {} };
});

const state = async () => ({
  speakers: await context.db
    .select({
      name: speaker.name,
      role: speaker.role,
      basis: speaker.basis,
      merged: speaker.mergedIntoId,
      talkMs: speaker.talkMs,
    })
    .from(speaker)
    .where(eq(speaker.callId, context.call.id))
    .orderBy(asc(speaker.index)),
  segments: await context.db
    .select({ id: segment.id, text: segment.text, speakerId: segment.speakerId })
    .from(segment)
    .where(eq(segment.callId, context.call.id))
    .orderBy(asc(segment.index)),
  turns: await readTurns(context.db, context.call.id),
  ratio: (
    await context.db.select().from(callMetric).where(eq(callMetric.callId, context.call.id))
  )[0]?.candidateTalkRatio,
});
afterEach(async () => {
  const { segments, turns } = await state();
  const spoken = turns.map(({ id, speakerId, words }) => ({ id, speakerId, text: textOf(words) }));
  expect(spoken, 'segments and body say the same').toEqual(segments);
});

const at = (ids: string[], index: number): string => ids[index] ?? '';

test('naming a speaker holds, says so, and comes back by undo', async () => {
  const before = await state();
  const { edit } = await updateCallSpeaker(context, at(speakerIds, 2), {
    name: '  Kim Park ',
    role: 'CANDIDATE',
  });
  const after = await state();
  expect(after.speakers[2]).toMatchObject({ name: 'Kim Park', role: 'CANDIDATE', basis: 'NAMED' });
  expect(after.ratio).toBeGreaterThan(before.ratio ?? 0);
  expect(describeEdit(edit)).toBe('Speaker 3 named Kim Park');
  await undoTranscriptEdit(context, edit.id);
  expect(await state()).toEqual(before);
});

test('an empty or endless name is refused and changes nothing', async () => {
  const before = await state();
  await expect(updateCallSpeaker(context, at(speakerIds, 0), { name: '  ' })).rejects.toThrow(
    /name/,
  );
  await expect(
    updateCallSpeaker(context, at(speakerIds, 0), { name: 'x'.repeat(101) }),
  ).rejects.toThrow(/100/);
  await expect(updateCallSpeaker(context, 'not-an-id', { name: 'A' })).rejects.toThrow(
    /does not exist/,
  );
  expect(await state()).toEqual(before);
});

test('merging gives all turns to one speaker and undo gives them back', async () => {
  const before = await state();
  const { edit } = await mergeCallSpeakers(context, at(speakerIds, 2), at(speakerIds, 1));
  const after = await state();
  expect(after.segments.map((item) => item.speakerId)).toEqual([
    at(speakerIds, 0),
    at(speakerIds, 1),
    at(speakerIds, 1),
  ]);
  expect(after.speakers[1]?.talkMs).toBeGreaterThan(before.speakers[1]?.talkMs ?? 0);
  await undoTranscriptEdit(context, edit.id);
  expect(await state()).toEqual(before);
});

test('a speaker cannot be merged into itself', async () => {
  await expect(mergeCallSpeakers(context, at(speakerIds, 1), at(speakerIds, 1))).rejects.toThrow(
    /another speaker/,
  );
});

test('a corrected word keeps its time, is marked as edited, and comes back by undo', async () => {
  const before = await state();
  const { edit } = await correctWords(context, {
    segmentId: at(segmentIds, 1),
    fromWord: 2,
    toWord: 2,
    text: 'clinics',
  });
  const { segments, turns } = await state();
  expect(segments[1]?.text).toBe('I like clinics');
  expect(turns[1]?.words[2]).toEqual(['clinics', 1800, 2100, 1]);
  expect(turns[1]?.isEdited).toBe(true);
  expect(describeEdit(edit)).toBe('“clinicks” corrected to “clinics”');
  await undoTranscriptEdit(context, edit.id);
  expect(await state()).toEqual(before);
});

test('a correction of words that are not there any more is a conflict, not a crash', async () => {
  await expect(
    correctWords(context, { segmentId: at(segmentIds, 1), fromWord: 7, toWord: 9, text: 'x' }),
  ).rejects.toThrow(/Somebody else has just changed this turn/);
});

test('a correction of words that read differently meanwhile is a conflict', async () => {
  const second = { segmentId: at(segmentIds, 1), fromWord: 2, toWord: 2 };
  await correctWords(context, { ...second, text: 'clinics', replaces: 'clinicks' });
  await expect(
    correctWords(context, { ...second, text: 'wards', replaces: 'clinicks' }),
  ).rejects.toThrow(/Somebody else has just changed this turn/);
  expect((await state()).segments[1]?.text).toBe('I like clinics');
});

test('turns can go to a new speaker, who is gone again after undo', async () => {
  const before = await state();
  const { edit } = await assignSegments(context, [at(segmentIds, 1)], { newSpeakerName: 'Panel' });
  expect((await state()).speakers.map((item) => item.name)).toContain('Panel');
  await undoTranscriptEdit(context, edit.id);
  expect(await state()).toEqual(before);
});

test('an edit is undone once, and not when a later one stands on it', async () => {
  const { edit: first } = await correctWords(context, {
    segmentId: at(segmentIds, 1),
    fromWord: 2,
    toWord: 2,
    text: 'clinics',
  });
  const { edit: second } = await correctWords(context, {
    segmentId: at(segmentIds, 1),
    fromWord: 1,
    toWord: 1,
    text: 'love',
  });
  await expect(undoTranscriptEdit(context, first.id)).rejects.toThrow(/newest first/);
  await undoTranscriptEdit(context, second.id);
  await undoTranscriptEdit(context, first.id);
  await expect(undoTranscriptEdit(context, first.id)).rejects.toThrow(/already been undone/);
});

test('every edit makes the revision grow and stands in the audit log', async () => {
  const read = async () =>
    (await context.db.select().from(call).where(eq(call.id, context.call.id)))[0]
      ?.transcriptRevision ?? 0;
  const before = await read();
  const { edit } = await updateCallSpeaker(context, at(speakerIds, 0), { name: 'Ada' });
  await undoTranscriptEdit(context, edit.id);
  expect(await read()).toBe(before + 2);
  expect(await context.db.$count(transcriptEdit, eq(transcriptEdit.callId, context.call.id))).toBe(
    1,
  );
});

test('two people correcting the same turn at once: both corrections stand', async () => {
  await Promise.all([
    correctWords(context, { segmentId: at(segmentIds, 1), fromWord: 0, toWord: 0, text: 'We' }),
    correctWords(context, {
      segmentId: at(segmentIds, 1),
      fromWord: 2,
      toWord: 2,
      text: 'clinics',
    }),
  ]);
  expect((await state()).segments[1]?.text).toBe('We like clinics');
});
