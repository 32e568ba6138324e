import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { processingStepNames } from '#shared/domain/call.ts';
import {
  call,
  callMetric,
  engineRecord,
  recordingPeaks,
  speaker,
  transcriptionChunk,
} from '../../web/server/db/tables/schema.ts';
import { writeTranscript } from '#shared/domain/transcripts/writeTranscript.ts';
import type { CallNews } from '../../web/server/events/mergeCallEvents.ts';
import { createAiNotesJobs } from '../../web/server/features/aiNotes/createAiNotesJobs.ts';
import { createRecordingJobs } from '../../web/server/features/recordings/createRecordingJobs.ts';
import {
  finishUploadQueue,
  removeCallFilesQueue,
} from '../../web/server/features/processing/recordingQueues.ts';
import { startJobs } from '../../web/server/jobs/jobs.ts';
import { builtInEngine } from '../../web/server/language/builtInEngine.ts';
import { chooseSpeechEngine } from '../../web/server/speech/chooseSpeechEngine.ts';
import { callPrefix } from '../../web/server/storage/storageKey.ts';
import { fakeEngine, type FakeEngine } from '../harness/fakeEngine.ts';
import {
  filesOf,
  readFixture,
  segmentsOf,
  speakersOf,
  statusesOf,
} from '../harness/readInterview.ts';
import { openRecordingBench, type RecordingBench } from '../harness/recordingBench.ts';
import { watchStatements } from '../harness/watchStatements.ts';

let bench: RecordingBench;
let engine: FakeEngine;
beforeAll(async () => {
  engine = fakeEngine();
  bench = await openRecordingBench(engine);
});
beforeEach(() => {
  engine.heard = 0;
  engine.onTranscribe = () => {};
  engine.words = [];
  bench.queued.length = 0;
});
afterAll(() => bench.close());
afterEach(async () => {
  const left = await readdir(join(bench.settings.DATA_DIR, 'work')).catch(() => []);
  expect(left, 'work folders are removed').toEqual([]);
});

const twoVoices = 'audio/speech/interview-two-channels.webm';
const oneChannel = 'audio/speech/interview-mono.webm';
const db = () => bench.database.system;

test('a two-channel recording becomes a playable, transcribed and measured interview', async () => {
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  expect(await bench.drain()).toEqual([]);

  const done = await bench.callOf(callId);
  expect(done).toMatchObject({
    type: 'UPLOAD_AUDIO',
    recordingStatus: 'COMPLETED',
    transcriptionStatus: 'COMPLETED',
    transcriptRevision: 1,
  });
  expect(done.durationMs).toBeGreaterThan(5000);
  expect(done.endTime?.getTime()).toBe(done.startTime.getTime() + (done.durationMs ?? 0));
  expect(await statusesOf(bench, callId)).toEqual(processingStepNames.map(() => 'COMPLETED'));

  const { ORIGINAL, PLAYBACK } = await filesOf(bench, callId);
  expect(ORIGINAL?.mimeType).toBe('audio/webm');
  expect(PLAYBACK).toMatchObject({ mimeType: 'audio/webm', durationMs: done.durationMs });
  expect(await bench.storage.stat(PLAYBACK?.storageKey ?? '')).toEqual({
    sizeBytes: PLAYBACK?.sizeBytes,
  });
  const [peaks] = await db().select().from(recordingPeaks).where(eq(recordingPeaks.callId, callId));
  expect(peaks?.lanes).toHaveLength(2);

  const speakers = await speakersOf(bench, callId);
  expect(speakers.map(({ name, role, basis }) => [name, role, basis])).toEqual([
    ['Speaker 1', 'UNKNOWN', 'CHANNEL'],
    ['Speaker 2', 'UNKNOWN', 'CHANNEL'],
  ]);
  for (const item of speakers) expect(item.wordCount).toBeGreaterThan(3);
  const segments = await segmentsOf(bench, callId);
  expect(segments.map(({ index }) => index)).toEqual(segments.map((_, index) => index));
  for (const segment of segments) {
    expect(segment.text).toBe(segment.words.map(([text]) => text).join(' '));
    expect(segment.endMs).toBeGreaterThan(segment.startMs);
  }
  expect(segments.reduce((sum, { words }) => sum + words.length, 0)).toBe(
    speakers.reduce((sum, { wordCount }) => sum + wordCount, 0),
  );
  const [metric] = await db().select().from(callMetric).where(eq(callMetric.callId, callId));
  expect(metric?.longestMonologueMs).toBeGreaterThan(0);
  const isTranscript = eq(engineRecord.task, 'transcribe');
  const [record] = await db()
    .select()
    .from(engineRecord)
    .where(and(eq(engineRecord.callId, callId), isTranscript));
  expect(record).toMatchObject({ engine: 'http', languageCode: 'en-US', trust: 'good' });
  expect(record?.inputHash).toBe(ORIGINAL?.sha256);
  expect(done.transcriptEngineRecordId).toBe(record?.id);
  expect(await db().$count(transcriptionChunk)).toBe(0);
});

test('figures, capitals and punctuation stand in the transcript and its exports as the engine wrote them', async () => {
  const said = 'O’Brien saved $80,000, about 3.5%, at 6 a.m. in C++';
  engine.words = said.split(' ');
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  expect(await bench.drain()).toEqual([]);
  const segments = await segmentsOf(bench, callId);
  const spoken = segments.map(({ text }) => text).join(' ');
  expect(spoken).toContain(said);
  for (const format of ['txt', 'md', 'vtt', 'srt', 'json', 'csv'] as const) {
    const { bytes } = writeTranscript(
      {
        segments: segments.map(({ text, startMs, endMs }) => ({
          speaker: 'Kim',
          text,
          startMs,
          endMs,
        })),
      },
      { format, times: true, speakers: true, notes: false },
    );
    const file = new TextDecoder().decode(bytes);
    for (const word of ['$80,000,', '3.5%,', 'a.m.', 'C++']) expect(file, format).toContain(word);
  }
});

test('two plainly different voices in one channel become two speakers, marked as a guess', async () => {
  const { callId } = await bench.bringRecording(await readFixture(oneChannel));
  expect(await bench.drain()).toEqual([]);
  const speakers = await speakersOf(bench, callId);
  expect(speakers.map(({ name, basis }) => [name, basis])).toEqual([
    ['Speaker 1', 'VOICE'],
    ['Speaker 2', 'VOICE'],
  ]);
  const spoken = new Set((await segmentsOf(bench, callId)).map(({ speakerId }) => speakerId));
  expect(spoken.size).toBe(2);
  for (const item of speakers) expect(item.talkMs).toBeGreaterThan(1000);
});

test('a transcript that somebody corrected meanwhile keeps its speakers', async () => {
  const { callId } = await bench.bringRecording(await readFixture(oneChannel));
  while (bench.queued[0]?.job.name !== 'transcribeRecording') await bench.runNext();
  const stop = new AbortController();
  const stopWatching = watchStatements(bench.database, (text) => {
    if (text.includes('insert into "speaker"')) stop.abort(new Error('stopping'));
  });
  await bench.runNext(stop.signal);
  stopWatching();
  expect(await bench.stepsOf(callId)).toMatchObject({
    ...{ TRANSCRIBE: { status: 'COMPLETED' }, ATTRIBUTE_SPEAKERS: { status: 'PENDING' } },
  });
  await db().update(speaker).set({ name: 'Ana' }).where(eq(speaker.callId, callId));
  await db().update(call).set({ transcriptRevision: 2 }).where(eq(call.id, callId));
  expect(await bench.drain()).toEqual([]);
  expect((await speakersOf(bench, callId)).map(({ name }) => name)).toEqual(['Ana']);
  expect((await bench.callOf(callId)).transcriptionStatus).toBe('COMPLETED');
});

test('a video gets a picture and becomes a video interview', async () => {
  const { callId } = await bench.bringRecording(await readFixture('media/video.mp4'), 'talk.mp4');
  expect(await bench.drain()).toEqual([]);
  expect((await bench.callOf(callId)).type).toBe('UPLOAD_VIDEO');
  const { PLAYBACK, THUMBNAIL } = await filesOf(bench, callId);
  expect(PLAYBACK).toMatchObject({ mimeType: 'video/mp4', hasVideo: true });
  expect(THUMBNAIL).toMatchObject({ mimeType: 'image/jpeg' });
  expect(THUMBNAIL?.sizeBytes).toBeGreaterThan(500);
});

test('silence is an interview without words, not a failure', async () => {
  const { callId } = await bench.bringRecording(await readFixture('media/silence.webm'));
  expect(await bench.drain()).toEqual([]);
  expect(await bench.callOf(callId)).toMatchObject({ transcriptionStatus: 'COMPLETED' });
  expect(await segmentsOf(bench, callId)).toEqual([]);
});

test('an upload cut short is used as far as it plays', async () => {
  const whole = await readFixture('media/recorder.webm');
  const { callId } = await bench.bringRecording(whole.subarray(0, Math.floor(whole.length * 0.6)));
  expect(await bench.drain()).toEqual([]);
  expect(await bench.callOf(callId)).toMatchObject({
    recordingStatus: 'COMPLETED',
    transcriptionStatus: 'COMPLETED',
  });
});

test.each([
  [
    'a picture named like a recording',
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    'WRONG_TYPE',
  ],
  ['a recording without sound', 'media/no-audio.webm', 'NO_AUDIO'],
])('%s fails at once with its reason', async (_name, input, code) => {
  const bytes = typeof input === 'string' ? await readFixture(input) : input;
  const { callId } = await bench.bringRecording(bytes);
  expect(await bench.drain()).toEqual([]);
  expect(await bench.callOf(callId)).toMatchObject({
    recordingStatus: 'FAILED',
    transcriptionStatus: 'FAILED',
  });
  const { PROBE, REMUX } = await bench.stepsOf(callId);
  expect(PROBE).toMatchObject({ status: 'FAILED', failureCode: code, attempts: 1 });
  expect(PROBE?.failureReason).toMatch(/Please (?:choose|export)/);
  expect(REMUX?.status).toBe('PENDING');
});

test('a call deleted meanwhile is left alone, and its files go', async () => {
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  while (bench.queued[0]?.job.name !== 'transcribeRecording') await bench.runNext();
  await db().update(call).set({ deletedAt: new Date() }).where(eq(call.id, callId));
  expect(await bench.drain()).toEqual([]);
  expect(engine.heard).toBe(0);
  const { ORIGINAL } = await filesOf(bench, callId);
  await bench.send(removeCallFilesQueue, { callId, organizationId: bench.organization.id });
  expect(await bench.drain()).toEqual([]);
  expect(await filesOf(bench, callId)).toEqual({});
  expect(await bench.storage.stat(ORIGINAL?.storageKey ?? '')).toBeNull();
});

test.each(['playback', 'thumbnail'])(
  'of a call deleted while its %s is being made no file stays',
  async (kind) => {
    const { callId } = await bench.bringRecording(await readFixture('media/video.mp4'), 'talk.mp4');
    const { storage } = bench;
    const put = storage.put.bind(storage);
    storage.put = async (key, ...rest) => {
      if (key.includes(kind)) {
        await db().update(call).set({ deletedAt: new Date() }).where(eq(call.id, callId));
        await storage.deletePrefix(callPrefix(bench.organization.id, callId));
      }
      return put(key, ...rest);
    };
    expect(await bench.drain()).toEqual([]);
    storage.put = put;
    const folder = join(bench.settings.mediaDir, bench.organization.id, callId);
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  },
);

test('of a deleted interview no file and no word remains', async () => {
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  await bench.drain();
  const files = await filesOf(bench, callId);
  await db().update(call).set({ deletedAt: new Date() }).where(eq(call.id, callId));
  await bench.send(removeCallFilesQueue, { callId, organizationId: bench.organization.id });
  expect(await bench.drain()).toEqual([]);
  expect(await segmentsOf(bench, callId)).toEqual([]);
  expect(await speakersOf(bench, callId)).toEqual([]);
  for (const file of Object.values(files))
    expect(await bench.storage.stat(file.storageKey)).toBeNull();
});

test('files of a call that stands are not removed', async () => {
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  await bench.drain();
  await bench.send(removeCallFilesQueue, { callId, organizationId: bench.organization.id });
  await bench.drain();
  expect(Object.keys(await filesOf(bench, callId))).toHaveLength(2);
});

test('changes of status and progress are told to who listens', async () => {
  const stop = new AbortController();
  const heard: CallNews[] = [];
  const reader = { organizationId: bench.organization.id, userId: 'reader', sessionId: null };
  const news = bench.events.subscribe(reader, () => true, stop.signal);
  const listening = (async () => {
    for await (const change of news) heard.push(change);
  })();
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  await bench.drain();
  // The database announces a change after the statement that made it has returned.
  const ofCall = () => heard.filter((change) => change.callId === callId);
  await expect.poll(() => ofCall().length).toBeGreaterThan(2);
  stop.abort();
  await listening;
});

test('the real queue and the built-in engine make an interview of a recording', async () => {
  const real = chooseSpeechEngine({});
  expect(await real.check()).toEqual({ ok: true });
  const { database, settings, storage } = bench;
  const jobs = await startJobs(
    database,
    [
      ...createRecordingJobs({ database, settings, storage, engine: real }),
      ...createAiNotesJobs({ language: builtInEngine() }),
    ],
    { isWorker: true },
  );
  try {
    const { callId, uploadId } = await bench.bringRecording(await readFixture(twoVoices));
    bench.queued.length = 0;
    await jobs.send(finishUploadQueue, { uploadId });
    await expect
      .poll(async () => (await bench.callOf(callId)).transcriptionStatus, { timeout: 240_000 })
      .toBe('COMPLETED');
    const words = (await segmentsOf(bench, callId)).flatMap((item) => item.words);
    expect(words.length).toBeGreaterThan(10);
    const text = words.map(([one]) => one).join(' ');
    expect(text.toLowerCase()).toContain('thank you for coming in today');
    expect(text).toContain('public library');
    // Capitals and punctuation of an engine that gives them stay.
    if (real.trust === 'good') expect(text).toContain('Welcome and thank you for coming in today.');
    const isTranscript = eq(engineRecord.task, 'transcribe');
    const [record] = await db()
      .select()
      .from(engineRecord)
      .where(and(eq(engineRecord.callId, callId), isTranscript));
    expect(record).toMatchObject({ engine: real.id, trust: real.trust });
  } finally {
    await jobs.stop();
  }
});
