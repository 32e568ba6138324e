import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { ConfirmHost } from '../../ui/ConfirmHost.tsx';
import { fingerprintOf } from './fileRules.ts';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import { useUploads } from './uploadStore.ts';
import { useUnfinishedUploads } from './useUnfinishedUploads.ts';

const sent = vi.hoisted(() => ({ urls: [] as string[] }));
vi.mock('./sendFile.ts', () => ({
  sendFile: (_source: unknown, url: string) => {
    sent.urls.push(url);
    return { pause: () => {}, resume: () => {} };
  },
}));

const file = new File(['x'.repeat(100)], 'jane.m4a', { lastModified: 5 });

afterEach(() => {
  cleanup();
  sent.urls.length = 0;
  for (const { callId } of useUploads.getState().uploads) useUploads.getState().dropUpload(callId);
});

function Unfinished() {
  return <UnfinishedUploads {...useUnfinishedUploads()} onCancelled={() => {}} />;
}

function open() {
  let uploads = [
    {
      __typename: 'Upload',
      id: 'up1',
      callId: 'call1',
      fileName: 'jane.m4a',
      sizeBytes: 100,
      receivedBytes: 43,
      fingerprint: fingerprintOf(file),
      isComplete: false,
      createdAt: '2026-05-01T09:00:00Z',
    },
  ];
  const server = scriptedClient({
    UnfinishedUploads: () => ({ unfinishedUploads: uploads }),
    CancelUpload: () => {
      uploads = [];
      return { cancelUpload: true };
    },
  });
  const { container } = render(
    <MantineProvider env="test">
      <ApolloProvider client={server.client}>
        <Unfinished />
        <ConfirmHost />
      </ApolloProvider>
    </MantineProvider>,
  );
  const choose = (chosen: File) => {
    const input = container.querySelector('input[type=file]');
    if (!input) throw new Error('No file can be chosen.');
    fireEvent.change(input, { target: { files: [chosen] } });
  };
  return { server, choose };
}

const sentence = 'Unfinished upload: choose the same file again to continue where it was (43 %)';

test('the same file continues where the server has it', async () => {
  const { choose } = open();
  await screen.findByText(sentence);
  choose(file);
  expect(sent.urls).toEqual(['/files/up1']);
  expect(useUploads.getState().uploads).toMatchObject([{ callId: 'call1', sentBytes: 43 }]);
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});

test('another file is refused with the reason', async () => {
  const { choose } = open();
  await screen.findByText(sentence);
  choose(new File(['x'], 'other.m4a'));
  expect((await screen.findByRole('alert')).textContent).toContain('began with “jane.m4a”');
  expect(sent.urls).toEqual([]);
});

test('it is cancelled only after a question', async () => {
  const { server } = open();
  await screen.findByText(sentence);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel upload: jane.m4a' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep upload' }));
  expect(server.asked.some(({ name }) => name === 'CancelUpload')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel upload: jane.m4a' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  expect(server.asked.find(({ name }) => name === 'CancelUpload')?.variables).toEqual({
    callId: 'call1',
  });
});
