import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ConfirmHost } from './ConfirmHost.tsx';
import type { ConfirmOptions } from './confirmStore.ts';
import { renderUi } from './renderUi.tsx';
import { useConfirm } from './useConfirm.tsx';

afterEach(cleanup);

/** Asks once and keeps what the person answered. */
async function ask(options?: ConfirmOptions) {
  const answers: boolean[] = [];
  function Asker() {
    const confirm = useConfirm();
    return (
      <button onClick={() => void confirm(options).then((is) => answers.push(is))}>Ask</button>
    );
  }
  renderUi(
    <>
      <Asker />
      <ConfirmHost />
    </>,
  );
  fireEvent.click(screen.getByText('Ask'));
  await screen.findByRole('dialog');
  return answers;
}

test('without words of its own it asks with the defaults, and yes is yes', async () => {
  const answers = await ask();
  expect(screen.getByText('Confirm')).toBeTruthy();
  expect(screen.getByText('Are you sure?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(answers).toEqual([true]));
});

test('cancel is no', async () => {
  const answers = await ask({ title: 'Delete', confirmLabel: 'Delete it' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(answers).toEqual([false]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a secret phrase must stand exactly, and cannot be copied from its hint', async () => {
  const answers = await ask({ secretPhrase: 'production' });
  const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'Yes' });
  const field = screen.getByRole('textbox');
  for (const wrong of ['', 'Production', 'production ', 'prod']) {
    fireEvent.change(field, { target: { value: wrong } });
    expect(yes.disabled).toBe(true);
    fireEvent.submit(field);
  }
  const hint = screen.getByText('production');
  expect(fireEvent.copy(hint)).toBe(false);
  expect(fireEvent.cut(hint)).toBe(false);
  expect(answers).toEqual([]);

  fireEvent.change(field, { target: { value: 'production' } });
  fireEvent.click(yes);
  await waitFor(() => expect(answers).toEqual([true]));
});
