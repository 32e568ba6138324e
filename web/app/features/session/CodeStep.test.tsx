import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useConnection } from '../../lib/connection.ts';
import { NetworkError } from '../../lib/connectionError.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { CodeStep } from './CodeStep.tsx';

afterEach(() => {
  cleanup();
  useConnection.setState({ lostAtMs: null });
});

const field = () => screen.getByLabelText<HTMLInputElement>('Code');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('a refused code makes room for the next one and says why', async () => {
  const verify = vi.fn().mockRejectedValue(new Error('This code is wrong.'));
  renderUi(<CodeStep verify={verify} />);
  type('bad111');
  await screen.findByText('This code is wrong.');
  expect(field().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a code that did not reach the server stays, and is sent again by its button or with the connection', async () => {
  const lost = new NetworkError(new TypeError('Failed to fetch'));
  const verify = vi.fn().mockRejectedValue(lost);
  renderUi(<CodeStep verify={verify} />);
  act(() => useConnection.setState({ lostAtMs: 1 }));
  type('good42');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(verify).toHaveBeenCalledTimes(2));
  await screen.findByRole('button', { name: 'Try again' });
  expect(field().value).toBe('GOOD42');
  verify.mockResolvedValue(undefined);
  act(() => useConnection.setState({ lostAtMs: null }));
  await waitFor(() => expect(verify).toHaveBeenCalledTimes(3));
  expect(verify).toHaveBeenLastCalledWith('GOOD42');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});
