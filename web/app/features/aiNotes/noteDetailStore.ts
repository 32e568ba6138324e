import { create } from 'zustand';
import { noteDetails } from '#shared/domain/notesPage/notesPage.ts';
import type { NoteDetail } from '#shared/domain/notesPage/notesPage.ts';

const key = 'rapport-note-detail';

/** How much of the notes this reader wants; it holds for every interview in this browser. */
export const useNoteDetail = create<{ detail: NoteDetail }>(() => ({ detail: recallDetail() }));

export function setNoteDetail(detail: NoteDetail): void {
  useNoteDetail.setState({ detail });
  try {
    localStorage.setItem(key, detail);
  } catch {
    // Storage is full or forbidden: the choice holds for this visit.
  }
}

function recallDetail(): NoteDetail {
  try {
    const kept = localStorage.getItem(key);
    return noteDetails.find((detail) => detail === kept) ?? 'STANDARD';
  } catch {
    return 'STANDARD';
  }
}
