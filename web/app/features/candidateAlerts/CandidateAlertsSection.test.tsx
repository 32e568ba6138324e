import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { CandidateAlertsSection } from './CandidateAlertsSection.tsx';

afterEach(cleanup);

const followed = (candidateIds: string[]) => ({
  __typename: 'CandidateAlertUserSubscriptions',
  candidateIds,
  positionIds: [],
});

function open(user: object = {}) {
  const server = scriptedClient({
    CurrentUser: {
      currentUser: { __typename: 'CurrentUser', id: 'u1', isImpersonated: false, ...user },
      serverInfo: null,
    },
    CandidateAlerts: {
      candidateAlerts: { __typename: 'CandidateAlertPage', results: [], nextCursor: null },
    },
    CandidateAlertUserSubscriptions: { candidateAlertUserSubscriptions: followed([]) },
    AddCandidateAlertUserSubscriptions: { addCandidateAlertUserSubscriptions: followed(['k1']) },
    RemoveCandidateAlertUserSubscriptions: { removeCandidateAlertUserSubscriptions: followed([]) },
  });
  renderUi(<CandidateAlertsSection candidateId="k1" />, { client: server.client, path: '/' });
  return server;
}

test('a candidate is followed and unfollowed', async () => {
  const { asked } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Follow alerts' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Following alerts' }));
  await screen.findByRole('button', { name: 'Follow alerts' });
  expect(
    asked.filter(({ name }) => /Subscriptions/.test(name)).map(({ variables }) => variables),
  ).toEqual([{}, { candidateIds: ['k1'] }, { candidateIds: ['k1'] }]);
});

test('who acts as another person follows nothing', async () => {
  const { asked } = open({ isImpersonated: true });
  await screen.findByText(/No alerts on other offers/);
  await waitFor(() =>
    expect(asked.map(({ name }) => name)).toContain('CandidateAlertUserSubscriptions'),
  );
  expect(screen.queryByRole('button', { name: 'Follow alerts' })).toBeNull();
});
