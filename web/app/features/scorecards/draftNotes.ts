import { formatTimecode } from '#shared/domain/time.ts';
import type { ScorecardEdit, ScorecardItem } from './scorecardContent.ts';

/** What the engine wrote about a question of the guide. */
interface WrittenNote {
  cueId: string | null;
  competency: string | null;
  answer: string;
  /** The moment its first sentence rests on. */
  startMs: number | null;
}

/** So that nobody takes the engine's words for those of the person who scores. */
const draftOrigin = 'From the AI notes:';

/**
 * Notes for the items that have none, out of what the engine wrote about their question or competency. A
 * note that a person wrote stays, an item without evidence stays empty, and scores are never filled in.
 */
export function draftNotes(
  items: readonly ScorecardItem[],
  written: readonly WrittenNote[],
): ScorecardEdit[] {
  const answered = written.filter(({ answer }) => answer.trim() !== '');
  return items
    .filter(({ notes }) => notes.trim() === '')
    .flatMap((item): ScorecardEdit[] => {
      const found = answered.filter((note) =>
        item.kind === 'COMPETENCY'
          ? note.competency?.toLowerCase() === item.itemText.toLowerCase()
          : note.cueId !== null && note.cueId === item.cueId,
      );
      if (found.length === 0) return [];
      const text = found
        .map(({ answer, startMs }) =>
          startMs === null ? answer : `${answer} (${formatTimecode(startMs)})`,
        )
        .join('\n');
      const markedTimeMs = item.markedTimeMs ?? found[0]?.startMs ?? null;
      return [
        {
          kind: 'noteItem',
          itemId: item.id,
          text: `${draftOrigin} ${text}`,
          replaces: item.notes,
          ...(markedTimeMs !== null && { markedTimeMs }),
        },
      ];
    });
}
