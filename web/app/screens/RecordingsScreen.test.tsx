import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../lib/scriptedClient.ts';
import type { Answer } from '../lib/scriptedClient.ts';
import { useConfirmStore } from '../ui/confirmStore.ts';
import { ZoneContext } from '../ui/ZoneContext.ts';
import { RecordingsScreen } from './RecordingsScreen.tsx';
import { basics, call, pageOf, step } from './scriptedRecordings.ts';
import { stubListEnd } from '../ui/stubListEnd.ts';

let reachEnd: () => void = () => undefined;

beforeEach(() => {
  reachEnd = stubListEnd();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(script: Record<string, Answer>, searchParams = '') {
  const server = scriptedClient({ ...basics, ...script });
  render(
    <MantineProvider env="test">
      <ApolloProvider client={server.client}>
        <MemoryRouter>
          <NuqsTestingAdapter searchParams={searchParams} hasMemory>
            <ZoneContext value="Europe/Berlin">
              <RecordingsScreen />
            </ZoneContext>
          </NuqsTestingAdapter>
        </MemoryRouter>
      </ApolloProvider>
    </MantineProvider>,
  );
  return server;
}

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('li');
  if (!row) throw new Error(`${name} stands in no row.`);
  return within(row);
};

test('a row says who with whom, about what, how long and who sees it', async () => {
  open({ RecordingsScreen: pageOf([call('1', 'Jane Doe', { rating: 4 })]) });
  const row = await rowOf('Jane Doe');
  row.getByText('with Ana Ruiz, Ben Oko, Cy Poe, +2 more');
  row.getByText('Backend Engineer');
  row.getByText('42 min');
  row.getByLabelText('Rated 4 of 5');
  row.getByLabelText(/^Private: Interviewers in the recording/);
  expect(row.getByText('May 1', { exact: false }).getAttribute('title')).toContain('12:00 PM');
  screen.getByText('1 recording');
  screen.getByText('No more results.');
});

test('an empty list offers to upload or import, my own empty one to show all', async () => {
  open({ RecordingsScreen: pageOf([]) });
  await screen.findByText(/^No recordings yet\./);
  expect(screen.getAllByRole('button', { name: 'Import transcript' })).toHaveLength(2);
  cleanup();

  const server = open(
    {
      RecordingsScreen: ({ filter }) =>
        (filter as object) && JSON.stringify(filter) !== '{}'
          ? pageOf([])
          : pageOf([call('1', 'Jane Doe')]),
    },
    '?mine=true&sort=longest',
  );
  await screen.findByText('None of the recordings is yours.');
  expect(server.asked.find(({ name }) => name === 'RecordingsScreen')?.variables).toMatchObject({
    orderBy: 'LONGEST',
    filter: { isMine: true },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByRole('link', { name: 'Jane Doe' });
});

test('a list that could not be loaded says so and loads when tried again', async () => {
  let isDown = true;
  open({
    RecordingsScreen: () => {
      if (isDown) throw new Error('The database is away. Try again in a minute.');
      return pageOf([call('1', 'Jane Doe')]);
    },
  });
  await screen.findByText('The database is away. Try again in a minute.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Jane Doe' });
});

test('the next page comes when the end of the list is reached', async () => {
  const first = Array.from({ length: 50 }, (_, index) => call(`a${index}`, `First ${index}`));
  open({
    RecordingsScreen: ({ page }) =>
      page === 1 ? pageOf(first, 51) : pageOf([call('b', 'Last One')], 51, 2),
  });
  await screen.findByRole('link', { name: 'First 49' });
  expect(screen.queryByText('No more results.')).toBeNull();
  act(reachEnd);
  await screen.findByRole('link', { name: 'Last One' });
  screen.getByRole('link', { name: 'First 0' });
  screen.getByText('No more results.');
});

test('j and k walk the rows, and typing in the filter is left alone', async () => {
  open({ RecordingsScreen: pageOf([call('1', 'Jane Doe'), call('2', 'John Roe')]) });
  const jane = await screen.findByRole('link', { name: 'Jane Doe' });
  const john = screen.getByRole('link', { name: 'John Roe' });
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('j');
  expect(document.activeElement).toBe(jane);
  press('j');
  expect(document.activeElement).toBe(john);
  press('j');
  expect(document.activeElement).toBe(john);
  press('k');
  expect(document.activeElement).toBe(jane);
  expect(jane.getAttribute('href')).toBe('/interview/1');
  press('/');
  const search = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(search);
  press('j');
  expect(document.activeElement).toBe(search);
});

test('progress shows in its row as it is told, without asking again', async () => {
  const server = open({ RecordingsScreen: pageOf([call('1', 'Jane Doe', step(0.1))]) });
  const row = await rowOf('Jane Doe');
  row.getByText('Transcribing 10 %');
  const before = server.asked.length;
  act(() =>
    server.push('CallsChanged', {
      callsChanged: {
        __typename: 'CallChange',
        callId: '1',
        isDeleted: false,
        call: call('1', 'Jane Doe', step(0.6)),
      },
    }),
  );
  await row.findByText('Transcribing 60 %');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(server.asked.length).toBe(before);
});

test('a new recording appears on top, a deleted one goes', async () => {
  let results = [call('1', 'Jane Doe')];
  const server = open({ RecordingsScreen: () => pageOf(results) });
  await rowOf('Jane Doe');
  results = [call('2', 'John Roe'), call('1', 'Jane Doe')];
  const changed = (callId: string, isDeleted: boolean, changedCall: unknown) => ({
    callsChanged: { __typename: 'CallChange', callId, isDeleted, call: changedCall },
  });
  act(() => server.push('CallsChanged', changed('2', false, results[0])));
  await screen.findByRole('link', { name: 'John Roe' });
  screen.getByText('2 recordings');
  results = [call('2', 'John Roe')];
  act(() => server.push('CallsChanged', changed('1', true, null)));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Jane Doe' })).toBeNull());
  screen.getByText('1 recording');
});

test('a failure shows its reason and can be tried again', async () => {
  const failed = { transcriptionStatus: 'FAILED', failureReason: 'No speech was found.' };
  open({
    RecordingsScreen: pageOf([call('1', 'Jane Doe', failed)]),
    RetryProcessing: { retryProcessing: call('1', 'Jane Doe', step(0)) },
  });
  const row = await rowOf('Jane Doe');
  row.getByText('No speech was found.');
  fireEvent.click(row.getByRole('button', { name: 'Try again' }));
  await row.findByText('Transcribing 0 %');
  expect(row.queryByText('No speech was found.')).toBeNull();
});

test('a cancelled upload takes its row with it', async () => {
  const started = {
    __typename: 'Upload',
    id: 'up1',
    callId: '1',
    fileName: 'jane.m4a',
    sizeBytes: 100,
    receivedBytes: 43,
    fingerprint: 'jane.m4a|100|5',
    isComplete: false,
    createdAt: '2026-05-01T09:00:00Z',
  };
  let isGone = false;
  const list = () =>
    isGone
      ? [call('2', 'John Roe')]
      : [call('1', 'Jane Doe', { uploadedShare: 0.43 }), call('2', 'John Roe')];
  open({
    RecordingsScreen: () => pageOf(list()),
    UnfinishedUploads: () => ({ unfinishedUploads: isGone ? [] : [started] }),
    CancelUpload: () => {
      isGone = true;
      return { cancelUpload: true };
    },
  });
  (await rowOf('Jane Doe')).getByText('Uploading 43 %');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel upload: jane.m4a' }));
  await act(async () => useConfirmStore.getState().answer(true));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Jane Doe' })).toBeNull());
  await screen.findByText('1 recording');
  screen.getByRole('link', { name: 'John Roe' });
});

test('files that cannot be recordings are refused before anything is sent', async () => {
  const server = open({ RecordingsScreen: pageOf([call('1', 'Jane Doe')]) });
  await rowOf('Jane Doe');
  const drop = (...files: File[]) =>
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files } });
  drop(
    new File([], 'empty.mp3'),
    new File(['x'.repeat(1_001)], 'long.wav'),
    new File(['x'], 'cv.pdf'),
  );
  const alert = within(await screen.findByRole('alert'));
  alert.getByText(/“empty.mp3” is empty/);
  alert.getByText(/“long.wav” .1 kB. is over the limit of 1 kB/);
  alert.getByText(/“cv.pdf” is not a recording we can read/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked.some(({ name }) => name === 'AddUploadedCall')).toBe(false);
});
