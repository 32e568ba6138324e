import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ActionButton } from '../ui/ActionButton.tsx';
import { renderUi } from '../ui/renderUi.tsx';

afterEach(cleanup);

test('an action runs once while it is busy, and its failure stands beside the button until the next try', async () => {
  const work = vi.fn<() => Promise<void>>();
  work.mockRejectedValueOnce(new Error('The name is taken.')).mockResolvedValueOnce();
  renderUi(<ActionButton onAction={work}>Rename</ActionButton>);
  const button = screen.getByRole('button', { name: 'Rename' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(work).toHaveBeenCalledTimes(1);
  expect((await screen.findByRole('alert')).textContent).toBe('The name is taken.');
  await act(async () => fireEvent.click(button));
  expect(work).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
