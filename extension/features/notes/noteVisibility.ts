import { noteVisibilities, type NoteVisibility } from '#shared/domain/note.ts';

const key = 'noteVisibility';

/** Who sees the next note: as chosen last. */
export const rememberedVisibility = (): NoteVisibility =>
  noteVisibilities.find((visibility) => visibility === localStorage.getItem(key)) ?? 'PUBLIC';

export function rememberVisibility(visibility: NoteVisibility): void {
  localStorage.setItem(key, visibility);
}
