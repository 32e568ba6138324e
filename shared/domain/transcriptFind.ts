import { wordsOf } from './transcriptPosition.ts';
import type { SpokenSegment } from './transcriptPosition.ts';

/** A place where the searched text stands: letters `from` up to `to` of a segment's shown text. */
export interface FoundPlace {
  segment: number;
  from: number;
  to: number;
}

interface FoldedText {
  text: string;
  /** For each folded letter its place in the shown text; null where the places are the same. */
  places: readonly number[] | null;
}

const folded = new WeakMap<SpokenSegment, FoldedText>();

/** The text of a segment as it is shown, and as the places of `findInTranscript` count it. */
export function shownText(segment: SpokenSegment): string {
  return wordsOf(segment)
    .map(([text]) => text)
    .join(' ');
}

/**
 * Every place where `query` stands, in the order of the transcript, ignoring case, accents and the
 * kind of quotation mark. A match does not reach over the end of a segment. Blank finds nothing.
 */
export function findInTranscript(
  segments: readonly SpokenSegment[],
  query: string,
): readonly FoundPlace[] {
  const wanted = fold(query.trim().replace(/\s+/g, ' ')).text;
  if (wanted === '') return [];
  const found: FoundPlace[] = [];
  segments.forEach((segment, index) => {
    const { text, places } = foldedText(segment);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      const from = places?.[at] ?? at;
      found.push({ segment: index, from, to: places ? (places[end - 1] ?? from) + 1 : end });
    }
  });
  return found;
}

function foldedText(segment: SpokenSegment): FoldedText {
  const known = folded.get(segment);
  if (known) return known;
  const fresh = fold(shownText(segment));
  folded.set(segment, fresh);
  return fresh;
}

function fold(text: string): FoldedText {
  if (!/[^ -~]/.test(text)) return { text: text.toLowerCase(), places: null };
  let plain = '';
  const places: number[] = [];
  // Letter by letter, because folding changes the length: "É" is two letters when taken apart.
  let at = 0;
  for (const letter of text) {
    const bare = letter
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[‘’]/g, "'")
      .replace(/[“”]/g, '"')
      .toLowerCase();
    plain += bare;
    for (let i = 0; i < bare.length; i++) places.push(at);
    at += letter.length;
  }
  return { text: plain, places };
}
