import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { answerOf, hit, saidAt } from './scriptedHits.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import { Spotlight } from './Spotlight.tsx';

const index = vi.hoisted(() => ({ hits: [] as unknown[] }));
vi.mock('./askIndex.ts', () => ({
  askIndex: async () => [answerOf(index.hits as SearchHit[], { nbHits: index.hits.length })],
  isRefusedKey: () => false,
}));
afterEach(cleanup);

function open(hits: SearchHit[], isOff = false) {
  index.hits = hits;
  const onClose = vi.fn();
  const searchApplication = isOff
    ? null
    : { __typename: 'SearchApplication', applicationId: 'a', searchApiKey: 'k' };
  const { client } = scriptedClient({ SearchKey: { searchApplication } });
  const page = renderUi(<Spotlight onClose={onClose} />, { client });
  const box = screen.getByRole('combobox', { name: 'Search interviews' });
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(box, { key });
  return { onClose, type, press, box, path: page.path };
}

test('arrows walk the results and Enter opens one', async () => {
  const { type, press, box, path, onClose } = open([hit('7', 'Jane Doe'), hit('8', 'John Roe')]);
  type('doe');
  await screen.findByRole('option', { name: /Jane Doe/ });
  screen.getAllByText(/with Ana Ruiz, Ben Oko, Cy Poe, \+1 more/);
  press('ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('John Roe');
  expect(box.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  press('ArrowDown');
  press('Enter');
  expect(path()).toBe('/interview/8');
  expect(onClose).toHaveBeenCalled();
});

test('nothing found leads to the full search page', async () => {
  const { type, path } = open([]);
  type('a & b');
  fireEvent.click(
    await screen.findByRole('link', { name: 'No results found. Check the full search page' }),
  );
  expect(path()).toBe('/search?q=a%20%26%20b');
});

test('Enter before an answer goes to the full search page', () => {
  const { type, press, path } = open([]);
  press('Enter');
  expect(path()).toBe('/');
  type('night');
  press('Enter');
  expect(path()).toBe('/search?q=night');
});

test('without a key it says that search is unavailable', async () => {
  const { type } = open([], true);
  type('night');
  await screen.findByText('Keyword search is currently unavailable.');
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
});

test('a result opens at the passage it shows, with its words found', async () => {
  const { type, press, path } = open([saidAt('7', 'Jane Doe', 65.25)]);
  type('night');
  await screen.findByRole('option', { name: /Jane Doe/ });
  press('Enter');
  expect(path()).toBe('/interview/7?t=65.25&find=night');
});
