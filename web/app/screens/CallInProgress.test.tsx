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
  vi.restoreAllMocks();
});

const inProgress = {
  __typename: 'Call',
  id: 'c1',
  name: 'Backend interview',
  candidate: { __typename: 'Candidate', id: 'p1', fullName: 'Leo Marsh' },
};

function open(
  version: string | null,
  answers: Record<string, unknown> = {},
  path = '/search',
  addOpen: () => Record<string, unknown> = () => ({ addInterviewAssistantOpens: true }),
) {
  useInstalledExtension.setState({ isAsked: true, version, ats: null });
  const extension = scriptedExtension(answers);
  stop = extension.stop;
  let callInProgress: typeof inProgress | null = inProgress;
  const { client, asked } = scriptedClient({
    CallInProgress: () => ({ callInProgress }),
    AddInterviewAssistantOpens: addOpen,
  });
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

const popup = (opened: Window | null) => vi.spyOn(window, 'open').mockReturnValue(opened);
const opensOf = (asked: { name: string; variables: unknown }[]) =>
  asked.filter(({ name }) => name === 'AddInterviewAssistantOpens');

test('where the panel cannot be opened, the assistant opens in a popup', async () => {
  const { asked } = open('1.0.0', { openIA: { is: 'nonsense' } });
  const opened = popup({ focus: () => {} } as Window);
  fireEvent.click(await screen.findByRole('button', { name: 'Open assistant' }));
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith(
      '/interview-assistant/c1',
      'call',
      expect.stringMatching(/^popup,width=500,height=\d+$/),
    ),
  );
  await waitFor(() => expect(opensOf(asked)).toHaveLength(1));
});

test('without an extension it opens in a popup, and that is noted', async () => {
  const { asked } = open(null);
  const opened = popup({ focus: () => {} } as Window);
  fireEvent.click(await screen.findByRole('button', { name: 'Open assistant' }));
  expect(opened).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(opensOf(asked)).toMatchObject([{ variables: { callId: 'c1', entryPoint: 'BANNER' } }]),
  );
});

test('a blocked popup is said, and nothing is noted', async () => {
  const { asked } = open(null);
  popup(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Open assistant' }));
  expect((await screen.findByRole('alert')).textContent).toContain("IA popup couldn't be opened");
  expect(opensOf(asked)).toEqual([]);
});

test('an open that the server does not take is said', async () => {
  open(null, {}, '/search', () => {
    throw new TypeError('Failed to fetch');
  });
  popup({ focus: () => {} } as Window);
  fireEvent.click(await screen.findByRole('button', { name: 'Open assistant' }));
  await screen.findByText('Error saving Interview Assistant open.');
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
