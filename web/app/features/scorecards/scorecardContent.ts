export interface ScorecardItem {
  id: string;
  kind: string;
  /** The question of the guide it comes from; null for a competency, or once the question is gone. */
  cueId: string | null;
  itemText: string;
  /** 1 to 4; 0 is not scored. */
  score: number;
  notes: string;
  markedTimeMs: number | null;
}

export interface ScorecardContent {
  overallScore: number;
  overallNotes: string;
  items: readonly ScorecardItem[];
}

export type ScorecardEdit =
  | { kind: 'scoreOverall'; score: number }
  | { kind: 'noteOverall'; text: string; replaces: string }
  | { kind: 'scoreItem'; itemId: string; score: number }
  | { kind: 'noteItem'; itemId: string; text: string; replaces: string; markedTimeMs?: number };

type NoteEdit = Extract<ScorecardEdit, { replaces: string }>;

export const isNote = (edit: ScorecardEdit): edit is NoteEdit => 'replaces' in edit;

/** Names the note that an edit types. */
export const noteKeyOf = (edit: NoteEdit): string =>
  edit.kind === 'noteOverall' ? 'overall' : edit.itemId;

/** The scorecard as an edit leaves it. */
export function applyScorecardEdit(card: ScorecardContent, edit: ScorecardEdit): ScorecardContent {
  const withItem = (itemId: string, changes: Partial<ScorecardItem>): ScorecardContent => ({
    ...card,
    items: card.items.map((item) => (item.id === itemId ? { ...item, ...changes } : item)),
  });
  switch (edit.kind) {
    case 'scoreOverall':
      return { ...card, overallScore: edit.score };
    case 'noteOverall':
      return { ...card, overallNotes: edit.text };
    case 'scoreItem':
      return withItem(edit.itemId, { score: edit.score });
    case 'noteItem': {
      const { text: notes, markedTimeMs } = edit;
      return withItem(edit.itemId, { notes, ...(markedTimeMs !== undefined && { markedTimeMs }) });
    }
  }
}
