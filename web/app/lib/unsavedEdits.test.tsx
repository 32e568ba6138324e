import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drafts } from './createDrafts.ts';
import { beginEditVisit, useUnsavedEdits } from './unsavedEdits.ts';

afterEach(() => {
  cleanup();
  for (const { key } of drafts.list('')) drafts.drop(key);
});

const open = () => {
  const edit = vi.fn<(edit: string) => void>();
  const { result } = renderHook(() => useUnsavedEdits<string>('plan/p1', { edit }));
  return { edit, offer: () => result.current };
};

test('what an earlier visit left stays on offer while another saves its own edits', () => {
  const earlier = beginEditVisit<string>('plan/p1');
  earlier.keep(['first', 'second']);
  earlier.end();
  const { edit, offer } = open();
  const visit = beginEditVisit<string>('plan/p1');
  act(() => {
    visit.keep(['mine']);
    visit.keep([]);
  });
  expect(open().offer()?.count).toBe(2);
  act(() => offer()?.save());
  expect(edit.mock.calls).toEqual([['first'], ['second']]);
  expect([offer(), drafts.list('')]).toEqual([null, []]);
});

test('edits of a visit that still sends are offered only once it ends without having sent them', () => {
  const leaving = beginEditVisit<string>('plan/p1');
  leaving.keep(['on its way']);
  const { offer } = open();
  expect(offer()).toBeNull();
  act(() => leaving.end());
  expect(offer()?.count).toBe(1);
  act(() => offer()?.discard());
  expect([offer(), drafts.list('')]).toEqual([null, []]);
});

test('another document with the same beginning is not offered', () => {
  const visit = beginEditVisit<string>('plan/p12');
  visit.keep(['other']);
  visit.end();
  expect(open().offer()).toBeNull();
});
