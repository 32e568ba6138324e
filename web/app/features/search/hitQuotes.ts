import type { SearchHit } from '#shared/domain/searchHit.ts';
import { markedParts } from './markedParts.ts';

interface Quote {
  id: string;
  /** Seconds into the interview. */
  atSec: number;
  /** Who said it, or that it is a note. */
  by: string;
  /** Safe HTML of the index: escaped, but for the marks. */
  html: string;
}

const mostPerGroup = 3;

/**
 * What in an interview answers the words: at most three a group of speakers, and notes; those with most of
 * the words first, then by time.
 */
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
  const found = [...said, ...noted.slice(0, mostPerGroup)].map((quote) => ({
    quote,
    worth: wordCount(longestMark(quote.html)),
  }));
  found.sort((a, b) => b.worth - a.worth || a.quote.atSec - b.quote.atSec);
  return found.map(({ quote }) => quote);
}

/** The moment of a quote, with the words that were searched for ready in the transcript's find. */
export function quotePath(callId: string, { atSec, html }: Quote): string {
  const words = longestMark(html);
  const query = new URLSearchParams({ t: String(atSec), ...(words && { find: words }) });
  return `/interview/${callId}?${query.toString()}`;
}

/** Marked words that follow each other count as one. */
function longestMark(html: string): string {
  let longest = '';
  let current = '';
  for (const { text, isMarked } of markedParts(html)) {
    if (isMarked) current += text;
    else current = text.trim() === '' && current !== '' ? current + text : '';
    if (current.trim().length > longest.length) longest = current.trim();
  }
  return longest;
}

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
