import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIndexedPersistence, createMemoryPersistence } from './draftPersistence.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

afterAll(() => vi.unstubAllGlobals());

describe.each([
  ['in memory', createMemoryPersistence],
  ['in the browser’s database', createIndexedPersistence],
])('drafts %s', (_where, create) => {
  test('the newest value of a key is kept, apart from the caller’s object', async () => {
    const drafts = create();
    const value = { text: 'Half' };
    await drafts.put({ key: 'a', value, keptAtMs: 1 });
    value.text = 'changed later';
    expect(await drafts.load()).toEqual([{ key: 'a', value: { text: 'Half' }, keptAtMs: 1 }]);
    await drafts.put({ key: 'a', value: ['whole'], keptAtMs: 2 });
    expect(await drafts.load()).toEqual([{ key: 'a', value: ['whole'], keptAtMs: 2 }]);
  });

  test('removing takes one key, and a key that is not there is no error', async () => {
    const drafts = create();
    await drafts.put({ key: 'a', value: 1, keptAtMs: 1 });
    await drafts.put({ key: 'b', value: 2, keptAtMs: 1 });
    await drafts.remove('a');
    await drafts.remove('missing');
    expect((await drafts.load()).map(({ key }) => key)).toEqual(['b']);
  });
});

test('what the browser’s database keeps is there for the next page', async () => {
  await createIndexedPersistence().put({ key: 'a', value: 'text', keptAtMs: 1 });
  expect(await createIndexedPersistence().load()).toHaveLength(1);
});
