import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { NoteType, NoteVisibility } from '#shared/domain/note.ts';
import { drafts } from '../../lib/createDrafts.ts';
import { newUuid } from '#shared/domain/newUuid.ts';

/** Words of the transcript that a note is about. */
export interface NotePassage {
  startMs: number;
  endMs: number;
  text: string;
}

interface NoteDraftState {
  /** Of the note to be: saving twice makes no second one. */
  id: string;
  text: string;
  /** Null while it goes with the recording. */
  timeMs: number | null;
  type: Exclude<NoteType, 'HIGHLIGHT'>;
  visibility: NoteVisibility;
  cueId: string | null;
  passage: NotePassage | null;
  /** Grows with every wish to write: the field takes the focus then. */
  focusCount: number;
}

export type NoteDraft = StoreApi<NoteDraftState> & {
  /** Its moment is `nowMs` as soon as something is typed, and goes on once nothing is. */
  type: (text: string, nowMs: number) => void;
  /** Begins to write at a moment, or about a passage. What is written already stays. */
  begin: (start: { timeMs: number } | { passage: NotePassage }) => void;
  dropPassage: () => void;
  /** After it was saved; type and visibility stay for the next one. */
  clear: () => void;
};

/**
 * A note being written, kept as a draft under `key`: no change of tab or page, no failed save and no crash
 * loses it.
 */
export function createNoteDraft(key: string): NoteDraft {
  const store = createStore<NoteDraftState>(() => ({
    id: newUuid(),
    text: '',
    timeMs: null,
    type: 'NOTE',
    visibility: 'PUBLIC',
    cueId: null,
    passage: null,
    focusCount: 0,
    ...recallDraft(key),
  }));
  const { getState, setState } = store;
  store.subscribe((draft) => keepDraft(key, draft));
  // The drafts of an earlier page may still be on their way from the disk.
  void drafts.ready.then(() => {
    if (getState().text === '') setState(recallDraft(key));
  });
  return {
    ...store,
    type: (text, nowMs) => {
      const { timeMs, passage } = getState();
      const isEmpty = text === '' && passage === null;
      setState({ text, timeMs: isEmpty ? null : (timeMs ?? Math.max(0, Math.round(nowMs))) });
    },
    begin: (start) => {
      const focusCount = getState().focusCount + 1;
      if ('passage' in start)
        setState({ passage: start.passage, timeMs: start.passage.startMs, focusCount });
      else if (getState().text === '' && getState().passage === null)
        setState({ timeMs: Math.max(0, Math.round(start.timeMs)), focusCount });
      else setState({ focusCount });
    },
    dropPassage: () => {
      const { text, timeMs } = getState();
      setState({ passage: null, timeMs: text === '' ? null : timeMs });
    },
    clear: () => setState({ id: newUuid(), text: '', timeMs: null, passage: null, cueId: null }),
  };
}

/** What of a note being written outlives the page. */
interface KeptDraft {
  id: string;
  text: string;
  timeMs: number | null;
}

/** What was written before; nothing where that cannot be read. */
function recallDraft(key: string): Partial<KeptDraft> {
  const kept = drafts.get(key);
  if (typeof kept !== 'object' || kept === null) return {};
  const { id, text, timeMs } = kept as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string') return {};
  return { id, text, timeMs: typeof timeMs === 'number' ? timeMs : null };
}

function keepDraft(key: string, { id, text, timeMs }: KeptDraft): void {
  if (text === '') drafts.drop(key);
  else drafts.keep(key, { id, text, timeMs });
}
