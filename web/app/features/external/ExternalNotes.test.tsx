import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { ExternalNotes } from './ExternalNotes.tsx';

afterEach(cleanup);

const sentence = (text: string, ...momentsMs: number[]) => ({ text, momentsMs });
const show = (
  sections: { title: string; sentences: ReturnType<typeof sentence>[] }[],
  onPlay: ((timeMs: number) => void) | null,
) =>
  renderUi(
    <ExternalNotes
      notes={{ sections, chapters: [{ title: 'The move', startMs: 61_000 }] }}
      onPlay={onPlay}
    />,
    { client: scriptedClient({}).client, path: '/' },
  );

test('a moment of the notes or of a chapter plays from there', () => {
  const onPlay = vi.fn();
  show([{ title: 'Why here?', sentences: [sentence('For the sea.', 5_000)] }], onPlay);
  screen.getByRole('heading', { name: 'Why here?' });
  fireEvent.click(screen.getByRole('button', { name: 'Play from 0:05' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play from 1:01' }));
  expect(onPlay.mock.calls).toEqual([[5_000], [61_000]]);
});

test('without a recording moments are times to read, and missing notes are named', () => {
  show([], null);
  screen.getByText('There are no AI notes to read here.');
  expect(screen.queryByRole('button')).toBeNull();
});
