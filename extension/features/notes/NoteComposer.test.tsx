import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '#shared/ui/theme.ts';
import { sendMessage } from '../../platform/messages.ts';
import { NoteComposer } from './NoteComposer.tsx';

vi.mock('../../platform/messages.ts', () => ({ sendMessage: vi.fn() }));
const send = vi.mocked(sendMessage);

// The field that grows with its text asks when letters have loaded; this document has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

let nowMs = 0;
function compose() {
  render(
    <MantineProvider theme={theme} env="test">
      <NoteComposer captureId="c1" cueId={null} label="Note" now={() => nowMs} />
    </MantineProvider>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  localStorage.clear();
  nowMs = 65_000;
  send.mockReset();
});
afterEach(cleanup);

test('a note belongs to the moment one began to write it', async () => {
  send.mockResolvedValue(undefined);
  const field = compose();
  write(field, 'C');
  nowMs = 90_000;
  write(field, 'Clear');
  await act(async () => screen.getByRole('button', { name: 'Save at 1:05' }).click());
  expect(send).toHaveBeenCalledWith(
    'saveNote',
    expect.objectContaining({ text: 'Clear', timeMs: 65_000, type: 'NOTE', visibility: 'PUBLIC' }),
  );
  expect(field.value).toBe('');
});

test('words that could not be saved stay, and say so', async () => {
  send.mockRejectedValue(new Error('No response'));
  const field = compose();
  write(field, 'Clear');
  await act(async () => {
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  });
  expect(field.value).toBe('Clear');
  screen.getByText('This note was not saved. Its words are still here: try again.');
});

test('what is being written is there again when the panel is opened again', () => {
  write(compose(), 'Half a th');
  cleanup();
  nowMs = 300_000;
  expect(compose().value).toBe('Half a th');
  screen.getByRole('button', { name: 'Save at 1:05' });
});

test('a highlight needs no words and takes the moment of its button; a note does', async () => {
  send.mockResolvedValue(undefined);
  compose();
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save().disabled).toBe(true);
  fireEvent.click(screen.getByRole('combobox', { name: 'Type of note' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Highlight' }));
  nowMs = 70_000;
  await act(async () => save().click());
  expect(send).toHaveBeenCalledWith(
    'saveNote',
    expect.objectContaining({ text: '', type: 'HIGHLIGHT', timeMs: 70_000 }),
  );
});

test('Escape leaves the field, so that keys are keys again, and keeps its words', () => {
  const field = compose();
  act(() => field.focus());
  write(field, 'Half a th');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).toBe(document.body);
  expect(field.value).toBe('Half a th');
});

test('who sees a note stays as it was chosen last, also for the next interview', async () => {
  compose();
  await act(async () => screen.getByRole('combobox', { name: 'Who sees it' }).click());
  await act(async () => screen.getByRole('option', { name: /^Only me/ }).click());
  cleanup();
  send.mockResolvedValue(undefined);
  write(compose(), 'Clear');
  await act(async () => screen.getByRole('button', { name: /^Save at/ }).click());
  expect(send).toHaveBeenCalledWith('saveNote', expect.objectContaining({ visibility: 'PRIVATE' }));
});
