import { MantineProvider, Menu } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <button type="button">Elsewhere</button>
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setIsOpen(true)}>Open by menu</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <Dialog title="Question" onClose={() => setIsOpen(false)}>
          <input aria-label="Answer" data-autofocus />
        </Dialog>
      )}
    </MantineProvider>
  );
}

const focused = () => document.activeElement?.textContent;
const close = async () => {
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Answer'));
  fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('a dialog that closes gives the focus back to the button that opened it', async () => {
  render(<Page />);
  screen.getByText('Open').focus();
  fireEvent.click(screen.getByText('Open'));
  await close();
  await waitFor(() => expect(focused()).toBe('Open'));
});

test('opened from a menu, it gives the focus back to what opened the menu', async () => {
  render(<Page />);
  fireEvent.click(screen.getByText('More'));
  const item = await screen.findByRole('menuitem');
  item.focus();
  fireEvent.click(item);
  await close();
  await waitFor(() => expect(focused()).toBe('More'));
});

test('a focus that was moved meanwhile stays where it is', async () => {
  render(<Page />);
  screen.getByText('Open').focus();
  fireEvent.click(screen.getByText('Open'));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Answer'));
  fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'Escape' });
  screen.getByText('Elsewhere').focus();
  await new Promise((next) => setTimeout(next, 30));
  expect(focused()).toBe('Elsewhere');
});
