import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConfirmStore } from '../../ui/confirmStore.ts';
import { openJobDescriptions, rowOf } from './openJobDescriptions.tsx';
import { jobDescription, listOf, paginationOf, signedIn } from './scriptedPlans.ts';
import { stubListEnd } from '../../ui/stubListEnd.ts';

let reachEnd: () => void = () => undefined;

beforeEach(() => {
  reachEnd = stubListEnd();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notifications.clean();
});

test('a row says how good it is, whose, since when, and leads to the text and its plan', async () => {
  openJobDescriptions({
    MyJobDescriptions: listOf([
      jobDescription('1', 'Baker', { planId: 'p1' }),
      jobDescription('2', '', { jobDescriptionState: 'Creator', score: null }),
      jobDescription('3', 'Broken', { error: 'There was an error', score: null }),
    ]),
  });
  const baker = await rowOf('Baker');
  baker.getByRole('img', { name: 'Score 85 of 100' });
  baker.getByText('Me Myself');
  expect(baker.getByText('May 2').getAttribute('title')).toContain('9:00 AM');
  expect(baker.getByRole('link', { name: 'Job Description: Baker' }).getAttribute('href')).toBe(
    '/plan/analyze/1',
  );
  expect(baker.getByRole('link', { name: 'Interview Plan: Baker' }).getAttribute('href')).toBe(
    '/plan/interview_plan/p1',
  );
  const draft = await rowOf('New Job Description');
  draft.getByRole('img', { name: 'Draft' });
  expect(draft.getByRole('link', { name: /^Job Creator/ }).getAttribute('href')).toBe(
    '/plan/create/2',
  );
  expect(draft.getByRole('button', { name: /^Interview Plan/ }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  (await rowOf('Broken')).getByText('?');
});

test('tabs carry their counts; all is for plan admins', async () => {
  openJobDescriptions({ SharedJobDescriptions: listOf([jobDescription('2', 'Porter')]) });
  await screen.findByRole('tab', { name: 'My job descriptions (1)' });
  screen.getByRole('tab', { name: 'Shared with me (1)' });
  expect(screen.queryByRole('tab', { name: /^All job descriptions/ })).toBeNull();
  cleanup();

  const server = openJobDescriptions(
    {
      CurrentUser: signedIn('Admin'),
      AllJobDescriptions: listOf([jobDescription('1', 'Baker'), jobDescription('9', 'Guard')]),
    },
    '?tab=all',
  );
  await screen.findByRole('tab', { name: 'All job descriptions (2)' });
  await screen.findByRole('link', { name: 'Guard' });
  expect(server.asked.some(({ name }) => name === 'AllJobDescriptions')).toBe(true);
});

test('an editor who asks for all by the address gets their own', async () => {
  const server = openJobDescriptions({}, '?tab=all');
  await screen.findByRole('link', { name: 'Baker' });
  expect(server.asked.some(({ name }) => name === 'AllJobDescriptions')).toBe(false);
});

test('the filter is asked of the server when typing pauses, and another tab clears it', async () => {
  const server = openJobDescriptions({
    MyJobDescriptions: (variables) =>
      paginationOf(variables).searchTerm ? listOf([]) : listOf([jobDescription('1', 'Baker')]),
    SharedJobDescriptions: listOf([jobDescription('2', 'Porter')]),
  });
  await screen.findByRole('link', { name: 'Baker' });
  const field = screen.getByPlaceholderText('Filter by job title');
  for (const value of ['c', 'co', 'cook']) fireEvent.change(field, { target: { value } });
  await screen.findByText('No job descriptions match "cook"');
  const terms = server.asked
    .filter(({ name }) => name === 'MyJobDescriptions')
    .map(({ variables }) => paginationOf(variables).searchTerm);
  expect(terms).toEqual(['', 'cook']);
  fireEvent.click(screen.getByRole('tab', { name: /^Shared with me/ }));
  await screen.findByRole('link', { name: 'Porter' });
  expect((field as HTMLInputElement).value).toBe('');
  fireEvent.click(screen.getByRole('tab', { name: /^My job descriptions/ }));
  await screen.findByRole('link', { name: 'Baker' });
});

test('twenty more come each time the end of the list is reached', async () => {
  const rows = Array.from({ length: 45 }, (_, index) => jobDescription(`${index}`, `Job ${index}`));
  const server = openJobDescriptions({
    MyJobDescriptions: (variables) => listOf(rows.slice(0, paginationOf(variables).limit), 45),
  });
  await screen.findByRole('link', { name: 'Job 19' });
  expect(screen.queryByRole('link', { name: 'Job 20' })).toBeNull();
  act(reachEnd);
  await screen.findByRole('link', { name: 'Job 39' });
  act(reachEnd);
  await screen.findByRole('link', { name: 'Job 44' });
  screen.getByText('No more results.');
  const limits = server.asked
    .filter(({ name }) => name === 'MyJobDescriptions')
    .map(({ variables }) => paginationOf(variables).limit);
  expect(limits).toEqual([20, 40, 60]);
});

test('empty lists say so, and one’s own offers to begin', async () => {
  const server = openJobDescriptions({
    MyJobDescriptions: listOf([]),
    CreateJobDescription: {
      createJobDescription: {
        __typename: 'JobDescriptionPayload',
        jobDescription: { __typename: 'JobDescription', id: 'new' },
      },
    },
  });
  await screen.findByText('You haven’t created anything yet');
  fireEvent.click(screen.getByRole('tab', { name: /^Shared with me/ }));
  await screen.findByText('No one has shared anything with you yet');
  fireEvent.click(screen.getByRole('button', { name: 'Optimize existing' }));
  await waitFor(() => expect(server.path()).toBe('/plan/analyze/new'));
  expect(server.asked.at(-1)?.variables).toEqual({ title: '', jobDescriptionState: 'Optimizer' });
});

test.each([
  ['', 'MyJobDescriptions', 'Error loading job descriptions'],
  ['?tab=shared', 'SharedJobDescriptions', 'Error loading shared items'],
  ['?tab=all', 'AllJobDescriptions', 'Error loading items'],
])('a list that fails says so and loads when tried again (%s)', async (query, operation, words) => {
  let isDown = true;
  openJobDescriptions(
    {
      CurrentUser: signedIn('Admin'),
      AllJobDescriptions: listOf([]),
      [operation]: () => {
        if (isDown) throw new Error('The database is away.');
        return listOf([jobDescription('1', 'Baker')]);
      },
    },
    query,
  );
  await screen.findByText(words);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Baker' });
});

test('deleting asks first, takes the row away and says what was deleted', async () => {
  let rows = [jobDescription('1', 'Baker'), jobDescription('2', '')];
  const server = openJobDescriptions({
    MyJobDescriptions: () => listOf(rows),
    DeleteJobDescription: () => {
      rows = rows.slice(0, 1);
      const deleted = { __typename: 'DeleteJobDescriptionPayload', id: '2', success: true };
      return { deleteJobDescription: deleted };
    },
  });
  const row = await rowOf('New Job Description');
  fireEvent.click(row.getByRole('button', { name: 'Delete New Job Description' }));
  expect(server.asked.some(({ name }) => name === 'DeleteJobDescription')).toBe(false);
  await act(async () => useConfirmStore.getState().answer(true));
  await screen.findByText('New Job Description deleted!');
  expect(screen.queryByRole('link', { name: 'New Job Description' })).toBeNull();
  await screen.findByRole('tab', { name: 'My job descriptions (1)' });
});

test('a deletion that fails leaves the row and says so', async () => {
  openJobDescriptions();
  fireEvent.click((await rowOf('Baker')).getByRole('button', { name: 'Delete Baker' }));
  await act(async () => useConfirmStore.getState().answer(true));
  await screen.findByText('Error deleting job description');
  screen.getByRole('link', { name: 'Baker' });
});

test('what somebody may not do is not offered', async () => {
  openJobDescriptions({
    MyJobDescriptions: listOf([
      jobDescription('1', 'Baker', { canShare: false, canDelete: false }),
    ]),
  });
  const row = await rowOf('Baker');
  expect(row.queryByRole('button', { name: 'Share Baker' })).toBeNull();
  expect(row.queryByRole('button', { name: 'Delete Baker' })).toBeNull();
});
