import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCapture, aNote } from '../../../tests/harness/memoryStore.ts';
import type { Snapshot } from './readSnapshot.ts';
import { useSnapshot } from './useSnapshot.ts';

const { known } = vi.hoisted(() => ({
  known: { snapshot: null as unknown, announce: () => undefined as void },
}));
vi.mock('./readSnapshot.ts', () => ({ readSnapshot: async () => structuredClone(known.snapshot) }));
vi.mock('../../platform/browserParts.ts', () => ({ onTabActivated: vi.fn() }));
vi.mock('../../platform/settings.ts', () => ({ onSettingsChange: vi.fn() }));
vi.mock('../../platform/changes.ts', () => ({
  onChange: (listener: () => void) => (known.announce = listener),
}));

const session = {
  ...{ serverUrl: 'https://rapport.test', token: 't', expiresAt: '2030-01-01T00:00:00Z' },
  ...{ user: { id: 'tom', fullName: 'Tom', email: 'tom@rapport.test' }, isExpired: false },
};
const snapshot: Snapshot = {
  ...{ session, serverUrl: 'https://rapport.test', sending: { problem: null, nextTryAtMs: 0 } },
  ...{ meeting: null, front: null, capture: aCapture(), notes: [aNote()], waiting: 0, unsent: [] },
};
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const change = async (next: Snapshot) => {
  known.snapshot = next;
  known.announce();
  await settle();
};

beforeEach(() => {
  localStorage.clear();
  known.snapshot = snapshot;
});
afterEach(cleanup);

test('what was read again and has not changed stays the same object', async () => {
  const { result } = renderHook(() => useSnapshot());
  await settle();
  const before = result.current;
  expect(before.snapshot).toEqual(snapshot);
  await change(snapshot);
  expect(result.current).toBe(before);
  await change({ ...snapshot, capture: aCapture({ sequence: 7 }) });
  expect(result.current.snapshot?.capture?.sequence).toBe(7);
  expect(result.current.snapshot?.notes).toBe(before.snapshot?.notes);
});

test('signed out and without an interview nothing is left in the page’s storage', async () => {
  localStorage.setItem('guide:1', '{}');
  renderHook(() => useSnapshot());
  await settle();
  localStorage.setItem('captureDisclaimer', 'Ours.');
  await change({ ...snapshot, session: null });
  expect(localStorage).toHaveLength(1);
  await change({ ...snapshot, session: null, capture: null });
  expect(localStorage).toHaveLength(0);
});
