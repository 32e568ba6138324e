import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCapture, aNote, memoryStore } from '../../tests/harness/memoryStore.ts';
import type { CaptureStore, SeenCaption } from './captureStore.ts';

const seen = (utteranceId: string, revision: number, text: string): SeenCaption => ({
  ...{ utteranceId, revision, text, speaker: 'Ines', isFinal: false },
  ...{ firstSeenAt: 2000, lastSeenAt: 3000 },
});
const texts = (captions: readonly { text: string }[]) => captions.map(({ text }) => text);

/** The store in a browser database of its own. */
async function openDatabase(): Promise<CaptureStore> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.resetModules();
  return (await import('./captureDatabase.ts')).captureDatabase;
}

afterAll(() => vi.unstubAllGlobals());

describe.each([
  ['in memory', () => Promise.resolve(memoryStore())],
  ['in the browser’s database', openDatabase],
])('the store of captures %s', (_where, open) => {
  let store: CaptureStore;
  beforeEach(async () => {
    store = await open();
    await store.addCapture(aCapture());
  });

  test('the newest revision of an utterance counts, and each change has a sequence of its own', async () => {
    await store.writeCaptions('capture', [seen('a', 1, 'Fir'), seen('b', 1, 'Second')]);
    await store.writeCaptions('capture', [seen('a', 2, 'First'), seen('b', 1, 'older')]);
    expect(texts(await store.captionsSince('capture', 0))).toEqual(['Second', 'First']);
    expect(texts(await store.captionsSince('capture', 2))).toEqual(['First']);
    expect(await store.captures()).toMatchObject([{ sequence: 3, hasCaptions: true }]);
  });

  test('what was sent no longer waits, unless it was corrected meanwhile', async () => {
    await store.writeCaptions('capture', [seen('a', 1, 'Fir'), seen('b', 1, 'Second')]);
    const sent = await store.waitingCaptions('capture', 10);
    expect(texts(await store.waitingCaptions('capture', 1))).toEqual(['Fir']);
    await store.writeCaptions('capture', [seen('a', 2, 'First')]);
    await store.markSent('capture', sent);
    expect(texts(await store.waitingCaptions('capture', 10))).toEqual(['First']);
    expect(await store.countWaiting('capture')).toBe(1);
  });

  test('a refused caption waits no more until it is corrected', async () => {
    await store.writeCaptions('capture', [seen('a', 1, 'Fir')]);
    const [caption] = await store.waitingCaptions('capture', 10);
    if (!caption) throw new Error('The caption waits');
    await store.markRefused('capture', caption, 'Too long.');
    expect(await store.countWaiting('capture')).toBe(0);
    expect(await store.captures()).toMatchObject([{ refusedCount: 1 }]);
    await store.writeCaptions('capture', [seen('a', 2, 'First')]);
    expect(texts(await store.waitingCaptions('capture', 10))).toEqual(['First']);
  });

  test('notes wait, are changed and removed', async () => {
    await store.writeNote(aNote());
    expect(await store.countWaiting('capture')).toBe(1);
    await store.writeNote(aNote({ state: 'sent', text: 'Changed' }));
    expect(await store.countWaiting('capture')).toBe(0);
    expect(texts(await store.notes('capture'))).toEqual(['Changed']);
    await store.removeNote('note');
    expect(await store.notes('capture')).toEqual([]);
  });

  test('a capture is changed while it is there, and goes with all it holds', async () => {
    expect(await store.changeCapture('capture', { callId: 'call' })).toMatchObject({
      ...{ captureId: 'capture', callId: 'call', name: 'Backend interview' },
    });
    expect(await store.changeCapture('missing', { callId: 'call' })).toBeNull();
    await store.writeCaptions('capture', [seen('a', 1, 'First')]);
    await store.writeCaptions('missing', [seen('a', 1, 'First')]);
    await store.writeNote(aNote());
    await store.removeCapture('capture');
    expect(await store.captures()).toEqual([]);
    expect(await store.captionsSince('capture', 0)).toEqual([]);
    expect(await store.countWaiting('capture')).toBe(0);
    expect(await store.captionsSince('missing', 0)).toEqual([]);
  });

  test('clearing leaves nothing of anybody', async () => {
    await store.addCapture(aCapture({ captureId: 'other', userId: 'ines' }));
    await store.writeCaptions('other', [seen('a', 1, 'First')]);
    await store.writeNote(aNote());
    await store.clear();
    expect(await store.captures()).toEqual([]);
    expect(await store.captionsSince('other', 0)).toEqual([]);
    expect(await store.notes('capture')).toEqual([]);
  });
});

test('a recording in the browser’s database is one file, read from any byte, and goes with its capture', async () => {
  const store = await openDatabase();
  const { soundDatabase: sound } = await import('./soundDatabase.ts');
  await store.addCapture(aCapture());
  await store.addCapture(aCapture({ captureId: 'other' }));
  await sound.append('capture', { bytes: Uint8Array.of(0, 1, 2, 3), endMs: 20 });
  await sound.append('other', { bytes: Uint8Array.of(9), endMs: 20 });
  await sound.append('capture', { bytes: Uint8Array.of(4, 5), endMs: 40 });
  const read = async (offset: number, length: number) => [
    ...(await sound.read('capture', offset, length)),
  ];
  expect(await read(0, 100)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await read(2, 3)).toEqual([2, 3, 4]);
  expect(await read(4, 1)).toEqual([4]);
  expect(await read(6, 10)).toEqual([]);
  expect((await store.captures())[0]?.sound).toMatchObject({ bytes: 6, endMs: 40 });
  await sound.change('capture', { uploadUrl: '/files/1' });
  expect(await sound.append('capture', { bytes: Uint8Array.of(6), endMs: 60 })).toBeNull();
  await store.removeCapture('capture');
  expect(await read(0, 100)).toEqual([]);
  expect([...(await sound.read('other', 0, 10))]).toEqual([9]);
});
