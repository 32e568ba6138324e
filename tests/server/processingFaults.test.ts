import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { processingStepNames } from '#shared/domain/call.ts';
import {
  engineRecord,
  recordingPeaks,
  transcriptionChunk,
} from '../../web/server/db/tables/schema.ts';
import { reTranscribe } from '../../web/server/features/processing/reTranscribe.ts';
import { retryProcessing } from '../../web/server/features/processing/retryProcessing.ts';
import { SpeechError } from '../../web/server/speech/speechError.ts';
import { mostLostAttempts } from '../../web/server/jobs/taskAttempt.ts';
import { fakeEngine, type FakeEngine } from '../harness/fakeEngine.ts';
import {
  commandOn,
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
let restart = () => {};
beforeAll(async () => {
  engine = fakeEngine();
  bench = await openRecordingBench(engine);
});
beforeEach(async () => {
  engine.heard = 0;
  engine.onTranscribe = () => {};
  bench.queued.length = 0;
  restart();
});
afterAll(() => bench.close());
afterEach(async () => {
  const left = await readdir(join(bench.settings.DATA_DIR, 'work')).catch(() => []);
  expect(left, 'work folders are removed').toEqual([]);
});

const twoVoices = 'audio/speech/interview-two-channels.webm';
const db = () => bench.database.system;

test('an engine that is down is tried as often as makes sense, then the page says why, and a retry goes on from there', async () => {
  engine.onTranscribe = () => {
    throw new SpeechError('REFUSED', 'The speech service refused the request.');
  };
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  await bench.drain();
  expect((await bench.stepsOf(callId)).TRANSCRIBE).toMatchObject({
    status: 'FAILED',
    attempts: 1,
    failureCode: 'REFUSED',
    failureReason: 'The speech service refused the request.',
  });
  expect(await bench.callOf(callId)).toMatchObject({
    recordingStatus: 'COMPLETED',
    transcriptionStatus: 'FAILED',
    processingStep: 'TRANSCRIBE',
    processingProgress: 0,
    failureReason: 'The speech service refused the request.',
    failureCode: 'REFUSED',
  });

  engine.onTranscribe = () => {
    throw new Error('out of luck');
  };
  expect(await retryProcessing(commandOn(bench, callId))).toBe(true);
  expect(await bench.callOf(callId)).toMatchObject({
    ...{ transcriptionStatus: 'DISPATCHED', processingStep: 'TRANSCRIBE', failureReason: null },
  });
  expect(await bench.drain()).toHaveLength(5);
  expect((await bench.stepsOf(callId)).TRANSCRIBE).toMatchObject({
    status: 'FAILED',
    attempts: 5,
    failureCode: 'UNEXPECTED',
  });

  engine.onTranscribe = () => {};
  expect(await retryProcessing(commandOn(bench, callId))).toBe(true);
  expect(await retryProcessing(commandOn(bench, callId))).toBe(false);
  expect(await bench.drain()).toEqual([]);
  expect(await bench.callOf(callId)).toMatchObject({
    ...{ transcriptionStatus: 'COMPLETED', processingStep: null, processingProgress: 0 },
    ...{ failureReason: null, failureCode: null },
  });
  expect((await segmentsOf(bench, callId)).length).toBeGreaterThan(0);
});

test('a step whose process dies again and again ends as failed', async () => {
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  await bench.runNext();
  const [probe] = bench.queued.splice(0, 1);
  if (!probe) throw new Error('nothing queued');
  for (let death = 0; death < mostLostAttempts; death++) {
    restart = dieAfter(8);
    bench.queued.push({ ...probe });
    await bench.runNext();
    restart();
  }
  expect((await bench.stepsOf(callId)).PROBE).toMatchObject({
    status: 'IN_PROGRESS',
    attempts: mostLostAttempts,
  });
  bench.queued.push({ ...probe });
  expect(await bench.drain()).toEqual([]);
  const failed = (await bench.stepsOf(callId)).PROBE;
  expect(failed).toMatchObject({ status: 'FAILED', failureCode: 'STOPPED' });
  expect(failed?.failureReason).toContain(`${mostLostAttempts} times`);
  await retryProcessing(commandOn(bench, callId));
  expect(await bench.drain()).toEqual([]);
  expect((await bench.callOf(callId)).transcriptionStatus).toBe('COMPLETED');
});

const eachTaskOnce = ['answerGuide', 'summarizeInterview', 'transcribe'];
const tasksOf = async (callId: string): Promise<string[]> => {
  const rows = await db().select().from(engineRecord).where(eq(engineRecord.callId, callId));
  return rows.map(({ task }) => task).sort();
};

/** From the n-th statement on the database is out of reach, as for a process that was killed, until it restarts. */
function dieAfter(statements: number): () => void {
  let left = statements;
  return watchStatements(bench.database, (text) => {
    // Drizzle never gives a connection back whose BEGIN failed, and the test has only this one.
    if (left-- <= 0 && !text.startsWith('begin')) throw new Error('killed');
  });
}

test('killed at any statement and run again, it ends as one whole transcript', async () => {
  const bytes = await readFixture(twoVoices);
  let deaths = 0;
  let heardWithoutDeath = 0;
  for (let round = 0; round < 10; round++) {
    const { callId } = await bench.bringRecording(bytes);
    engine.heard = 0;
    for (let runs = 0; bench.queued.length > 0 && runs < 40; runs++) {
      const isInDanger = round > 0 && runs % 2 === 0;
      if (isInDanger) restart = dieAfter((round * 7 + runs * 5) % 23);
      const failure = await bench.runNext();
      if (!isInDanger) continue;
      restart();
      if (failure !== undefined) deaths += 1;
    }
    if (round === 0) heardWithoutDeath = engine.heard;
    expect(await statusesOf(bench, callId)).toEqual(processingStepNames.map(() => 'COMPLETED'));
    const segments = await segmentsOf(bench, callId);
    expect(new Set(segments.map(({ index }) => index)).size).toBe(segments.length);
    expect(segments.length).toBeGreaterThan(0);
    expect(await speakersOf(bench, callId)).toHaveLength(2);
    expect(await tasksOf(callId)).toEqual(eachTaskOnce);
    expect(await db().$count(recordingPeaks, eq(recordingPeaks.callId, callId))).toBe(1);
    expect((await bench.callOf(callId)).transcriptRevision).toBe(1);
    expect(await db().$count(transcriptionChunk)).toBe(0);
    expect(Object.keys(await filesOf(bench, callId)).sort()).toEqual(['ORIGINAL', 'PLAYBACK']);
    // Nothing but these two files lies in the store.
    const folder = join(bench.settings.mediaDir, bench.organization.id, callId);
    expect(await readdir(folder)).toHaveLength(2);
  }
  expect(deaths).toBeGreaterThan(20);
  expect(heardWithoutDeath).toBeGreaterThan(1);
});

test('recognition broken off goes on with the stretches it has not heard', async () => {
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  while (bench.queued[0]?.job.name !== 'transcribeRecording') await bench.runNext();
  let calls = 0;
  engine.onTranscribe = () => {
    if (++calls > 2) throw new SpeechError('BUSY', 'Busy.', { isRetryable: false });
  };
  await bench.drain();
  const kept = await db().$count(transcriptionChunk, eq(transcriptionChunk.callId, callId));
  expect(kept).toBeGreaterThan(0);
  const before = engine.heard;
  engine.onTranscribe = () => {};
  await retryProcessing(commandOn(bench, callId));
  await bench.drain();
  const { callId: other } = await bench.bringRecording(await readFixture(twoVoices));
  const heardForBoth = engine.heard;
  await bench.drain();
  const heardForOne = engine.heard - heardForBoth;
  expect(heardForBoth - before).toBe(heardForOne - kept);
  expect((await segmentsOf(bench, callId)).map(({ text }) => text)).toEqual(
    (await segmentsOf(bench, other)).map(({ text }) => text),
  );
});

test('stopping the server is no failed attempt', async () => {
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  while (bench.queued[0]?.job.name !== 'transcribeRecording') await bench.runNext();
  for (let stops = 0; stops < 6; stops++) {
    const stop = new AbortController();
    engine.onTranscribe = () => {
      stop.abort(new Error('stopping'));
      stop.signal.throwIfAborted();
    };
    expect(await bench.runNext(stop.signal)).toBeInstanceOf(Error);
  }
  expect((await bench.stepsOf(callId)).TRANSCRIBE).toMatchObject({
    status: 'PENDING',
    attempts: 0,
  });
  engine.onTranscribe = () => {};
  expect(await bench.drain()).toEqual([]);
  expect((await bench.callOf(callId)).transcriptionStatus).toBe('COMPLETED');
});

test('a transcript ordered again in another language is not taken from the run before', async () => {
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  while (bench.queued[0]?.job.name !== 'transcribeRecording') await bench.runNext();
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let second: Promise<unknown> | null = null;
  engine.onTranscribe = async (language) => {
    if (language === 'es-ES') {
      begun.resolve();
      return release.promise;
    }
    second ??= reTranscribe({ ...commandOn(bench, callId), language: 'es-ES' }).then(() =>
      bench.runNext(),
    );
    await begun.promise;
  };
  expect(await bench.runNext()).toBeUndefined();
  const { TRANSCRIBE } = await bench.stepsOf(callId);
  expect(TRANSCRIBE).toMatchObject({ status: 'IN_PROGRESS', attempts: 1 });
  release.resolve();
  await second;
  await bench.drain();
  expect((await bench.stepsOf(callId)).TRANSCRIBE).toMatchObject({
    ...{ status: 'COMPLETED', result: { language: 'es-ES', revision: 1 } },
  });
});

test('a worker taken for dead writes nothing once another has begun the same step', async () => {
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  while (bench.queued[0]?.job.name !== 'transcribeRecording') await bench.runNext();
  const [again] = bench.queued;
  let wasRepeated = false;
  engine.onTranscribe = async () => {
    if (wasRepeated || !again) return;
    wasRepeated = true;
    bench.queued.push({ ...again });
    await bench.drain();
  };
  await bench.drain();
  expect(wasRepeated).toBe(true);
  expect(await tasksOf(callId)).toEqual(eachTaskOnce);
  expect(await bench.callOf(callId)).toMatchObject({
    transcriptRevision: 1,
    transcriptionStatus: 'COMPLETED',
  });
});
