import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { speaker } from '../../web/server/db/tables/schema.ts';
import { reTranscribe } from '../../web/server/features/processing/reTranscribe.ts';
import { retryProcessing } from '../../web/server/features/processing/retryProcessing.ts';
import { SpeechError } from '../../web/server/speech/speechError.ts';
import { fakeEngine, type FakeEngine } from '../harness/fakeEngine.ts';
import { commandOn, readFixture, segmentsOf, speakersOf } from '../harness/readInterview.ts';
import { openRecordingBench, type RecordingBench } from '../harness/recordingBench.ts';

let bench: RecordingBench;
let engine: FakeEngine;
beforeAll(async () => {
  engine = fakeEngine();
  bench = await openRecordingBench(engine);
});
beforeEach(() => {
  engine.onTranscribe = () => {};
  bench.queued.length = 0;
});
afterAll(() => bench.close());

const twoVoices = 'audio/speech/interview-two-channels.webm';
const oneChannel = 'audio/speech/interview-mono.webm';
const db = () => bench.database.system;

test('a new transcript in another language replaces the old one only when it is whole', async () => {
  const { callId } = await bench.bringRecording(await readFixture(twoVoices));
  await bench.drain();
  const old = await segmentsOf(bench, callId);
  expect(await reTranscribe({ ...commandOn(bench, callId), language: 'de-DE' })).toBe(true);
  engine.onTranscribe = () => {
    throw new SpeechError('REFUSED', 'Not now.');
  };
  await bench.drain();
  expect(await bench.callOf(callId)).toMatchObject({
    languageCode: 'en-US',
    transcriptionStatus: 'FAILED',
    recordingStatus: 'COMPLETED',
  });
  expect(await segmentsOf(bench, callId)).toEqual(old);

  engine.onTranscribe = () => {};
  await retryProcessing(commandOn(bench, callId));
  await bench.drain();
  const fresh = await segmentsOf(bench, callId);
  expect(fresh[0]?.text).toContain('word-de-DE');
  expect(fresh).toHaveLength(old.length);
  expect(await speakersOf(bench, callId)).toHaveLength(2);
  expect(await bench.callOf(callId)).toMatchObject({
    languageCode: 'de-DE',
    transcriptRevision: 2,
    transcriptionStatus: 'COMPLETED',
  });
});

test.each([
  ['two channels', twoVoices],
  ['one channel', oneChannel],
])('of %s, a new transcript keeps the names that the speakers were given', async (_, file) => {
  const { callId } = await bench.bringRecording(await readFixture(file));
  await bench.drain();
  for (const [index, { id }] of (await speakersOf(bench, callId)).entries())
    await db()
      .update(speaker)
      .set(
        index === 0
          ? { name: 'Tom Okafor', role: 'INTERVIEWER', basis: 'NAMED', userId: bench.user.id }
          : { name: 'Ada Nyström', role: 'CANDIDATE', basis: 'NAMED' },
      )
      .where(eq(speaker.id, id));
  await reTranscribe({ ...commandOn(bench, callId), language: 'de-DE' });
  expect(await bench.drain()).toEqual([]);
  const { id: userId } = bench.user;
  expect(await speakersOf(bench, callId)).toMatchObject([
    { name: 'Tom Okafor', role: 'INTERVIEWER', basis: 'NAMED', userId },
    { name: 'Ada Nyström', role: 'CANDIDATE', basis: 'NAMED', userId: null },
  ]);
  expect((await segmentsOf(bench, callId))[0]?.text).toContain('word-de-DE');
});
