import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sendMessage } from '../../platform/messages.ts';
import { QuestionRow } from './QuestionRow.tsx';

vi.mock('../../platform/messages.ts', () => ({
  sendMessage: vi.fn().mockResolvedValue(undefined),
}));
// The field that grows with its text asks when letters have loaded; this document has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
const cue = { id: 'q1', cue: 'Why us?', description: '', competency: null, scoringEnabled: true };
const row = () =>
  render(
    <MantineProvider env="test">
      <QuestionRow
        {...{ captureId: 'c1', cue, tick: null, isNext: true, score: 3, notes: [] }}
        now={() => 65_000}
      />
    </MantineProvider>,
  );

afterEach(cleanup);

test('after a note on a question is saved the question has the focus', async () => {
  row();
  const question = screen.getByRole('button', { name: /Why us\?$/ });
  fireEvent.click(question);
  const field = screen.getByRole('textbox');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'Clear' } });
  await act(async () => {
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  });
  expect(document.activeElement).toBe(question);
});

test('the score that was given is taken back by a second press', async () => {
  row();
  fireEvent.click(screen.getByRole('button', { name: /Why us\?$/ }));
  const scores = screen.getByRole('group', { name: 'Score: Why us?' });
  const names = [...scores.children].map(({ textContent }) => textContent);
  expect(names).toEqual(['1 Poor', '2 Fair', '3 Good', '4 Excellent']);
  await act(async () => screen.getByRole('button', { name: '3 Good', pressed: true }).click());
  expect(vi.mocked(sendMessage)).toHaveBeenLastCalledWith('scoreItem', {
    ...{ captureId: 'c1', kind: 'QUESTION', cueId: 'q1', score: 0, itemText: 'Why us?' },
  });
});
