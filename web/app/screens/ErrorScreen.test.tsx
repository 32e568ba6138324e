import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../ui/renderUi.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('says that it was reported once the server took the report', async () => {
  const post = vi.fn(
    async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }),
  );
  vi.stubGlobal('fetch', post);
  renderUi(<ErrorScreen error={new Error('boom')} />);
  expect(screen.getByText('Something went wrong')).toBeTruthy();
  expect(await screen.findByText(/We've been notified of the error/)).toBeTruthy();
  const [url, init] = post.mock.calls[0] ?? [];
  expect(url).toBe('/api/client-errors');
  expect(JSON.parse(String(init?.body))).toMatchObject({
    message: 'boom',
    stack: expect.stringContaining('boom'),
    path: '/',
  });
});

test.each([
  ['refused', async () => new Response(null, { status: 500 })],
  ['never arrived', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('a report that was %s is not claimed', async (_, post) => {
  vi.stubGlobal('fetch', post);
  renderUi(<ErrorScreen error="something thrown" />);
  expect(await screen.findByText(/could not be notified/)).toBeTruthy();
});

test('the details go to the clipboard', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderUi(<ErrorScreen error={new Error('boom')} />);
  fireEvent.click(screen.getByRole('button', { name: 'Report feedback' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(writeText.mock.calls[0]?.[0]).toContain('Error: boom');
});
