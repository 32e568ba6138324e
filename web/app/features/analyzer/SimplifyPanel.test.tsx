import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../../ui/renderUi.tsx';
import { SimplifyPanel } from './SimplifyPanel.tsx';
import type { Simplified } from './SimplifyPanel.tsx';

afterEach(cleanup);

function open(simplify: () => Promise<Simplified>) {
  const done: string[] = [];
  renderUi(
    <SimplifyPanel
      sentence="A long sentence."
      simplify={simplify}
      onAccept={(text) => done.push(text)}
      onClose={() => done.push('closed')}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Simplify' }));
  return done;
}

test('a simpler sentence can be accepted, or the current one kept', async () => {
  const done = open(() => Promise.resolve({ simplifiedText: 'Short.', isComplex: false }));
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep current' }));
  expect(done).toEqual(['Short.', 'closed']);
});

test.each([
  { simplifiedText: 'A long sentence.', isComplex: true },
  { simplifiedText: 'A long sentence.', isComplex: false },
  { simplifiedText: ' ', isComplex: false },
])('where nothing is better (%j), it can only be closed', async (answer) => {
  open(() => Promise.resolve(answer));
  await screen.findByText(/come with anything better/);
  expect(screen.getAllByRole('button').map((item) => item.textContent)).toEqual(['Close']);
});

test('a failure is told and can be tried again', async () => {
  let tries = 0;
  open(() => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ simplifiedText: 'Short.', isComplex: false });
  });
  await screen.findByText(/An error occurred while simplifying the sentence/);
  fireEvent.click(screen.getByRole('button', { name: 'Simplify' }));
  await screen.findByText('Short.');
});
