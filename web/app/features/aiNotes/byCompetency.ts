/** Notes in the order of the guide, parted where the competency changes. */
export function byCompetency<Note extends { competency: string | null }>(
  notes: readonly Note[],
): { competency: string | null; notes: Note[] }[] {
  const groups: { competency: string | null; notes: Note[] }[] = [];
  for (const note of notes) {
    const last = groups.at(-1);
    if (last?.competency === note.competency) last.notes.push(note);
    else groups.push({ competency: note.competency, notes: [note] });
  }
  return groups;
}
