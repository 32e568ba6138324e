import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAction } from './useAction.ts';

afterEach(cleanup);

test('an action runs once while it is busy, and its failure stands until the next try', async () => {
  const work = vi.fn<(name: string) => Promise<void>>();
  work.mockRejectedValueOnce(new Error('The name is taken.')).mockResolvedValueOnce();
  const { result } = renderHook(() => useAction(work));
  await act(async () => {
    result.current.run('Ada');
    result.current.run('Ada');
  });
  expect(work).toHaveBeenCalledTimes(1);
  expect([result.current.isBusy, result.current.error]).toEqual([false, 'The name is taken.']);
  await act(async () => result.current.run('Bea'));
  expect(work.mock.calls).toEqual([['Ada'], ['Bea']]);
  expect(result.current.error).toBeNull();
});
