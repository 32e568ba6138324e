import { Notifications, notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notifyUndoable } from './notifyUndoable.tsx';
import { renderUi } from './renderUi.tsx';

afterEach(() => {
  notifications.clean();
  cleanup();
});

test('Ctrl+Z takes back what was done last, and a text keeps its own undo', async () => {
  renderUi(
    <>
      <Notifications />
      <input aria-label="text" />
      <button>elsewhere</button>
    </>,
  );
  const [first, second] = [vi.fn(), vi.fn()];
  notifyUndoable('Deleted question “A”', first);
  notifyUndoable('Deleted question “B”', second);
  await screen.findByText('Deleted question “B”');
  fireEvent.keyDown(screen.getByLabelText('text'), { key: 'z', ctrlKey: true });
  expect(second).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByText('elsewhere'), { key: 'z', ctrlKey: true });
  expect(second).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Deleted question “B”')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(first).toHaveBeenCalledTimes(1);
});

test('an offer that is withdrawn goes, with its key', async () => {
  renderUi(<Notifications />);
  const undo = vi.fn();
  const withdraw = notifyUndoable('Tom merged into Ada', undo);
  await screen.findByText('Tom merged into Ada');
  withdraw();
  await waitFor(() => expect(screen.queryByText('Tom merged into Ada')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
});

test('offers that are cleared all at once leave the key to others', async () => {
  renderUi(<Notifications />);
  const undo = vi.fn();
  notifyUndoable('Note deleted', undo);
  await screen.findByText('Note deleted');
  notifications.clean();
  // Not prevented: `fireEvent` returns false where a listener has taken the key.
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true);
  expect(undo).not.toHaveBeenCalled();
});
