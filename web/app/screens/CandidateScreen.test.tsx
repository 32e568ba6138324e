import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../lib/scriptedClient.ts';
import type { Answer } from '../lib/scriptedClient.ts';
import { ConfirmHost } from '../ui/ConfirmHost.tsx';
import { renderUi } from '../ui/renderUi.tsx';
import { CandidateScreen } from './CandidateScreen.tsx';
import { basics, pageOf } from './scriptedRecordings.ts';

afterEach(cleanup);

const candidate = {
  __typename: 'Candidate',
  id: 'c1',
  firstName: 'Kim',
  lastName: 'Lee',
  fullName: 'Kim Lee',
  emails: ['kim@example.test'],
  phoneNumbers: [],
  candidateLinks: [],
  applications: [],
  recordingDisabled: false,
  callCount: 0,
  lastCallAt: null,
  myRating: 4,
  ratingBreakdown: { __typename: 'RatingBreakdown', average: 4, counts: [0, 0, 0, 1, 0] },
  createdAt: '2026-05-04T14:30:45.000Z',
  consentHistory: [],
  canEdit: true,
  canDelete: true,
  canRecordConsent: true,
};

function open(script: Record<string, Answer> = {}, over: object = {}) {
  const server = scriptedClient({
    ...basics,
    CandidateScreen: {
      candidate: { ...candidate, ...over },
      currentUser: { __typename: 'CurrentUser', id: 'u1', canAddCandidates: false },
    },
    RecordingsScreen: pageOf([]),
    CandidateSummary: pageOf([]),
    CandidateAlerts: {
      candidateAlerts: { __typename: 'CandidateAlertPage', results: [], nextCursor: null },
    },
    CandidateAlertUserSubscriptions: {
      candidateAlertUserSubscriptions: {
        __typename: 'CandidateAlertUserSubscriptions',
        candidateIds: [],
        positionIds: [],
      },
    },
    PositionSelect: { positions: [] },
    StageSelect: { interviewStages: [] },
    ...script,
  });
  const view = renderUi(
    <>
      <Routes>
        <Route path="/candidate/:candidateId" element={<CandidateScreen />} />
        <Route path="/candidates" element={<p>The list</p>} />
      </Routes>
      <ConfirmHost />
    </>,
    { client: server.client, path: '/candidate/c1' },
  );
  return { ...server, ...view };
}

test('who may only read is offered to rate and nothing else', async () => {
  open({}, { canEdit: false, canDelete: false, canRecordConsent: false });
  await screen.findByRole('heading', { name: 'Kim Lee' });
  for (const name of ['Edit', 'More actions', 'Add link', 'Add position', 'Record a decision'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  screen.getByRole('group', { name: 'Your rating' });
});

test('the current star pressed again takes the rating away', async () => {
  const { asked } = open({
    RateCandidate: {
      rateCandidate: {
        __typename: 'Candidate',
        id: 'c1',
        myRating: null,
        ratingBreakdown: { __typename: 'RatingBreakdown', average: null, counts: [0, 0, 0, 0, 0] },
      },
    },
  });
  const star = await screen.findByRole('button', { name: '4 stars' });
  expect(star.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(star);
  await screen.findByText('Not rated');
  expect(asked.at(-1)).toEqual({
    name: 'RateCandidate',
    variables: { candidateId: 'c1', rating: 0 },
  });
});

test('a refused decision says why beside the field and keeps what was typed', async () => {
  open({
    RecordCandidateConsent: () => {
      throw new CombinedGraphQLErrors({ errors: [{ message: 'Write down how you know.' }] });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Record a decision' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('How you know');
  fireEvent.change(field, { target: { value: 'By phone' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save decision' }));
  await screen.findByText('Write down how you know.');
  expect(field.value).toBe('By phone');
});

test('deleting asks first, then leads back to the list', async () => {
  const { path, asked } = open({ DeleteCandidate: { deleteCandidate: true } });
  fireEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete candidate' }));
  await screen.findByText(/Their interviews stay, without a candidate/);
  expect(asked.some(({ name }) => name === 'DeleteCandidate')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(path()).toBe('/candidates'));
});

test('a summary of the newest interviews says how many there are', async () => {
  const summarized = {
    __typename: 'Call',
    id: 'k1',
    startTime: '2026-05-01T10:00:00Z',
    position: null,
    interviewStage: null,
    aiSummary: { __typename: 'AiSummary', tldr: null, candidateSummary: null },
  };
  open({ CandidateSummary: pageOf([summarized], 12) });
  await screen.findByText('The newest 1 of 12 interviews.');
});
