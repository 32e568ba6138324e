import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import type { SendEvents } from './sendFile.ts';
import { useUploads } from './uploadStore.ts';
import { UploadTray } from './UploadTray.tsx';

const wire = vi.hoisted(() => ({ events: new Map<string, unknown>() }));
vi.mock('./sendFile.ts', () => ({
  sendFile: (_source: unknown, url: string, events: unknown) => {
    wire.events.set(url, events);
    return { pause: () => {}, resume: () => {} };
  },
}));
const tell = (event: keyof SendEvents, value = 0) =>
  act(() => {
    const events = wire.events.get('/files/a') as Record<string, (value: unknown) => void>;
    events[event]?.(event === 'onFailed' ? 'The server has no room left.' : value);
  });

afterEach(() => {
  cleanup();
  for (const { callId } of useUploads.getState().uploads) useUploads.getState().dropUpload(callId);
});

function open() {
  useUploads.getState().startUpload({
    callId: 'a',
    uploadUrl: '/files/a',
    title: 'Jane Doe',
    fileName: 'jane.m4a',
    sizeBytes: 10_000_000,
    fingerprint: 'jane',
    receivedBytes: 0,
    source: new File(['x'], 'jane.m4a'),
  });
  const { client } = scriptedClient({});
  render(
    <MantineProvider env="test">
      <ApolloProvider client={client}>
        <UploadTray renderProcessing={(callId) => <p>Steps of {callId}</p>} />
      </ApolloProvider>
    </MantineProvider>,
  );
}

test('bytes are told as they go, and the loss of the connection too', () => {
  open();
  tell('onProgress', 2_500_000);
  screen.getByText('2.5 of 10.0 MB');
  screen.getByText('Uploading 1 recording (25 %)');
  tell('onWaiting');
  screen.getByText('Connection lost. Waiting to continue…');
  tell('onProgress', 5_000_000);
  screen.getByText('5.0 of 10.0 MB');
});

test('it can be paused, resumed, and tried again after a failure', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Pause: Jane Doe' }));
  screen.getByText('0.0 of 10.0 MB · Paused');
  fireEvent.click(screen.getByRole('button', { name: 'Resume: Jane Doe' }));
  screen.getByRole('button', { name: 'Pause: Jane Doe' });
  tell('onFailed');
  expect(screen.getByRole('alert').textContent).toBe('The server has no room left.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('once it has arrived, what comes after is shown until the tray is closed', () => {
  open();
  tell('onDone');
  screen.getByText('1 recording uploaded');
  screen.getByText('10.0 MB');
  screen.getByText('Steps of a');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Steps of a')).toBeNull();
});
