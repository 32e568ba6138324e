import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient, type Answer } from '../lib/scriptedClient.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { CandidateAlertsScreen } from './CandidateAlertsScreen.tsx';
import { basics } from './scriptedRecordings.ts';

afterEach(cleanup);

const alert = (id: string, over: object = {}) => ({
  __typename: 'CandidateAlert',
  id,
  theme: 'START',
  title: 'Notice and start date',
  quote: `My notice is ${id}.`,
  callId: 'c1',
  name: 'Screen',
  atMs: 61_000,
  startTime: '2026-05-04T14:30:00.000Z',
  isNew: true,
  isAccurate: null,
  position: null,
  candidate: { __typename: 'Candidate', id: 'k1', fullName: 'Kim Lee' },
  ...over,
});
const page = (results: object[], nextCursor: string | null = null) => ({
  candidateAlerts: { __typename: 'CandidateAlertPage', results, nextCursor },
});

function open(script: Record<string, Answer> = {}, search = '') {
  const { CurrentUser: current } = basics as Record<string, { currentUser: object }>;
  const userRole = { __typename: 'UserRole', id: 'r', name: 'R', permissions: [] };
  const recruiter = { ...current?.currentUser, userRole: { ...userRole, type: 'RECRUITER' } };
  const server = scriptedClient({
    ...basics,
    CurrentUser: { ...current, currentUser: recruiter },
    CandidateAlerts: page([alert('short'), alert('long', { isNew: false, isAccurate: true })]),
    CandidateAlertAccuracy: {
      candidateAlertAccuracy: [
        ...[{ theme: 'START', title: 'Notice and start date', alerts: 9, answers: 8, right: 6 }],
        ...[{ theme: 'PAY', title: 'Pay expected', alerts: 2, answers: 1, right: 1 }],
      ].map((row) => ({ __typename: 'CandidateAlertAccuracy', ...row })),
    },
    AddAlertView: { addAlertView: true },
    SetCandidateAlertAccuracy: { setCandidateAlertAccuracy: true },
    PositionSelect: { positions: [] },
    ...script,
  });
  renderUi(
    <NuqsTestingAdapter searchParams={search} hasMemory>
      <CandidateAlertsScreen />
    </NuqsTestingAdapter>,
    { client: server.client, path: '/candidate-alerts' },
  );
  return server;
}
const rowOf = async (quote: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(quote)).closest('li');
  if (!row) throw new Error(`No row of ${quote}`);
  return row;
};

test('an alert opens its moment and is noted as seen', async () => {
  const { asked } = open();
  const row = await rowOf('My notice is short.');
  within(row).getByText('New');
  expect(within(row).getByText('My notice is short.').closest('a')?.getAttribute('href')).toBe(
    '/interview/c1?t=61',
  );
  expect(within(await rowOf('My notice is long.')).queryByText('New')).toBeNull();
  await waitFor(() =>
    expect(asked).toContainEqual({ name: 'AddAlertView', variables: { alertIds: ['short'] } }),
  );
});

test('an answer is sent, shown, and taken back by pressing it again', async () => {
  const { asked } = open();
  const right = within(await rowOf('My notice is short.')).getByRole('button', { name: 'Right' });
  fireEvent.click(right);
  await waitFor(() => expect(right.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(right);
  await waitFor(() => expect(right.getAttribute('aria-pressed')).toBe('false'));
  expect(
    asked.filter(({ name }) => name === 'SetCandidateAlertAccuracy').map((item) => item.variables),
  ).toEqual([
    { alertId: 'short', isAccurate: true },
    { alertId: 'short', isAccurate: null },
  ]);
});

test('shares of few answers are not shown', async () => {
  open();
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('row', { name: /Notice and start date/ }).textContent).toContain(
    '75 %',
  );
  within(table).getByText('Too few answers');
});

test('a failed list says so and loads again; an empty one says what it would hold', async () => {
  let isDown = true;
  open({
    CandidateAlerts: () => {
      if (isDown) throw new CombinedGraphQLErrors({ errors: [{ message: 'It is down.' }] });
      return page([]);
    },
  });
  const retry = await screen.findByRole('button', { name: /try again/i });
  expect(screen.queryByText(/No alerts/)).toBeNull();
  isDown = false;
  fireEvent.click(retry);
  await screen.findByText('No alerts in interviews that you can see.');
});

test('filters are in the address and can be cleared', async () => {
  const { asked } = open({ CandidateAlerts: page([]) }, '?theme=PAY&followed=true');
  await screen.findByText('No alerts match these filters.');
  expect(asked.find(({ name }) => name === 'CandidateAlerts')?.variables).toMatchObject({
    filter: { theme: 'PAY', isFollowed: true },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('No alerts in interviews that you can see.');
});
