import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('in a frame whose cookies the browser keeps back', () => {
  const allow = (isGranted: boolean) =>
    Object.assign(document, {
      hasStorageAccess: () => Promise.resolve(false),
      requestStorageAccess: () => (isGranted ? Promise.resolve() : Promise.reject(new Error('No'))),
    });
  beforeEach(() => vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window));
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, 'hasStorageAccess');
    Reflect.deleteProperty(document, 'requestStorageAccess');
  });

  test('access is requested by a click, and who is signed in is asked again with it', async () => {
    allow(true);
    const { client, asked } = scriptedClient({ CurrentUser: { currentUser: null, serverInfo } });
    const { path } = renderUi(pages, { client, path: '/plan/select-plan' });
    const button = await screen.findByRole('button', { name: 'Request access' });
    screen.getByText('Rapport needs cookie access.');
    expect(path()).toBe('/plan/select-plan');
    fireEvent.click(button);
    await waitFor(() => expect(asked).toHaveLength(2));
    // Cookies are there, and still nobody is signed in.
    await waitFor(() => expect(path()).toContain('/sign-in'));
  });

  test('a refusal says how to allow cookies', async () => {
    allow(false);
    const { client } = scriptedClient({ CurrentUser: { currentUser: null, serverInfo } });
    renderUi(pages, { client, path: '/plan/select-plan' });
    fireEvent.click(await screen.findByRole('button', { name: 'Request access' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You denied access to cookies.');
    expect(alert.textContent).toContain('third-party cookies');
  });
});
