import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NoteSentence } from '#shared/domain/aiNote.ts';
import type { Span } from '#shared/domain/redaction.ts';
import * as tables from '../../web/server/db/tables/schema.ts';
import { disableCallRecording } from '../../web/server/features/redactions/disableCallRecording.ts';
import { findVisibleCalls, type LoadedCall } from '../../web/server/features/calls/callLoaders.ts';
import { redactCall } from '../../web/server/features/redactions/redactCall.ts';
import { retryProcessing } from '../../web/server/features/processing/retryProcessing.ts';
import { correctWords } from '../../web/server/features/transcripts/correctWords.ts';
import { clipPrefix } from '../../web/server/storage/storageKey.ts';
import { actorOf } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { fakeEngine } from '../harness/fakeEngine.ts';
import { findWord } from '../harness/findWord.ts';
import { commandOn, filesOf, readFixture, segmentsOf } from '../harness/readInterview.ts';
import { openRecordingBench, type RecordingBench } from '../harness/recordingBench.ts';

const run = promisify(execFile);
const canary = 'kanarienvogel';
let bench: RecordingBench;
beforeAll(async () => {
  bench = await openRecordingBench(fakeEngine());
});
afterAll(() => bench.close());
const db = () => bench.database.system;

const loadCall = async (callId: string): Promise<LoadedCall> =>
  firstRow(await findVisibleCalls(db(), await actorOf(db(), bench.user), [callId]));
const input = async (callId: string) => ({
  ...commandOn(bench, callId),
  actor: await actorOf(db(), bench.user),
  call: await loadCall(callId),
});
const redact = async (callId: string, passages: Span[]) =>
  redactCall({ ...(await input(callId)), passages });

const sentence = (segmentId: string, text: string): NoteSentence => ({
  ...{ id: randomUUID(), text, editedText: null, editedById: null, writtenById: null },
  evidence: [{ segmentId, quote: text }],
  isDeleted: false,
});

/** A recording in which the word was said, and repeated wherever the product repeats words. */
async function bringSaid() {
  const { callId } = await bench.bringRecording(
    await readFixture('audio/speech/interview-two-channels.webm'),
  );
  expect(await bench.drain()).toEqual([]);
  const [segment] = await segmentsOf(bench, callId);
  if (!segment) throw new Error('Something is said');
  await correctWords(await input(callId), {
    ...{ segmentId: segment.id, fromWord: 2, toWord: 2, text: canary },
  });
  await bench.drain();
  const of = { organizationId: bench.organization.id, callId };
  const [, startMs = 0, endMs = 0] = segment.words[2] ?? [];
  await db()
    .insert(tables.caption)
    .values({
      ...{ ...of, utteranceId: '1', revision: 1, speaker: 'Kim', text: canary },
      ...{ startMs, endMs, isFinal: true, sequence: 1, segmentId: segment.id },
    });
  await db()
    .insert(tables.transcriptionChunk)
    .values({ ...of, runKey: '1', chunkKey: '1', words: [canary] });
  const told = sentence(segment.id, canary);
  const other = sentence(randomUUID(), 'Something else was said.');
  await db()
    .insert(tables.aiNote)
    .values({
      ...{ ...of, index: 0, question: 'Why?', questionType: 'OTHER', status: 'ANSWERED' },
      ...{ matchReason: '', sentences: [told, other] },
    });
  await db()
    .insert(tables.aiSummary)
    .values([
      { ...of, format: 'TLDR', index: 0, sentences: [told] },
      {
        ...{ ...of, format: 'QANDA', index: 1, sentences: [sentence(segment.id, canary)] },
        question: { text: canary, evidence: told.evidence },
      },
    ]);
  await db()
    .insert(tables.sentenceReport)
    .values({ ...of, sentenceId: told.id, text: canary, userId: bench.user.id, reason: 'OTHER' });
  await db()
    .insert(tables.engineRecord)
    .values({
      ...{ ...of, task: 'ask', engine: 'builtIn', engineName: 'x', engineVersion: '1' },
      ...{ trust: 'rough', inputHash: '0', output: { said: canary } },
    });
  const clip = { ...of, userId: bench.user.id, name: canary };
  const cut = firstRow(
    await db()
      .insert(tables.clip)
      .values([
        { ...clip, startMs: Math.max(0, startMs - 100), endMs: endMs + 100 },
        { ...clip, name: 'Later', startMs: endMs + 5000, endMs: endMs + 6000 },
      ])
      .returning(),
  );
  await bench.storage.put(`${clipPrefix(cut)}1-2-abc.m4a`, Readable.from([canary]), {
    mimeType: 'audio/mp4',
  });
  return { callId, segmentId: segment.id, span: { startMs, endMs } };
}

/** The loudest moment of a stretch, in dB below full scale. */
async function loudness(path: string, { startMs, endMs }: Span): Promise<number> {
  const { stderr } = await run('ffmpeg', [
    ...[
      '-hide_banner',
      '-nostdin',
      '-ss',
      `${startMs / 1000}`,
      '-t',
      `${(endMs - startMs) / 1000}`,
    ],
    ...['-i', path, '-af', 'volumedetect', '-f', 'null', '-'],
  ]);
  return Number(/max_volume: (-?[\d.]+) dB/.exec(stderr)?.[1] ?? -Infinity);
}

test('a redacted passage leaves no word in any table or index, and no sound in any file', async () => {
  const { callId, span } = await bringSaid();
  const before = await filesOf(bench, callId);
  const pathOf = (key = '') => bench.storage.localPath(key) ?? '';
  expect(await loudness(pathOf(before.PLAYBACK?.storageKey), span)).toBeGreaterThan(-50);
  expect((await findWord(db(), canary)).length).toBeGreaterThan(8);

  await redact(callId, [span]);

  expect(await findWord(db(), canary)).toEqual([]);
  const withheld = await filesOf(bench, callId);
  expect(Object.keys(withheld)).toEqual(['ORIGINAL']);
  expect(withheld.ORIGINAL).toMatchObject({ isWithheld: true });
  const [segment] = await segmentsOf(bench, callId);
  expect(segment?.text).toContain('[redacted]');
  expect(segment?.words[2]).toEqual(['[redacted]', span.startMs, span.endMs, null]);

  expect(await bench.drain()).toEqual([]);
  expect(await findWord(db(), canary)).toEqual([]);
  const after = await filesOf(bench, callId);
  expect(after.ORIGINAL).toMatchObject({ isWithheld: false, mimeType: 'audio/mp4' });
  for (const file of [after.ORIGINAL, after.PLAYBACK]) {
    expect(await loudness(pathOf(file?.storageKey), span)).toBeLessThan(-80);
    const rest = { startMs: span.endMs + 300, endMs: span.endMs + 3000 };
    expect(await loudness(pathOf(file?.storageKey), rest)).toBeGreaterThan(-50);
  }
  const stored = await readdir(pathOf(`${bench.organization.id}/${callId}/x`).replace(/x$/, ''), {
    recursive: true,
  });
  expect(stored.toSorted()).toEqual(
    [after.ORIGINAL, after.PLAYBACK].map((file) => file?.storageKey.split('/').at(-1)).toSorted(),
  );
  expect(await bench.callOf(callId)).toMatchObject({
    ...{ recordingStatus: 'COMPLETED', transcriptionStatus: 'COMPLETED', processingStep: null },
  });
  const clips = await db().select().from(tables.clip).where(eq(tables.clip.callId, callId));
  expect(clips.map(({ name }) => name)).toEqual(['Later']);
});

test('a redaction whose copy cannot be made keeps the recording withheld until it is tried again', async () => {
  const { callId, span } = await bringSaid();
  const { ORIGINAL: original } = await filesOf(bench, callId);
  await redact(callId, [span]);
  const key = original?.storageKey ?? '';
  const content = await readFixture('audio/speech/interview-two-channels.webm');
  await bench.storage.put(key, Readable.from([Buffer.from('no sound')]), { mimeType: 'x/y' });
  await bench.drain();
  expect(await bench.callOf(callId)).toMatchObject({
    ...{ recordingStatus: 'FAILED', transcriptionStatus: 'COMPLETED' },
  });
  expect(Object.keys(await filesOf(bench, callId))).toEqual(['ORIGINAL']);

  await bench.storage.put(key, Readable.from([content]), { mimeType: 'x/y' });
  await retryProcessing(commandOn(bench, callId));
  await bench.drain();
  expect(await bench.callOf(callId)).toMatchObject({ recordingStatus: 'COMPLETED' });
  const [segment] = await segmentsOf(bench, callId);
  expect(segment?.text, 'the words were not recognized again').toContain('[redacted]');
});

test('a passage without words, and a recording under way, are refused', async () => {
  const { callId } = await bench.bringRecording(
    await readFixture('audio/speech/interview-mono.webm'),
  );
  await expect(redact(callId, [{ startMs: 0, endMs: 1000 }])).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  await bench.drain();
  for (const passages of [[], [{ startMs: 5, endMs: 5 }], [{ startMs: 80e6, endMs: 81e6 }]])
    await expect(redact(callId, passages)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('disabling the recording of an interview stops what is under way and removes its upload', async () => {
  const { callId } = await bench.bringRecording(
    await readFixture('audio/speech/interview-mono.webm'),
  );
  await bench.runNext();
  expect(bench.queued.length).toBeGreaterThan(0);
  await disableCallRecording(await input(callId));
  expect(await bench.drain()).toEqual([]);
  expect(await filesOf(bench, callId)).toEqual({});
  expect(await bench.stepsOf(callId)).toEqual({});
  const call = await bench.callOf(callId);
  expect(call).toMatchObject({ recordingDisabled: true, recordingStatus: 'PENDING' });
});
