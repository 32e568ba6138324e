import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../lib/scriptedClient.ts';
import { scriptedServerInfo, scriptedUser } from '../lib/scriptedUser.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { JoinScreen } from './JoinScreen.tsx';

afterEach(cleanup);

test('without a connection nobody is taken for signed out; once there is one, the name is asked for', async () => {
  const currentUser = scriptedUser({ email: 'ines@demo.test', firstName: '', lastName: '' });
  let isLost = true;
  const { client } = scriptedClient({
    CurrentUser: () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return { currentUser, serverInfo: scriptedServerInfo() };
    },
  });
  renderUi(<JoinScreen />, { client, path: '/join?email=ines%40demo.test' });
  await screen.findByText(/The server could not be reached/);
  expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull();
  isLost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('textbox', { name: 'First name' });
});
