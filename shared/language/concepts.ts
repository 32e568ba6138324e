import { tellsOf } from './commonWords.ts';
import { conceptTable } from './conceptTable.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';

/** Stemmed phrase -> the concepts it stands for, each beginning with "#". */
const conceptsByPhrase = new Map<string, string[]>();
/** First word of a phrase -> words in the longest phrase that begins with it. */
const longestByFirst = new Map<string, number>();

/** Reads with another table than the product's, to measure what the table adds; for the whole thread. */
export function useConceptTable(table: string): void {
  conceptsByPhrase.clear();
  longestByFirst.clear();
  for (const line of table.trim().split('\n')) {
    const [name = '', phrases = ''] = line.split(': ');
    for (const phrase of phrases.split(', ').filter(Boolean)) addPhrase(`#${name}`, phrase);
  }
}

function addPhrase(concept: string, phrase: string): void {
  const stems = phrase.split(/[\s-]+/).map(stem);
  const key = stems.join(' ');
  const first = stems[0] ?? '';
  longestByFirst.set(first, Math.max(longestByFirst.get(first) ?? 0, stems.length));
  const known = conceptsByPhrase.get(key) ?? [];
  if (!known.includes(concept)) conceptsByPhrase.set(key, [...known, concept]);
}

useConceptTable(conceptTable);

/** The concepts a run of stemmed words speaks of; longer phrases win over the words in them. */
export function conceptsIn(stems: readonly string[]): string[] {
  return [...conceptSharesIn(stems).keys()];
}

/** The same with what the phrase tells of them, 0 to 1: a rare word much, a word of every talk little. */
export function conceptSharesIn(stems: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  forEachPhrase(stems, (phrase, concepts) => {
    const share = Math.max(...phrase.map((stem) => shareOf(stem, phrase.length)));
    for (const concept of concepts) found.set(concept, Math.max(found.get(concept) ?? 0, share));
  });
  return found;
}

/** The same with how plainly they are meant: 1 by a phrase of theirs alone, less by one of several. */
export function plainConceptsIn(stems: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  forEachPhrase(stems, (_, concepts) => {
    const plain = 1 / concepts.length;
    for (const concept of concepts) found.set(concept, Math.max(found.get(concept) ?? 0, plain));
  });
  return found;
}

function forEachPhrase(
  stems: readonly string[],
  visit: (phrase: readonly string[], concepts: readonly string[]) => void,
): void {
  for (let at = 0; at < stems.length;) {
    let taken = 1;
    const longest = Math.min(longestByFirst.get(stems[at] ?? '') ?? 0, stems.length - at);
    for (let length = longest; length > 0; length -= 1) {
      const phrase = stems.slice(at, at + length);
      const concepts = conceptsByPhrase.get(phrase.join(' '));
      if (concepts === undefined) continue;
      visit(phrase, concepts);
      taken = length;
      break;
    }
    at += taken;
  }
}

/** Words without a subject tell something in a phrase: "why us", "see eye to eye". */
function shareOf(stem: string, phraseLength: number): number {
  if (!isStopWord(stem)) return tellsOf(stem);
  if (phraseLength > 2) return 0.8;
  return phraseLength > 1 ? 0.5 : 0.15;
}
