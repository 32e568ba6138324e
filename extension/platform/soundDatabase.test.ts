import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { memorySound } from '../../tests/harness/memorySound.ts';
import { aCapture, memoryStore } from '../../tests/harness/memoryStore.ts';
import type { SoundStore } from './soundStore.ts';

async function inMemory(): Promise<SoundStore> {
  const store = memoryStore();
  await store.addCapture(aCapture());
  return memorySound(store);
}
async function inBrowser(): Promise<SoundStore> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.resetModules();
  await (await import('./captureDatabase.ts')).captureDatabase.addCapture(aCapture());
  return (await import('./soundDatabase.ts')).soundDatabase;
}
afterAll(() => vi.unstubAllGlobals());

describe.each([
  ['in memory', inMemory],
  ['in the browser’s database', inBrowser],
])('the newest sound %s', (_where, open) => {
  let sound: SoundStore;
  beforeEach(async () => {
    sound = await open();
  });
  const add = (bytes: number[], endMs: number) =>
    sound.append('capture', { bytes: Uint8Array.from(bytes), endMs });

  test('begins with the piece that holds the moment', async () => {
    expect(await sound.newest('capture', 0)).toBeNull();
    await add([1, 2], 2_000);
    await add([3], 4_000);
    await add([4, 5], 6_000);
    const newest = (fromMs: number) => sound.newest('capture', fromMs);
    expect(await newest(3_999)).toEqual({
      ...{ offset: 2, startMs: 2_000, endMs: 6_000, bytes: Uint8Array.of(3, 4, 5) },
    });
    expect(await newest(0)).toMatchObject({ offset: 0, startMs: 0 });
    expect(await newest(6_000)).toBeNull();
  });

  test('reaches back to the last long silence at most', async () => {
    await add([1], 2_000);
    await add([0], 600_000);
    await add([2], 602_000);
    expect(await sound.newest('capture', 0)).toMatchObject({ startMs: 600_000, offset: 2 });
  });
});
