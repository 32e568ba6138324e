import { affixes, oneLess, oneMore, oneMoreOnce, syllableExceptions } from './syllableRules.ts';

const affixPatterns = affixes.map(([count, pattern]) => [count, new RegExp(pattern, 'g')] as const);
const lessPatterns = oneLess.map((pattern) => new RegExp(pattern, 'g'));
const morePatterns = oneMore.map((pattern) => new RegExp(pattern, 'g'));
const onceMorePattern = new RegExp(oneMoreOnce);

/** Words recur, so counts are kept; the bound only stops a hostile text from growing the map. */
const known = new Map<string, number>();
const knownLimit = 20_000;
/** Longer runs of letters are no words; some patterns take quadratic time on them. */
const longestWord = 60;

/** Syllables of one word or of several; a number or symbol without a letter counts none. */
export function countSyllables(text: string): number {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  let total = 0;
  for (const part of plain.split(/\b/)) {
    total += countPart(part.replace(/[^a-z]/g, '').slice(0, longestWord));
  }
  if (text.length < 40) {
    if (known.size >= knownLimit) known.clear();
    known.set(text, total);
  }
  return total;
}

function countPart(word: string): number {
  if (word.length < 3) return word.length === 0 ? 0 : 1;
  const exception = syllableExceptions.get(word) ?? syllableExceptions.get(word.replace(/s$/, ''));
  if (exception !== undefined) return exception;

  let count = 0;
  let rest = word;
  for (const [syllables, pattern] of affixPatterns) {
    rest = rest.replace(pattern, () => {
      count += syllables;
      return '';
    });
  }
  count += rest.match(/[aeiouy]+/g)?.length ?? 0;
  for (const pattern of lessPatterns) count -= rest.match(pattern)?.length ?? 0;
  for (const pattern of morePatterns) count += rest.match(pattern)?.length ?? 0;
  if (onceMorePattern.test(rest)) count += 1;
  return count || 1;
}
