import { beforeEach, expect, test, vi } from 'vitest';
import { aCapture, memoryStore } from '../../../tests/harness/memoryStore.ts';
import { memorySound } from '../../../tests/harness/memorySound.ts';
import { isSoundWaiting, type CaptureStore } from '../../platform/captureStore.ts';
import { ServerProblem } from '../../platform/network.ts';
import type { Ask } from '../capture/sendCaptions.ts';
import { sendSound } from './sendSound.ts';

vi.mock('wxt/browser', () => ({ browser: {} }));

const file = Uint8Array.from({ length: 5 * 1024 * 1024 }, (_, at) => at % 251);
let store: CaptureStore;
let sound: ReturnType<typeof memorySound>;
/** What the server has, and how it fails. */
let received: number[];
let fault: Error | null;
let refusal: Error | null;
const ask: Ask = async (schema) => {
  if (refusal) throw refusal;
  return schema.parse({ addCallRecording: { uploadUrl: '/files/1' } });
};
const transport = {
  offsetOf: async () => received.length,
  put: async (_url: string, offset: number, bytes: Uint8Array) => {
    if (fault) throw fault;
    received.splice(offset);
    for (const byte of bytes) received.push(byte);
    return received.length;
  },
};

beforeEach(async () => {
  store = memoryStore();
  sound = memorySound(store);
  received = [];
  fault = null;
  refusal = null;
  await store.addCapture(aCapture({ callId: 'call', isEndSent: true, endedAtMs: 9_000 }));
  await sound.append('capture', { bytes: file, endMs: 9_000 });
});
const captured = async () => (await store.captures())[0] ?? aCapture();
const round = async () => {
  const capture = { ...(await captured()), callId: 'call' };
  return sendSound({ store: sound, ask, capture, transport });
};

test('a recording arrives byte for byte, one part a round, from the byte the server has', async () => {
  await round();
  await round();
  expect(received.length).toBe(4 * 1024 * 1024);
  // The answer was lost, and the server has less than was sent.
  received.splice(1_000);
  await round();
  await round();
  expect(isSoundWaiting(await captured())).toBe(false);
  expect(Buffer.from(received).equals(Buffer.from(file))).toBe(true);
});

test('an upload that the server has removed begins again', async () => {
  await round();
  fault = new ServerProblem('refused', 'It is gone.', 'NOT_FOUND');
  await round();
  expect((await captured()).sound).toMatchObject({ uploadUrl: null, sentBytes: 0 });
  fault = null;
  await round();
  await round();
  await round();
  expect(isSoundWaiting(await captured())).toBe(false);
});

test('a recording of an interview that is gone from the server waits no longer', async () => {
  refusal = new ServerProblem('refused', 'It is gone.', 'NOT_FOUND');
  await round();
  expect(isSoundWaiting(await captured())).toBe(false);
});
