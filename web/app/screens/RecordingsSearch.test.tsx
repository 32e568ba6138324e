import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IndexAnswer } from '../features/search/askIndex.ts';
import type { IndexRequest } from '../features/search/searchRequests.ts';
import { scriptedClient } from '../lib/scriptedClient.ts';
import { RecordingsScreen } from './RecordingsScreen.tsx';
import { answerOf, hit, saidAt } from '../features/search/scriptedHits.ts';
import { basics, call, pageOf } from './scriptedRecordings.ts';
import { stubListEnd } from '../ui/stubListEnd.ts';

const index = vi.hoisted(() => ({
  answer: (_requests: IndexRequest[]): unknown[] => [],
  asked: [] as IndexRequest[][],
  keys: [] as string[],
}));
vi.mock('../features/search/askIndex.ts', () => ({
  askIndex: async ({ searchApiKey }: { searchApiKey: string }, requests: IndexRequest[]) => {
    index.keys.push(searchApiKey);
    index.asked.push(requests);
    return index.answer(requests);
  },
  askFacet: async () => [],
  isRefusedKey: (error: unknown) => error instanceof Error && error.message === 'refused',
}));

let reachEnd: () => void = () => undefined;
beforeEach(() => {
  index.asked = [];
  index.keys = [];
  localStorage.clear();
  localStorage.setItem('rapport-filters', 'open');
  reachEnd = stubListEnd();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(
  searchParams: string,
  answer: (requests: IndexRequest[]) => IndexAnswer[],
  over: Parameters<typeof scriptedClient>[0] = {},
) {
  index.answer = answer;
  let query = '';
  const server = scriptedClient({
    ...basics,
    RecordingsScreen: pageOf([call('1', 'Jane Doe')]),
    SearchKey: {
      searchApplication: { __typename: 'SearchApplication', applicationId: 'a', searchApiKey: 'k' },
    },
    ...over,
  });
  render(
    <MantineProvider env="test">
      <ApolloProvider client={server.client}>
        <MemoryRouter>
          <NuqsTestingAdapter
            searchParams={searchParams}
            hasMemory
            onUrlUpdate={({ queryString }) => {
              query = queryString;
            }}
          >
            <RecordingsScreen />
          </NuqsTestingAdapter>
        </MemoryRouter>
      </ApolloProvider>
    </MantineProvider>,
  );
  return { server, query: () => query };
}
const last = () => index.asked.at(-1)?.[0];

test('words show who said them when, marked, with a link that plays from there', async () => {
  open('?q=night', () => [answerOf([saidAt('7', 'Jane Doe', 65, 130, 190, 250)])]);
  const quote = await screen.findByRole('link', { name: /1:05 Jane: the night shift/ });
  expect(quote.getAttribute('href')).toBe('/interview/7?t=65&find=night');
  expect(quote.querySelector('mark')?.textContent).toBe('night');
  expect(quote.textContent).toContain('shift & <b>');
  // At most three of one group of speakers.
  expect(screen.queryByRole('link', { name: /^4:10/ })).toBeNull();
  screen.getByText('with Ana Ruiz, Ben Oko, Cy Poe, +1 more');
  screen.getByText('No more results.');
  expect(last()).toMatchObject({ query: 'night', distinct: 3 });
});

test('a link with more words than the box takes asks for those it takes', async () => {
  open(`?q=${'night '.repeat(200)}`, () => [answerOf([saidAt('7', 'Jane Doe', 65)])]);
  await screen.findByRole('link', { name: /the night shift/ });
  expect(last()?.query).toHaveLength(512);
});

test('a facet is ticked, stands as a chip and in the address, and is dropped by it', async () => {
  const { query } = open('?q=night', ([first]) => [
    answerOf([hit('7', 'Jane Doe')], {
      facets: { stage: { Technical: 4, Screen: 2 }, 'interviewers.name': { 'Ana Ruiz': 3 } },
    }),
    ...(first?.facetFilters.length ? [answerOf([], { facets: { stage: { Technical: 4 } } })] : []),
  ]);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Technical 4/ }));
  await screen.findByRole('button', { name: 'Remove filter: Stage Technical' });
  await waitFor(() => expect(query()).toContain('stage=Technical'));
  await waitFor(() => expect(last()?.facetFilters).toEqual([['stage:Technical']]));
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Stage Technical' }));
  await waitFor(() => expect(last()?.facetFilters).toEqual([]));
});

test('the address is the search: a reload asks the same again', async () => {
  open('?q=night&interviewer=Ana+Ruiz&talk_ratio=0.4..&date=2026-01-05..2026-01-06', () => [
    answerOf([]),
  ]);
  await screen.findByText('No recordings match this search.');
  expect(last()?.facetFilters).toEqual([['interviewers.name:Ana Ruiz']]);
  expect(last()?.numericFilters).toHaveLength(3);
  screen.getByRole('button', { name: /Remove filter: Candidate talk ratio from 40 %/ });
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await screen.findByRole('link', { name: 'Jane Doe' });
});

test('a range beyond all there is comes in to the longest, in chip, address and question', async () => {
  const stats = { facets_stats: { call_duration_seconds: { min: 120, max: 655 } } };
  const { query } = open('?duration=999999..', ([first, own]) =>
    first?.numericFilters.includes('call_duration_seconds >= 655')
      ? [answerOf([hit('7', 'Jane Doe')]), answerOf([], stats)]
      : [answerOf([]), ...(own ? [answerOf([], stats)] : [])],
  );
  await screen.findByRole('link', { name: 'Jane Doe' });
  await screen.findByRole('button', { name: 'Remove filter: Length from 11 min' });
  expect(query()).toContain('duration=655..');
});

test('the next page comes at the end, nothing twice', async () => {
  open('?q=night', ([first]) => [
    first?.page === 1
      ? answerOf([hit('a', 'First One'), hit('b', 'Last One')], { page: 1, nbPages: 2, nbHits: 2 })
      : answerOf([hit('a', 'First One')], { nbPages: 2, nbHits: 2 }),
  ]);
  await screen.findByRole('link', { name: 'First One' });
  expect(screen.queryByText('No more results.')).toBeNull();
  act(reachEnd);
  await screen.findByRole('link', { name: 'Last One' });
  expect(screen.getAllByRole('link', { name: 'First One' })).toHaveLength(1);
  screen.getByText('No more results.');
});

test('without a key the page says that search is unavailable, and the list still stands', async () => {
  open('?q=night', () => [], { SearchKey: { searchApplication: null } });
  await screen.findByText('Keyword search is currently unavailable.');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await screen.findByRole('link', { name: 'Jane Doe' });
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

test('a refused key is fetched anew once, and a failure can be tried again', async () => {
  let isDown = false;
  let refusals = 1;
  open('?q=night', () => {
    if (isDown) throw new Error('The index is away.');
    if (refusals-- > 0) throw new Error('refused');
    return [answerOf([hit('7', 'John Roe')])];
  });
  await screen.findByRole('link', { name: 'John Roe' });
  isDown = true;
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'day' } });
  await screen.findByText('The index is away.');
  isDown = false;
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'John Roe' });
});

test('a hit that is deleted meanwhile goes', async () => {
  let hits = [hit('7', 'John Roe'), hit('8', 'Di Day')];
  const { server } = open('?q=night', () => [answerOf(hits)]);
  await screen.findByRole('link', { name: 'John Roe' });
  hits = [hit('8', 'Di Day')];
  act(() =>
    server.push('CallsChanged', {
      callsChanged: { __typename: 'CallChange', callId: '7', isDeleted: true, call: null },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('link', { name: 'John Roe' })).toBeNull());
  screen.getByRole('link', { name: 'Di Day' });
});
