import { beforeEach, expect, test, vi } from 'vitest';
import { aCapture, memoryStore } from '../../../tests/harness/memoryStore.ts';
import { memorySound } from '../../../tests/harness/memorySound.ts';
import type { CaptureStore } from '../../platform/captureStore.ts';
import type { SoundReport } from '../../platform/soundReports.ts';
import { createSoundKeeper, type SoundKeeper } from './createSoundKeeper.ts';
import { noSignalAfterMs, watchSignal } from './watchSignal.ts';
import { soundState } from './soundState.ts';

const wanted = { ...aCapture().sound, isWanted: true };

test('a channel without even the noise of a room has no signal after six seconds', () => {
  const signal = watchSignal(0);
  signal.hear(Float32Array.of(0, 0.5, -0.25), 1_000);
  expect(signal.read(1_000)).toEqual({ level: expect.closeTo(0.9, 1), hasSignal: true });
  signal.hear(new Float32Array(480), 1_000 + noSignalAfterMs);
  expect(signal.read(1_000 + noSignalAfterMs)).toEqual({ level: 0, hasSignal: false });
  signal.hear(Float32Array.of(0.001), 8_000);
  expect(signal.read(8_000).hasSignal).toBe(true);
});

test('the panel says that it records only after the first sound is on the disk', () => {
  const channel = { level: 0.4, hasSignal: true };
  const report: SoundReport = {
    ...{ captureId: 'capture', state: 'RECORDING', meeting: channel, microphone: channel },
  };
  const at = (change: Partial<SoundReport> | null, nowMs = 60_000, sound = wanted) =>
    soundState({
      ...{ sound, followSinceMs: 0, nowMs },
      report: change && { heardAtMs: 60_000, report: { ...report, ...change } },
    });
  expect(at(null, 1_000)?.text).toBe('Starting the recording');
  expect(at({ state: 'STARTING' })?.text).toBe('Starting the recording');
  expect(at({})).toEqual({ tone: 'good', text: 'Recording', action: null });
  expect(at({ meeting: { level: 0, hasSignal: false } })?.text).toContain('from the meeting');
  expect(at({ meeting: null })?.text).toBe('Recording your microphone');
  expect(at({ microphone: null })?.action).toBe('ALLOW_MICROPHONE');
  expect(at({}, 64_000)).toMatchObject({ tone: 'warning', action: 'RECORD_AGAIN' });
  expect(at({}, 60_000, { ...wanted, problem: 'Press it.' })?.text).toContain('Press it.');
  expect(at({}, 60_000, aCapture().sound)).toBeNull();
});

let store: CaptureStore;
let keeper: SoundKeeper;
let recorded: string | null;
const start = vi.fn<(captureId: string, tabId: number) => Promise<void>>();

beforeEach(async () => {
  store = memoryStore();
  recorded = null;
  start.mockReset().mockImplementation(async (captureId) => void (recorded = captureId));
  keeper = createSoundKeeper({
    store: memorySound(store),
    findOpen: async () =>
      (await store.captures()).find((capture) => capture.endedAtMs === null) ?? null,
    tabOf: async () => 7,
    recorder: {
      current: async () => recorded,
      start,
      stop: async () => void (recorded = null),
    },
  });
  await store.addCapture(aCapture({ sound: wanted }));
});
const become = async (change: Parameters<CaptureStore['changeCapture']>[1]) => {
  await store.changeCapture('capture', change);
  await keeper.sync();
  return recorded;
};

test('an interview is recorded while it is captured: not in a pause, out of the call, or after the end', async () => {
  expect(await become({})).toBe('capture');
  expect(await become({ isPaused: true })).toBeNull();
  expect(await become({ isPaused: false })).toBe('capture');
  expect(await become({ leftAtMs: 5_000 })).toBeNull();
  expect(await become({ leftAtMs: null })).toBe('capture');
  expect(await become({ endedAtMs: 9_000 })).toBeNull();
});

test('an interview whose sound nobody chose is never recorded', async () => {
  expect(await become({ sound: aCapture().sound })).toBeNull();
  expect(start).not.toHaveBeenCalled();
});

test('what stands in the way is kept for the panel, and tried again only when the person asks', async () => {
  start.mockRejectedValueOnce(new Error('Press the button.'));
  expect(await become({})).toBeNull();
  const problem = async () => (await store.captures())[0]?.sound.problem;
  expect(await problem()).toBe('Press the button.');
  expect(await become({})).toBeNull();
  await keeper.heardTab(8);
  expect(recorded).toBeNull();
  await keeper.heardTab(7);
  expect(recorded).toBe('capture');
  expect(await problem()).toBeNull();
  await keeper.ended('capture', 'The tab is gone.');
  expect(recorded).toBeNull();
  expect(await problem()).toBe('The tab is gone.');
  await keeper.retry('capture');
  expect(recorded).toBe('capture');
});
