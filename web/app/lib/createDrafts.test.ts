import { expect, test, vi } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { createMemoryPersistence } from './draftPersistence.ts';

const day = 24 * 60 * 60_000;

test('a draft is there at once and after a crash, until it is dropped', async () => {
  const disk = createMemoryPersistence();
  const before = createDrafts(disk);
  before.keep('note', 'Half a thought');
  expect(before.get('note')).toBe('Half a thought');
  const after = createDrafts(disk);
  await after.ready;
  expect(after.get('note')).toBe('Half a thought');
  after.drop('note');
  const later = createDrafts(disk);
  await later.ready;
  expect(later.get('note')).toBeUndefined();
});

test('a draft that was dropped is put back, unless something else was typed since', () => {
  const drafts = createDrafts(createMemoryPersistence());
  const told = vi.fn();
  const stop = drafts.watch('note', told);
  drafts.keep('note', 'Half');
  drafts.drop('note');
  drafts.restore('note', 'Half');
  expect([drafts.get('note'), drafts.isRestored('note'), told.mock.calls.length]).toEqual([
    'Half',
    true,
    1,
  ]);
  drafts.keep('note', 'Other');
  drafts.restore('note', 'Half');
  expect([drafts.get('note'), drafts.isRestored('note')]).toEqual(['Other', false]);
  stop();
  drafts.drop('note');
  drafts.restore('note', 'Half');
  expect(told).toHaveBeenCalledOnce();
});

test('a person never meets what another one typed', () => {
  const drafts = createDrafts(createMemoryPersistence());
  drafts.claim('ada');
  drafts.keep('note', 'Mine');
  drafts.claim('tom');
  expect(drafts.get('note')).toBeUndefined();
  drafts.claim('ada');
  expect(drafts.get('note')).toBe('Mine');
});

test('drafts older than a month are forgotten, and a disk that fails is no error', async () => {
  const disk = createMemoryPersistence();
  createDrafts(disk, () => 0).keep('note', 'Old');
  const drafts = createDrafts(disk, () => 31 * day);
  await drafts.ready;
  expect(drafts.get('note')).toBeUndefined();
  expect(await disk.load()).toEqual([]);
  const broken = () => Promise.reject(new Error('full'));
  const refused = createDrafts({ load: broken, put: broken, remove: broken });
  await refused.ready;
  refused.keep('note', 'Text');
  expect(refused.get('note')).toBe('Text');
});
