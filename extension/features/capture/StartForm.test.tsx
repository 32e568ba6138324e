import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Meeting } from '../../platform/meetings.ts';
import { StartForm } from './StartForm.tsx';

const { ask, send } = vi.hoisted(() => ({ ask: vi.fn(), send: vi.fn() }));
vi.mock('../../platform/network.ts', () => ({
  askServer: async (_schema: unknown, query: string, variables: unknown) => ask(query, variables),
}));
vi.mock('../../platform/messages.ts', () => ({ sendMessage: send }));
vi.mock('../../platform/browserParts.ts', () => ({ openTab: vi.fn() }));
vi.mock('../../platform/tabSound.ts', () => ({ canRecordTabs: () => false }));

const room = 'https://meet.google.com/abc-defg-hij';
const meeting: Meeting = {
  ...{ tabId: 7, frameId: 0, site: 'meet', meetingKey: 'meet:abc-defg-hij', url: room },
  ...{ title: 'Backend interview', status: 'on_empty', isInCall: true },
  ...{ captureId: null, heardAtMs: 0 },
};
const guide = { id: 'g1', label: 'Technical', overallScoringEnabled: false, cues: [] };

beforeEach(() => {
  localStorage.clear();
  send.mockReset().mockResolvedValue(undefined);
  ask.mockReset().mockReturnValue(new Promise(() => undefined));
});
afterEach(cleanup);

const show = async (props: Partial<Parameters<typeof StartForm>[0]> = {}) => {
  render(
    <MantineProvider env="test">
      <StartForm
        meeting={meeting}
        serverUrl="https://rapport.test"
        interviews={[]}
        interview={null}
        earlier={null}
        onInterview={() => undefined}
        candidateName={null}
        atsChoices={null}
        maybeCandidates={[]}
        {...props}
      />
    </MantineProvider>,
  );
  await act(async () => undefined);
};
const start = () =>
  act(async () => screen.getByRole('button', { name: 'Everybody agrees: start' }).click());
const started = (): unknown => send.mock.calls.find(([name]) => name === 'startCapture')?.[1];

test('after an interview in the same meeting, position and guide are filled in and its candidate is only offered', async () => {
  const candidate = { id: 'k1', label: 'Leo Marsh' };
  const position = { id: 'p1', label: 'Backend Engineer' };
  await show({ earlier: { startMs: 0, candidate, position, guide } });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Candidate' });
  expect(field.value).toBe('');
  await start();
  expect(started()).toMatchObject({ candidateId: null, positionId: 'p1', guideId: 'g1' });
  send.mockClear();
  await act(async () => screen.getByRole('button', { name: 'Same candidate' }).click());
  expect(field.value).toBe('Leo Marsh');
  expect(screen.queryByRole('button', { name: 'Same candidate' })).toBeNull();
  await start();
  expect(started()).toMatchObject({ candidateId: 'k1', candidateName: 'Leo Marsh' });
});

test('who the page of the applicant tracking system may be about is asked, not filled in', async () => {
  await show({ maybeCandidates: ['Leo Marsh', 'Backend Team'] });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Candidate' });
  expect(field.value).toBe('');
  await act(async () => screen.getByRole('button', { name: 'Leo Marsh' }).click());
  expect(field.value).toBe('Leo Marsh');
  expect(screen.queryByRole('button', { name: 'Backend Team' })).toBeNull();
  await start();
  expect(started()).toMatchObject({ candidateId: null, candidateName: 'Leo Marsh' });
});
