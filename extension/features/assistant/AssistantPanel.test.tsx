import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCapture } from '../../../tests/harness/memoryStore.ts';
import type { CaptureRecord } from '../../platform/captureStore.ts';
import type { Meeting } from '../../platform/meetings.ts';
import { sendMessage } from '../../platform/messages.ts';
import { askServer } from '../../platform/network.ts';
import { AssistantPanel } from './AssistantPanel.tsx';
import type { Snapshot } from './readSnapshot.ts';

const { known } = vi.hoisted(() => ({ known: { snapshot: null as unknown } }));
vi.mock('wxt/browser', () => ({ browser: {} }));
vi.mock('./useSnapshot.ts', () => ({ useSnapshot: () => ({ ...known, problem: null }) }));
vi.mock('./InterviewTabs.tsx', () => ({ InterviewTabs: () => null }));
vi.mock('../sound/SoundBar.tsx', () => ({ SoundBar: () => null }));
vi.mock('../ats/AtsPlace.tsx', () => ({ AtsPlace: () => null }));
vi.mock('../ats/useAtsFacts.ts', () => ({ useAtsFacts: () => ({}) }));
vi.mock('../interviews/useTodaysInterviews.ts', () => ({
  useTodaysInterviews: () => ({ interviews: [], problem: null, reload: () => undefined }),
}));
vi.mock('../../platform/tabSound.ts', () => ({ canRecordTabs: () => false }));
vi.mock('../../platform/network.ts', () => ({
  askServer: vi.fn(() => new Promise(() => undefined)),
}));
vi.mock('../../platform/browserParts.ts', () => ({ openTab: vi.fn(), openOptions: vi.fn() }));
vi.mock('../../platform/answerMessages.ts', () => ({
  answerMessages: () => () => undefined,
  noData: {},
}));
vi.mock('../../platform/messages.ts', () => ({
  sendMessage: vi.fn().mockResolvedValue(undefined),
}));

const session = {
  ...{ serverUrl: 'https://rapport.test', token: 't', expiresAt: '2030-01-01T00:00:00Z' },
  user: { id: 'tom', fullName: 'Tom Okafor', email: 'tom@rapport.test' },
  isExpired: false,
};
const meeting = (captureId: string | null): Meeting => ({
  ...{ tabId: 7, frameId: 0, site: 'meet', meetingKey: 'meet:abc-defg-hij' },
  ...{ url: 'https://meet.google.com/abc-defg-hij', title: 'Backend interview' },
  ...{ status: 'capturing', isInCall: true, captureId, heardAtMs: Date.now() },
});
const panelOf = (capture: CaptureRecord | null, changes: Partial<Snapshot> = {}) => {
  const front = meeting(capture?.endedAtMs === null ? capture.captureId : null);
  known.snapshot = {
    ...{ session, serverUrl: 'https://rapport.test', capture, meeting: front, front },
    ...{ sending: { problem: null, nextTryAtMs: 0 }, notes: [], waiting: 0, unsent: [] },
    ...changes,
  } satisfies Snapshot;
  return (
    <MantineProvider env="test">
      <AssistantPanel onClose={() => undefined} />
    </MantineProvider>
  );
};
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
/** What has the focus once everything has settled. */
const focused = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return `${document.activeElement?.localName} ${document.activeElement?.textContent}`;
};
const now = Date.now();
const open = aCapture({
  ...{ name: 'Backend interview', candidateName: 'Leo Marsh', startedAtMs: now },
  ...{ heardAtMs: now, followSinceMs: now },
});
const paused = { ...open, isPaused: true };
const ended = { ...open, endedAtMs: now, endedBy: 'PERSON' as const, undoUntilMs: now + 8_000 };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('from start to the next interview the focus is never lost, and Enter pressed twice ends nothing for good', async () => {
  const { rerender } = render(panelOf(null));
  focus('Everybody agrees: start');
  rerender(panelOf(open));
  expect(await focused()).toBe('h1 Leo Marsh');
  focus('Pause');
  rerender(panelOf(paused));
  expect(await focused()).not.toMatch(/^body/);
  focus('Go on');
  rerender(panelOf(open));
  expect(await focused()).not.toMatch(/^body/);
  focus('Finish interview');
  rerender(panelOf(ended));
  // On a heading a second Enter does nothing.
  expect(await focused()).toBe('h1 Leo Marsh');
  screen.getByRole('button', { name: 'Undo: open it again' });
  focus('Next interview');
  rerender(panelOf(null));
  expect(await focused()).toMatch(/^h1 /);
});

test('after an absence the question has the focus, and its answer leaves it in the panel', async () => {
  const away = { ...open, leftAtMs: now - 60_000 };
  const { rerender } = render(panelOf(away));
  expect(await focused()).toMatch(/^h2 .*Leo Marsh/);
  focus('Go on with Leo Marsh');
  rerender(panelOf(open));
  expect(await focused()).toMatch(/^h1 /);
});

test('while a running interview waits for the server the panel says when it tries again, and tries at once on request', () => {
  const sending = { problem: 'The server cannot be reached.', nextTryAtMs: now + 60_000 };
  render(panelOf(open, { sending, waiting: 3 }));
  expect(screen.getByText(/^Next try in \d+ s/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(vi.mocked(sendMessage)).toHaveBeenCalledWith('sendNow', undefined);
});

test('that the panel was opened in an interview is noted once, and for nobody else', () => {
  const opens = () =>
    vi
      .mocked(askServer)
      .mock.calls.filter(([, query]) => query.includes('addInterviewAssistantOpens'))
      .map(([, , variables]) => variables);
  const { rerender } = render(panelOf({ ...open, userId: 'ines', callId: 'hers' }));
  rerender(panelOf(open));
  rerender(panelOf({ ...open, callId: 'mine' }));
  rerender(panelOf({ ...open, callId: 'mine', hasCaptions: true }));
  expect(opens()).toEqual([{ callId: 'mine', entryPoint: 'SIDE_PANEL' }]);
});
