import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderUi } from '../../ui/renderUi.tsx';
import { ExportDialog } from './ExportDialog.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = () => renderUi(<ExportDialog callId="c1" onClose={() => {}} />);
const link = () => screen.getByRole('link', { name: 'Download' }).getAttribute('href');
const choose = async (name: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: 'Format' }));
  fireEvent.click(await screen.findByRole('option', { name, hidden: true }));
};

test('the link holds what was chosen, and the next export begins with it', async () => {
  open();
  expect(link()).toBe('/transcripts/c1.docx?times=1&speakers=1&notes=0');
  fireEvent.click(screen.getByLabelText('Times'));
  fireEvent.click(screen.getByLabelText('Notes that you can see'));
  await choose('Text (.txt)');
  expect(link()).toBe('/transcripts/c1.txt?times=0&speakers=1&notes=1');
  fireEvent.click(screen.getByRole('link', { name: 'Download' }));
  cleanup();
  open();
  expect(link()).toBe('/transcripts/c1.txt?times=0&speakers=1&notes=1');
});

test('subtitles always have times and never notes, and say so', async () => {
  open();
  await choose('WebVTT (.vtt)');
  expect(screen.getByLabelText<HTMLInputElement>('Times').disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Notes that you can see').disabled).toBe(true);
  screen.getByText('Subtitles always have times, and cannot hold notes.');
});

test('a choice that cannot be read begins as usual', () => {
  localStorage.setItem('rapport-last-export', '{"format":"exe","times":"yes"}');
  open();
  expect(link()).toBe('/transcripts/c1.docx?times=1&speakers=1&notes=0');
});
