import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { aCapture } from '../../tests/harness/memoryStore.ts';
import type { CaptureStore } from './captureStore.ts';

let store: CaptureStore;
let factory: IDBFactory;
const opened: IDBDatabase[] = [];

beforeEach(async () => {
  factory = new IDBFactory();
  opened.length = 0;
  const open = factory.open.bind(factory);
  vi.spyOn(factory, 'open').mockImplementation((name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  vi.stubGlobal('indexedDB', factory);
  vi.resetModules();
  store = (await import('./captureDatabase.ts')).captureDatabase;
  await store.addCapture(aCapture());
});
afterAll(() => vi.unstubAllGlobals());

test('a newer version of the extension never waits for this one', async () => {
  const newer = factory.open('rapport', 99);
  const isOpened = await new Promise<boolean>((resolve) => {
    newer.onsuccess = () => resolve(true);
    newer.onblocked = () => resolve(false);
  });
  expect(isOpened).toBe(true);
});

test('a database that the browser closed is opened again', async () => {
  const [database] = opened;
  database?.close();
  database?.onclose?.(new Event('close'));
  expect(await store.captures()).toHaveLength(1);
  expect(opened).toHaveLength(2);
});
