import { cleanup, fireEvent, screen } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { basics } from '../scriptedRecordings.ts';
import { ClipsScreen } from './ClipsScreen.tsx';

afterEach(cleanup);

const clip = (id: string, name: string) => ({
  __typename: 'Clip',
  id,
  name,
  startMs: 0,
  endMs: 9_000,
  durationMs: 9_000,
  createdAt: '2026-03-02T10:00:00.000Z',
  canEdit: false,
  canDelete: false,
  canShare: false,
  user: { __typename: 'User', id: 'u2', fullName: 'Tom Okafor' },
  call: { __typename: 'Call', id: 'call', name: 'Interview' },
});

function open(clipsOf: (filter: Record<string, unknown>) => object[]) {
  const server = scriptedClient({ ...basics, Clips: (filter) => ({ clips: clipsOf(filter) }) });
  renderUi(
    <NuqsTestingAdapter hasMemory>
      <ClipsScreen />
    </NuqsTestingAdapter>,
    server,
  );
}

test('clips are filtered by who cut them or by who shared them with me, and never by both', async () => {
  open(({ isOwn, isSharedWithMe }) => {
    if (isOwn && isSharedWithMe) return [];
    if (isSharedWithMe) return [clip('b', 'Shared clip')];
    return isOwn ? [clip('a', 'Own clip')] : [clip('a', 'Own clip'), clip('b', 'Shared clip')];
  });
  await screen.findByText('Shared clip');
  const own = screen.getByRole('checkbox', { name: 'Cut by me' });
  const shared = screen.getByRole('checkbox', { name: 'Shared with me' });
  fireEvent.click(own);
  await expect.poll(() => screen.queryByText('Shared clip')).toBeNull();
  fireEvent.click(shared);
  await screen.findByText('Shared clip');
  await expect.poll(() => screen.queryByText('Own clip')).toBeNull();
  expect([own, shared].map((chip) => (chip as HTMLInputElement).checked)).toEqual([false, true]);
});

test('where nothing is shared with me, the filter can be cleared', async () => {
  open(({ isSharedWithMe }) => (isSharedWithMe ? [] : [clip('a', 'Own clip')]));
  await screen.findByText('Own clip');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shared with me' }));
  await screen.findByText('No clips found.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  await screen.findByText('Own clip');
});
