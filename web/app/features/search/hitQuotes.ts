import type { SearchHit } from '../../../../shared/domain/searchHit.ts';

export interface Quote {
  id: string;
  /** Seconds into the interview. */
  atSec: number;
  /** Who said it, or that it is a note. */
  by: string;
  /** Safe HTML of the index: escaped, but for the marks. */
  html: string;
}

const mostPerGroup = 3;

/** What in an interview answers the words: at most three a group of speakers, and notes, by time. */
export function hitQuotes(hit: SearchHit): Quote[] {
  const snippets = hit._snippetResult;
  const perGroup = new Map<string, number>();
  const said = hit.transcript_segments.flatMap((segment, index) => {
    const snippet = snippets?.transcript_segments?.[index]?.text;
    if (!snippet || snippet.matchLevel === 'none') return [];
    const count = (perGroup.get(segment.role) ?? 0) + 1;
    perGroup.set(segment.role, count);
    if (count > mostPerGroup) return [];
    const { segment_id: id, start_offset_seconds: atSec, speaker: by } = segment;
    return [{ id, atSec, by, html: snippet.value }];
  });
  const noted = hit.notes.flatMap((note, index) => {
    const snippet = snippets?.notes?.[index]?.text;
    if (!snippet || snippet.matchLevel === 'none') return [];
    return [{ id: note.note_id, atSec: note.time, by: 'Note', html: snippet.value }];
  });
  return [...said, ...noted.slice(0, mostPerGroup)].sort((a, b) => a.atSec - b.atSec);
}
