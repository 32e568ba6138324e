import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { CallRating, type CallRatingFragment } from './CallRating.tsx';

const call = (over: object) =>
  ({ __typename: 'Call', id: 'c1', rating: 3, canEdit: true, ...over }) as unknown as FragmentType<
    typeof CallRatingFragment
  >;

test('a star that is pressed shows at once and is saved', async () => {
  const { client, asked } = scriptedClient({
    RateCall: { updateCall: { __typename: 'Call', id: 'c1', rating: 5 } },
  });
  renderUi(<CallRating call={call({})} />, { client });
  const star = screen.getByRole('button', { name: '5 stars' });
  fireEvent.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  await vi.waitFor(() =>
    expect(asked).toEqual([{ name: 'RateCall', variables: { callId: 'c1', rating: 5 } }]),
  );
});

test('readers see the rating without a way to change it, and nothing where there is none', () => {
  const { client } = scriptedClient({});
  const { unmount } = renderUi(<CallRating call={call({ canEdit: false })} />, { client });
  screen.getByText('3 of 5 stars');
  expect(screen.queryAllByRole('button')).toEqual([]);
  unmount();
  renderUi(<CallRating call={call({ canEdit: false, rating: null })} />, { client });
  expect(screen.queryByRole('heading', { name: 'Rating' })).toBeNull();
});
