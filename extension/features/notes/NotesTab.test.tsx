import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { theme } from '#shared/ui/theme.ts';
import type { NoteRecord } from '../../platform/captureStore.ts';
import { NotesTab } from './NotesTab.tsx';

vi.mock('../../platform/messages.ts', () => ({ sendMessage: vi.fn() }));
// The field that grows with its text asks when letters have loaded; this document has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
afterEach(cleanup);

const note = (noteId: string, over: Partial<NoteRecord>): NoteRecord => ({
  ...{ noteId, captureId: 'c1', timeMs: 1_000, text: noteId, type: 'NOTE', visibility: 'PUBLIC' },
  ...{ cueId: null, isTick: false, state: 'sent', problem: null },
  ...over,
});

test('a note names its question, and what was taken back or only ticks is not shown', () => {
  const cue = { id: 'q1', cue: 'Why this ward?', description: '', competency: null };
  render(
    <MantineProvider theme={theme} env="test">
      <NotesTab
        captureId="c1"
        guide={{
          id: 'g1',
          label: 'Guide',
          overallScoringEnabled: true,
          cues: [{ ...cue, scoringEnabled: true }],
        }}
        notes={[
          note('Calm', { cueId: 'q1' }),
          note('Asked', { isTick: true, cueId: 'q1' }),
          note('Gone', { state: 'leaving' }),
        ]}
        focusRequest={0}
        now={() => 0}
      />
    </MantineProvider>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  screen.getByText(/Why this ward\?.*Everyone.*Saved/);
});
