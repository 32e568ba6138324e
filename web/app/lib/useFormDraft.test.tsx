import { useForm } from '@mantine/form';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drafts } from './createDrafts.ts';
import { useFormDraft } from './useFormDraft.ts';

afterEach(() => {
  cleanup();
  drafts.drop('form');
});

const open = async (initialValues: { name: string; places: string[] }) => {
  const { result, unmount } = renderHook(() => {
    const form = useForm({ initialValues });
    return { form, draft: useFormDraft('form', form) };
  });
  await act(() => drafts.ready);
  return { now: () => result.current, unmount };
};

test('fields that were typed come back, on top of what the server has by then', async () => {
  const first = await open({ name: 'Nurse', places: ['Oslo'] });
  expect(first.now().draft.isRestored).toBe(false);
  act(() => first.now().form.setFieldValue('name', 'Night nurse'));
  first.unmount();
  const second = await open({ name: 'Nurse', places: ['Bergen'] });
  expect(second.now().form.values).toEqual({ name: 'Night nurse', places: ['Bergen'] });
  expect(second.now().draft.isRestored).toBe(true);
  act(() => second.now().draft.startOver());
  expect(second.now().form.values).toEqual({ name: 'Nurse', places: ['Bergen'] });
  expect([second.now().draft.isRestored, drafts.get('form')]).toEqual([false, undefined]);
});

test('nothing is kept of a form that was saved, or typed back to its beginning', async () => {
  const { now } = await open({ name: 'Nurse', places: [] });
  act(() => now().form.setFieldValue('places', ['Oslo']));
  expect(drafts.get('form')).toEqual({ places: ['Oslo'] });
  act(() => now().form.setFieldValue('places', []));
  expect(drafts.get('form')).toBeUndefined();
  act(() => now().form.setFieldValue('name', 'Medic'));
  act(() => now().draft.drop());
  expect(drafts.get('form')).toBeUndefined();
});
