import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../lib/scriptedClient.ts';
import type { Answer } from '../lib/scriptedClient.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { CandidatesScreen } from './CandidatesScreen.tsx';
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

const candidate = (index: number, over: object = {}) => ({
  __typename: 'Candidate',
  id: `c${index}`,
  fullName: `Candidate ${index}`,
  emails: [`c${index}@example.test`],
  recordingDisabled: false,
  callCount: 1,
  lastCallAt: null,
  ratingBreakdown: { __typename: 'RatingBreakdown', average: null, counts: [0, 0, 0, 0, 0] },
  applications: [],
  ...over,
});
const head = (canAddCandidates: boolean, candidatesCount = 1) => ({
  candidatesCount: {
    __typename: 'CandidatesCount',
    count: Math.min(candidatesCount, 1000),
    isCapped: candidatesCount > 1000,
  },
  currentUser: { __typename: 'CurrentUser', id: 'u1', canAddCandidates },
});

function open(script: Record<string, Answer>, searchParams = '') {
  const server = scriptedClient({
    ...basics,
    PositionSelect: { positions: [] },
    StageSelect: { interviewStages: [] },
    CandidatesHead: head(true),
    ...script,
  });
  renderUi(
    <NuqsTestingAdapter searchParams={searchParams} hasMemory>
      <CandidatesScreen />
    </NuqsTestingAdapter>,
    { client: server.client },
  );
  return server;
}

test('a row says what the candidate applied for, how far they are and how they are rated', async () => {
  const position = { __typename: 'Position', id: 'p1', displayTitle: 'Nurse (N-1)' };
  open({
    CandidatesScreen: {
      candidates: [
        candidate(1, {
          applications: [
            {
              __typename: 'Application',
              id: 'a1',
              status: 'REJECTED',
              position,
              interviewStage: { __typename: 'InterviewStage', id: 's1', title: 'Onsite' },
            },
          ],
          ratingBreakdown: { __typename: 'RatingBreakdown', average: 4, counts: [0, 0, 1, 0, 1] },
        }),
      ],
    },
  });
  await screen.findByRole('link', { name: 'Candidate 1' });
  screen.getByText('Nurse (N-1)');
  screen.getByText('Rejected · Onsite');
  screen.getByText('4.0');
});

test('filters in the address are those the server is asked for, and can be cleared at once', async () => {
  const server = open(
    { CandidatesScreen: { candidates: [] }, CandidatesHead: head(true, 0) },
    '?q=kim&status=HIRED&rating=4&sort=last_interview',
  );
  await screen.findByText('No candidates match these filters.');
  const asked = () => server.asked.filter(({ name }) => name === 'CandidatesScreen');
  expect(asked()[0]?.variables).toEqual({
    query: 'kim',
    filter: { applicationStatus: 'HIRED', minimumRating: 4 },
    orderBy: 'LAST_INTERVIEW',
    page: 1,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked().at(-1)?.variables).toMatchObject({ query: '', filter: {} }));
});

test('the next page comes when the end is reached, until a page is empty', async () => {
  const pages: Record<number, object[]> = {
    1: Array.from({ length: 50 }, (_, index) => candidate(index)),
    2: [],
  };
  open({ CandidatesScreen: ({ page }) => ({ candidates: pages[Number(page)] }) });
  await screen.findByRole('link', { name: 'Candidate 49' });
  screen.getByText('Loading more…');
  reachEnd();
  await screen.findByText('No more results.');
});

test('who may not add candidates is not offered to', async () => {
  open({ CandidatesScreen: { candidates: [candidate(1)] }, CandidatesHead: head(false) });
  await screen.findByText('1');
  await screen.findByRole('link', { name: 'Candidate 1' });
  expect(screen.queryByRole('button', { name: 'Add candidate' })).toBeNull();
});

test('more than a thousand candidates are not counted to their end', async () => {
  open({ CandidatesHead: head(false, 50_000), CandidatesScreen: { candidates: [candidate(1)] } });
  await screen.findByText('1,000+');
});
