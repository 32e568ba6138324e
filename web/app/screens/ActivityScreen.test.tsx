import { cleanup, fireEvent, screen } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptedClient, type Answer } from '../lib/scriptedClient.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { ActivityScreen } from './ActivityScreen.tsx';
import { basics } from './scriptedRecordings.ts';
import { stubListEnd } from '../ui/stubListEnd.ts';

let reachEnd: () => void = () => undefined;
beforeEach(() => {
  reachEnd = stubListEnd();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (names: string[], nextCursor: string | null) => ({
  activityFeed: {
    __typename: 'ActivityPage',
    nextCursor,
    results: names.map((name) => ({
      __typename: 'Activity',
      id: name,
      text: `created ${name}`,
      actorName: 'Ann Ash',
      createdAt: '2026-05-04T10:00:00.000Z',
      impersonatorName: null,
      subject: null,
    })),
  },
});

function open(answer: Answer) {
  const server = scriptedClient({ ...basics, ActivityFeed: answer });
  renderUi(
    <NuqsTestingAdapter hasMemory>
      <ActivityScreen />
    </NuqsTestingAdapter>,
    { client: server.client },
  );
  return server;
}

test('the next page of a log is laid behind the first, from where that ended', async () => {
  const { asked } = open(({ after }) =>
    after === 'second' ? page(['a clip'], null) : page(['a guide'], 'second'),
  );
  await screen.findByText(/created a guide/);
  reachEnd();
  await screen.findByText(/created a clip/);
  screen.getByText(/created a guide/);
  expect(asked.map(({ variables }) => variables['after'])).toContain('second');
});

test('a page that does not come is asked for again, and the first one stays', async () => {
  let isLost = true;
  open(({ after }) => {
    if (after !== 'second') return page(['a guide'], 'second');
    if (isLost) throw new TypeError('Failed to fetch');
    return page(['a clip'], null);
  });
  await screen.findByText(/created a guide/);
  reachEnd();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isLost = false;
  fireEvent.click(retry);
  await screen.findByText(/created a clip/);
});
