import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../lib/scriptedClient.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { InterviewAssistantScreen } from './InterviewAssistantScreen.tsx';
import { signedIn } from './plan/scriptedPlans.ts';
import type { CurrentUser } from '../features/session/useCurrentUser.ts';

vi.mock('./InterviewScreen.tsx', () => ({ InterviewScreen: () => <p>The interview</p> }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { currentUser } = signedIn() as unknown as { currentUser: CurrentUser };
function open(callInProgress: () => object | null) {
  const { client } = scriptedClient({
    CallInProgress: () => ({ callInProgress: callInProgress() }),
  });
  const page = <InterviewAssistantScreen user={currentUser} />;
  return renderUi(
    <Routes>
      <Route path="/interview-assistant/:callId?" element={page} />
    </Routes>,
    { client, path: '/interview-assistant' },
  );
}
const call = { __typename: 'Call', id: 'c1', name: 'Backend', candidate: null };

test('one’s interview that goes on is opened, and the window can be closed', async () => {
  const close = vi.spyOn(window, 'close').mockReturnValue();
  const { path } = open(() => call);
  await screen.findByText('The interview');
  expect(path()).toBe('/interview-assistant/c1');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('without one the page says so, and opens the next one when it begins', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let found: object | null = null;
  open(() => found);
  await screen.findByText(/None of your interviews is in progress/);
  found = call;
  await vi.advanceTimersByTimeAsync(5_000);
  await screen.findByText('The interview');
  vi.useRealTimers();
});

test('a server that cannot be reached is not taken for no interview', async () => {
  let isDown = true;
  open(() => {
    if (isDown) throw new TypeError('Failed to fetch');
    return null;
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.queryByText(/None of your interviews/)).toBeNull();
  isDown = false;
  await waitFor(() => screen.getByText(/None of your interviews/), { timeout: 8_000 });
});
