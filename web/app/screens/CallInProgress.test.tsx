import { Notifications, notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useInstalledExtension } from '../lib/installedExtension.ts';
import { scriptedClient } from '../lib/scriptedClient.ts';
import { scriptedExtension } from '../lib/scriptedExtension.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { CallInProgress } from './CallInProgress.tsx';

let stop = () => {};
afterEach(() => {
  cleanup();
  notifications.clean();
  stop();
  vi.useRealTimers();
});

const inProgress = {
  __typename: 'Call',
  id: 'c1',
  name: 'Backend interview',
  candidate: { __typename: 'Candidate', id: 'p1', fullName: 'Leo Marsh' },
};

function open(version: string | null, answers: Record<string, unknown> = {}, path = '/search') {
  useInstalledExtension.setState({ isAsked: true, version, ats: null });
  const extension = scriptedExtension(answers);
  stop = extension.stop;
  let callInProgress: typeof inProgress | null = inProgress;
  const { client, asked } = scriptedClient({ CallInProgress: () => ({ callInProgress }) });
  const ui = renderUi(
    <>
      <Notifications />
      <CallInProgress />
    </>,
    { client, path },
  );
  return { ...ui, extension, asked, end: () => (callInProgress = null) };
}

test('an interview that goes on is named, and the assistant is one click away', async () => {
  const { extension } = open('1.0.0', { openIA: { isOpen: true } });
  await screen.findByText('Leo Marsh');
  expect(screen.getByRole('link', { name: 'Read along' }).getAttribute('href')).toBe(
    '/interview/c1',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open assistant' }));
  await waitFor(() => expect(extension.asked.map(({ type }) => type)).toEqual(['openIA']));
  expect(extension.asked[0]).toMatchObject({ url: window.location.href });
});

test('a panel that cannot be opened is told', async () => {
  open('1.0.0', { openIA: { is: 'nonsense' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Open assistant' }));
  expect((await screen.findByRole('alert')).textContent).toContain("IA popup couldn't be opened");
});

test('without an extension no assistant is offered', async () => {
  open(null);
  await screen.findByText('Leo Marsh');
  expect(screen.queryByRole('button', { name: 'Open assistant' })).toBeNull();
});

test('on the interview’s own page there is no second word of it', async () => {
  const { asked } = open('1.0.0', {}, '/interview/c1');
  await waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText('Leo Marsh')).toBeNull();
});

test('it goes when the interview has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { end } = open(null);
  await screen.findByText('Leo Marsh');
  end();
  await vi.advanceTimersByTimeAsync(31_000);
  await waitFor(() => expect(screen.queryByText('Leo Marsh')).toBeNull());
});
