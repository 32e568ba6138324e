import { beforeEach, expect, test, vi } from 'vitest';
import { memorySound } from '../../../tests/harness/memorySound.ts';
import { aCapture, memoryStore } from '../../../tests/harness/memoryStore.ts';
import type { CaptureStatus } from '#shared/domain/captions.ts';
import type { HeardSound } from '#shared/domain/heardSound.ts';
import type { CaptureStore } from '../../platform/captureStore.ts';
import { ServerProblem } from '../../platform/network.ts';
import { createLiveTranscript, type LiveTranscript } from './createLiveTranscript.ts';
import { webmHeader } from './webm.ts';

let store: CaptureStore;
let sound: ReturnType<typeof memorySound>;
let live: LiveTranscript;
let status: CaptureStatus;
let nowMs: number;
let asked: { callId: string; place: Record<string, string>; bytes: Uint8Array }[];
let answer: HeardSound | ServerProblem;
/** What a slow server waits for before it answers. */
let turn: Promise<void>;

const closed = (heardMs: number) => ({ heardMs, openMs: null });
const capture = aCapture({
  ...{ callId: 'call', candidateName: 'Ines Carvalho', startedAtMs: 1_000, followSinceMs: 1_000 },
  sound: { ...aCapture().sound, isWanted: true },
});
/** Two more seconds of the recording are on the disk. */
async function record(byte: number, seconds = 2): Promise<void> {
  const [{ sound: known } = capture] = await store.captures();
  const bytes = known.bytes === 0 ? [...webmHeader(), byte] : [byte];
  const endMs = known.endMs + seconds * 1_000;
  await sound.append('capture', { bytes: Uint8Array.from(bytes), endMs });
  nowMs = 1_000 + endMs;
  await live.soundSaved('capture');
}
const state = async () => (await store.captures())[0]?.sound.live;

beforeEach(async () => {
  store = memoryStore();
  sound = memorySound(store);
  await store.addCapture(capture);
  status = 'off';
  asked = [];
  turn = Promise.resolve();
  answer = { utterances: [], marks: [closed(0), closed(0)] };
  live = createLiveTranscript({
    ...{ store, sound, now: () => nowMs, onWords: () => {}, captionsOf: async () => status },
    ask: async (schema, callId, place, bytes) => {
      asked.push({ callId, place, bytes });
      await turn;
      if (answer instanceof ServerProblem) throw answer;
      return schema.parse(answer);
    },
  });
});

test('what the server heard becomes captions of the two who speak, and the next piece begins at its marks', async () => {
  const said = { revision: 2_000, startMs: 500, endMs: 1_800, isFinal: true };
  answer = {
    utterances: [
      { ...said, utteranceId: 'sound-0-500', channel: 'MEETING', text: 'Good morning.' },
      { ...said, utteranceId: 'sound-1-500', channel: 'MICROPHONE', text: 'Hello.' },
    ],
    marks: [closed(2_000), { heardMs: 2_500, openMs: 2_700 }],
  };
  await record(7);
  expect(await store.waitingCaptions('capture', 10)).toMatchObject([
    { speaker: 'Ines Carvalho', text: 'Good morning.', startMs: 500, endMs: 1_800 },
    { speaker: 'You', text: 'Hello.' },
  ]);
  await record(8);
  await record(9);
  expect(asked.map(({ bytes }) => bytes.at(-1))).toEqual([7, 8, 9]);
  const header = webmHeader().length;
  // Each piece is a file of its own, from the first one that is not written down whole.
  expect(asked.map(({ bytes }) => bytes.length - header)).toEqual([1, 1, 2]);
  expect(asked[2]?.place).toEqual({
    ...{ startMs: '2000', meetingHeardMs: '2000', meetingOpenMs: '' },
    ...{ microphoneHeardMs: '2500', microphoneOpenMs: '2700' },
  });
});

test('pieces that come while a slow server listens are heard together, as soon as it has answered', async () => {
  const slow = Promise.withResolvers<void>();
  turn = slow.promise;
  const first = record(1, 1);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await record(2, 1);
  await record(3, 1);
  expect(asked).toHaveLength(1);
  slow.resolve();
  await first;
  expect(asked.map(({ bytes }) => bytes.at(-1))).toEqual([1, 3]);
});

test('a fast server is asked at every other second', async () => {
  for (const byte of [1, 2, 3, 4, 5]) await record(byte, 1);
  expect(asked.map(({ bytes }) => bytes.at(-1))).toEqual([1, 3, 5]);
});

test('where captions are read nothing is heard, and later only what came after them', async () => {
  status = 'capturing';
  for (let count = 0; count < 3; count += 1) await record(count);
  expect(asked).toEqual([]);
  status = 'lost';
  await record(9);
  expect(asked).toMatchObject([{ place: { startMs: '6000', meetingHeardMs: '6000' } }]);
  status = 'recovered';
  await record(10);
  expect(asked).toHaveLength(1);
  expect(await state()).toBeNull();
});

test('a page that cannot be read yet gets time to show captions', async () => {
  status = 'unknown';
  await record(1);
  expect(asked).toEqual([]);
  await record(2, 8);
  expect(asked).toHaveLength(1);
});

test('a server that cannot do it is left alone for a while, and says why', async () => {
  answer = new ServerProblem('refused', 'The speech engine does not know the language de-DE.');
  await record(1);
  await record(2);
  expect(asked).toHaveLength(1);
  expect(await state()).toMatchObject({ problem: expect.stringContaining('de-DE') });
  answer = { utterances: [], marks: [closed(1_000), closed(1_000)] };
  for (let count = 0; count < 5; count += 1) await record(count);
  expect(await state()).toMatchObject({ problem: null, upToMs: 14_000 });
  // A slow server does not go back to what it could not do.
  expect(asked[1]?.place).toMatchObject({ startMs: '2000', meetingHeardMs: '2000' });
});

test('of a long absence only the last half minute is heard, and no sentence goes on through it', async () => {
  answer = { utterances: [], marks: [{ heardMs: 1_000, openMs: 1_200 }, closed(2_000)] };
  await record(1);
  status = 'off';
  nowMs = 0;
  // The computer slept: silence fills the recording.
  await sound.append('capture', { bytes: Uint8Array.of(0), endMs: 600_000 });
  await record(2);
  expect(asked[1]?.place).toMatchObject({
    ...{ startMs: '600000', meetingHeardMs: '600000', meetingOpenMs: '' },
  });
});

test.each([
  ['paused', { isPaused: true }],
  ['ended', { endedAtMs: 9_000 }],
  ['thrown away', { isDiscarded: true }],
  ['not on the server yet', { callId: null }],
  ['without sound', { sound: { ...capture.sound, isWanted: false } }],
])('nothing of an interview that is %s is heard', async (_what, change) => {
  await store.changeCapture('capture', change);
  await record(1);
  expect(asked).toEqual([]);
});
