import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchSelect } from './SearchSelect.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a list that cannot be loaded is no error of the person, and comes when the server is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isAway = true;
  const find = async () => {
    if (isAway) throw new Error('The server cannot be reached. Trying again by itself.');
    return [{ id: 'g1', label: 'Technical interview' }];
  };
  render(
    <MantineProvider env="test">
      <SearchSelect
        {...{ label: 'Guide', placeholder: 'Choose a guide', nothingFound: 'None', find }}
        value={null}
        onChange={() => undefined}
      />
    </MantineProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  screen.getByText(/cannot be reached/);
  const field = screen.getByPlaceholderText('Choose a guide');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText(/cannot be reached/)).toBeNull();
  await act(async () => field.click());
  screen.getByText('Technical interview');
});
