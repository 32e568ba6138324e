import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useShareDraft } from './useShareDraft.ts';

const open = () => renderHook(() => useShareDraft('call', 'c1'));

test('addresses and the message outlive a closed dialog, until they are given up', () => {
  const first = open();
  act(() => first.result.current.setEmails(['ada@example.com', 'joan@example.com']));
  act(() => first.result.current.setMessage('Listen from 3:37'));
  first.unmount();
  const second = open();
  expect(second.result.current.emails).toEqual(['ada@example.com', 'joan@example.com']);
  expect(second.result.current.message).toBe('Listen from 3:37');
  act(() => second.result.current.clear());
  second.unmount();
  expect(open().result.current).toMatchObject({ emails: [], message: '' });
});
