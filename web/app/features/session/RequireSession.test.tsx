import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { RequireSession } from './RequireSession.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const serverInfo = {
  __typename: 'ServerInfo',
  environment: 'test',
  buildHash: 'b1',
  maxUploadBytes: 1,
};

const pages = (
  <Routes>
    <Route path="/sign-in" element={null} />
    <Route path="*" element={<RequireSession>{() => <p>Secret</p>}</RequireSession>} />
  </Routes>
);

test('nobody signed in is led to sign-in, which leads back', async () => {
  const { client } = scriptedClient({ CurrentUser: { currentUser: null, serverInfo } });
  const { path } = renderUi(pages, { client, path: '/interview/c1?t=65' });
  expect(screen.queryByText('Secret')).toBeNull();
  await waitFor(() => expect(path()).toBe('/sign-in?next=%2Finterview%2Fc1%3Ft%3D65'));
});

test('what was written into the address beside the router is led back to as well', async () => {
  window.history.replaceState(null, '', '/search?q=night&stage=Technical');
  const { client } = scriptedClient({ CurrentUser: { currentUser: null, serverInfo } });
  const { path } = renderUi(pages, { client, path: '/search' });
  await waitFor(() =>
    expect(path()).toBe('/sign-in?next=%2Fsearch%3Fq%3Dnight%26stage%3DTechnical'),
  );
});

test('a server that cannot be reached is not taken for being signed out', async () => {
  let isDown = true;
  const { client } = scriptedClient({
    CurrentUser: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { currentUser: null, serverInfo };
    },
  });
  const { path } = renderUi(pages, { client, path: '/search' });
  expect(await screen.findByText(/server could not be reached/)).toBeTruthy();
  expect(path()).toBe('/search');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(path()).toBe('/sign-in?next=%2Fsearch'));
});
