import type { SearchHighlight, SearchSnippet } from '#shared/domain/searchHit.ts';
import { wordsOf, type TextWord } from './foldText.ts';
import type { QueryTerm } from './parseQuery.ts';

export interface HighlightTags {
  preTag: string;
  postTag: string;
}

/** How a text answers. */
export interface Marked {
  words: TextWord[];
  /** For each word of the text, whether it stands in a match. */
  isHit: boolean[];
  /** The terms, by their place in the query, that the text holds. */
  terms: Set<number>;
}

/** Whether a word of a text is the one that stands at `index` of the term. */
function isAsked(word: string, term: QueryTerm, index: number): boolean {
  const asked = term.words[index] ?? '';
  if (word === asked || term.alternatives.includes(word)) return true;
  return term.isPrefix && index === term.words.length - 1 && word.startsWith(asked);
}

/**
 * What was asked for, with the texts that were compared with it: a quote is chosen, counted, marked and
 * shortened, and its words are compared once. It lives as long as one answer takes.
 */
export interface Marker {
  terms: readonly QueryTerm[];
  known: Map<string, Marked>;
}
export const createMarker = (terms: readonly QueryTerm[]): Marker => ({ terms, known: new Map() });

function mark(text: string, { terms, known }: Marker): Marked {
  const marked = known.get(text) ?? compare(text, terms);
  known.set(text, marked);
  return marked;
}

function compare(text: string, terms: readonly QueryTerm[]): Marked {
  const words = wordsOf(text);
  const isHit = words.map(() => false);
  const found = new Set<number>();
  for (const [place, term] of terms.entries())
    for (let at = 0; at + term.words.length <= words.length; at++) {
      if (!stands(words, at, term)) continue;
      found.add(place);
      isHit.fill(true, at, at + term.words.length);
    }
  return { words, isHit, terms: found };
}

/** Whether the words of a term stand in a text from one of its words on. */
function stands(words: readonly TextWord[], at: number, term: QueryTerm): boolean {
  for (let index = 0; index < term.words.length; index++)
    if (!isAsked(words[at + index]?.folded ?? '', term, index)) return false;
  return true;
}

/** The terms, by their place in the query, that a text holds. */
export const termsIn = (text: string, marker: Marker): ReadonlySet<number> =>
  mark(text, marker).terms;

/** How many words of a text in a row stand in a match, at most. */
export function longestMatch(text: string, marker: Marker): number {
  let longest = 0;
  let current = 0;
  for (const isHit of mark(text, marker).isHit) {
    current = isHit ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/**
 * The whole text with what was asked for between tags. The text is escaped before the tags are put in, so
 * that nothing somebody said can pass for markup.
 */
export function highlightText(text: string, marker: Marker, tags: HighlightTags): SearchHighlight {
  const { terms } = marker;
  const marked = mark(text, marker);
  return {
    value: render(text, marked, tags, 0, text.length),
    matchLevel: levelOf(marked, terms),
    matchedWords: [...marked.terms].flatMap((place) => terms[place]?.words ?? []),
    ...(marked.terms.size > 0 ? { fullyHighlighted: marked.isHit.every(Boolean) } : {}),
  };
}

/** At most `length` words around the first match, with an ellipsis where something is left out. */
export function snippetText(
  text: string,
  marker: Marker,
  tags: HighlightTags,
  length: number,
  ellipsis = '…',
): SearchSnippet {
  const marked = mark(text, marker);
  const { words, isHit } = marked;
  const matchLevel = levelOf(marked, marker.terms);
  if (words.length <= length)
    return { value: render(text, marked, tags, 0, text.length), matchLevel };
  const first = bestStart(isHit, length);
  const last = Math.min(words.length, first + length);
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = last === words.length ? text.length : (words[last - 1]?.end ?? text.length);
  const value = render(text, marked, tags, from, to);
  return {
    value: `${from > 0 ? ellipsis : ''}${value}${to < text.length ? ellipsis : ''}`,
    matchLevel,
  };
}

/** The window that holds most matches, the earliest of them, with some words before the first match. */
function bestStart(isHit: readonly boolean[], length: number): number {
  let best = 0;
  let most = -1;
  let inside = 0;
  for (let end = 0; end < isHit.length; end++) {
    if (isHit[end]) inside++;
    if (end >= length && isHit[end - length]) inside--;
    if (end >= length - 1 && inside > most) {
      most = inside;
      best = end - length + 1;
    }
  }
  const firstHit = isHit.indexOf(true, best);
  // The window found begins as early as it can, so its matches may all stand at its end.
  const lead = Math.floor(length / 4);
  const moved = Math.min(firstHit - lead, isHit.length - length);
  return firstHit >= 0 && moved > best ? moved : best;
}

function levelOf({ terms: found }: Marked, terms: readonly QueryTerm[]) {
  if (found.size === 0) return 'none';
  return found.size === terms.length ? 'full' : 'partial';
}

function render(
  text: string,
  { words, isHit }: Marked,
  tags: HighlightTags,
  from: number,
  to: number,
) {
  let value = '';
  let at = from;
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!isHit[index] || !word || word.start < from || word.end > to) continue;
    value += `${escapeHtml(text.slice(at, word.start))}${tags.preTag}${escapeHtml(text.slice(word.start, word.end))}${tags.postTag}`;
    at = word.end;
  }
  return value + escapeHtml(text.slice(at, to));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
