import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportPreview } from '#shared/domain/transcripts/importPreview.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { TranscriptImportDialog } from './TranscriptImportDialog.tsx';
import type { CheckedTranscript } from './TranscriptImportDialog.tsx';
import { maxTranscriptBytes } from './transcriptFile.ts';

const preview: ImportPreview = {
  importId: 'i1',
  fileName: 'zoom.vtt',
  format: 'Zoom (VTT)',
  title: null,
  segmentCount: 2,
  wordCount: 9,
  noteCount: 0,
  hasTimes: true,
  durationMs: 65_000,
  speakers: [
    { name: 'Ann', role: 'INTERVIEWER', segmentCount: 1, user: null, candidate: null },
    { name: null, role: 'CANDIDATE', segmentCount: 1, user: null, candidate: null },
  ],
  firstSegments: [{ speaker: 'Ann', startMs: 2000, text: 'Hello <b>there</b>' }],
  gapCount: 0,
  gaps: [],
  warnings: [{ line: 0, message: 'Check letters with accents.' }],
  skipped: [{ line: 3, text: 'odd line', why: 'It stands before the first time.' }],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answer: () => Response | Promise<Response>, file: File | null = null) {
  const fetchFile = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetchFile);
  const checked: CheckedTranscript[] = [];
  const dialog = (input: File | null) => (
    <TranscriptImportDialog
      title="Import transcript"
      file={input}
      renderLast={(item, onBack) => {
        checked.push(item);
        return <button onClick={onBack}>Back</button>;
      }}
      onClose={() => {}}
    />
  );
  renderUi(dialog(file));
  return { fetchFile, last: () => checked.at(-1) };
}
const vtt = new File(['WEBVTT'], 'zoom.vtt');
const button = (name: string) => screen.getByRole('button', { name });

test('a dropped file is read at once: what was understood, what was not, and who speaks', async () => {
  const { fetchFile, last } = open(() => Response.json(preview), vtt);
  await screen.findByText('Format: Zoom (VTT)');
  expect(fetchFile.mock.calls[0]?.[0]).toBe('/transcripts/imports?name=zoom.vtt');
  screen.getByText('2 turns, 9 words, 1 speaker');
  screen.getByText('Line 3');
  screen.getByText('Left out. It stands before the first time.');
  screen.getByText('Check letters with accents.');
  // What people say is text, never markup.
  screen.getByText(/Hello <b>there<\/b>/);
  const unnamed = screen.getByLabelText<HTMLInputElement>('Name of words without a name');
  expect(unnamed.value).toBe('Speaker');
  fireEvent.change(unnamed, { target: { value: '' } });
  expect(button('Continue').hasAttribute('disabled')).toBe(true);
  fireEvent.change(unnamed, { target: { value: 'Bob' } });
  fireEvent.click(button('Continue'));
  expect(last()?.speakers).toEqual([
    { name: 'Ann', role: 'INTERVIEWER' },
    { name: 'Bob', role: 'CANDIDATE' },
  ]);
  fireEvent.click(button('Back'));
  expect(screen.getByDisplayValue('Bob')).toBeTruthy();
});

test('what the server refuses is said, and the same file can be tried again', async () => {
  let isDown = true;
  const { fetchFile } = open(
    () =>
      isDown
        ? new Response('This file is not text. Add a transcript as VTT.\n', {
            status: 422,
            headers: { 'content-type': 'text/plain; charset=utf-8' },
          })
        : Response.json(preview),
    vtt,
  );
  await screen.findByText('This file is not text. Add a transcript as VTT.');
  screen.getByText('“zoom.vtt” could not be read');
  isDown = false;
  fireEvent.click(button('Try again'));
  await screen.findByText('Format: Zoom (VTT)');
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

test('a lost connection is said in words, not in those of the browser', async () => {
  open(() => Promise.reject(new TypeError('Failed to fetch')), vtt);
  await screen.findByText(/The server could not be reached/);
});

test('what cannot be a transcript is not sent at all', async () => {
  const { fetchFile } = open(() => Response.json(preview), new File([], 'empty.vtt'));
  await screen.findByText(/“empty.vtt” is empty/);
  cleanup();
  const large = new File(['x'], 'large.vtt');
  Object.defineProperty(large, 'size', { value: maxTranscriptBytes + 1 });
  open(() => Response.json(preview), large);
  await screen.findByText(/“large.vtt” is larger than 10 MB/);
  expect(fetchFile).not.toHaveBeenCalled();
});

test('pasted words stay while they are read', async () => {
  const { fetchFile } = open(() => new Response('No words.', { status: 422 }));
  fireEvent.click(button('Paste text'));
  fireEvent.change(screen.getByLabelText('Transcript'), { target: { value: 'Ann: Hello' } });
  fireEvent.click(button('Preview'));
  await waitFor(() => expect(fetchFile).toHaveBeenCalled());
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Transcript').value).toBe('Ann: Hello');
});
