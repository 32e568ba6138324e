import { conceptTable } from './conceptTable.ts';
import { stem } from './stem.ts';

/** Stemmed phrase -> the concepts it stands for, each beginning with "#". */
const conceptsByPhrase = new Map<string, string[]>();
/** First word of a phrase -> words in the longest phrase that begins with it. */
const longestByFirst = new Map<string, number>();

for (const line of conceptTable.trim().split('\n')) {
  const [name = '', phrases = ''] = line.split(': ');
  for (const phrase of phrases.split(', ')) {
    const stems = phrase.split(/[\s-]+/).map(stem);
    const key = stems.join(' ');
    const first = stems[0] ?? '';
    longestByFirst.set(first, Math.max(longestByFirst.get(first) ?? 0, stems.length));
    const known = conceptsByPhrase.get(key) ?? [];
    if (!known.includes(`#${name}`)) conceptsByPhrase.set(key, [...known, `#${name}`]);
  }
}

/** The concepts a run of stemmed words speaks of; longer phrases win over the words in them. */
export function conceptsIn(stems: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < stems.length;) {
    let taken = 1;
    const longest = Math.min(longestByFirst.get(stems[at] ?? '') ?? 0, stems.length - at);
    for (let length = longest; length > 0; length -= 1) {
      const concepts = conceptsByPhrase.get(stems.slice(at, at + length).join(' '));
      if (concepts === undefined) continue;
      found.push(...concepts);
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
}
