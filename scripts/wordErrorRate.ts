// Used by measureSpeech.ts and tests: how far recognized words are from what was said.
import { spellNumbers } from '../web/server/speech/spellNumbers.ts';

export interface WordErrors {
  /** Substituted, left out and added words. */
  errors: number;
  referenceWords: number;
  /** Errors for each word of the reference; above 1 when much was added. */
  rate: number;
}

/** A word as it is compared, and which of the written words it comes from. */
export interface ComparedWord {
  text: string;
  source: number;
}

/**
 * How far recognized text is from what was said: the fewest words to change, drop or add, for each
 * word said. Case, punctuation, the way numbers are written ("12", "twelve") and whether compounds
 * are written as one word ("handover", "hand over", "hand-over") do not count.
 */
export function wordErrorRate(reference: string, recognized: string): WordErrors {
  const said = compareWords(reference.split(/\s+/));
  const { errors } = matchWords(said, compareWords(recognized.split(/\s+/)));
  return { errors, referenceWords: said.length, rate: errors / Math.max(1, said.length) };
}

/** Words as they are compared: lower case, numbers spelled out, no signs but the apostrophe. */
export function compareWords(written: readonly string[]): ComparedWord[] {
  const words = written.flatMap((word, source) =>
    normalize(word).map((text): ComparedWord => ({ text, source })),
  );
  return words.flatMap((word, at): ComparedWord[] => {
    const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
    // "A hundred" is one hundred, "two hundred and ten" two hundred ten, 2019 said in either way.
    if (word.text === 'a' && /^(hundred|thousand|million)$/.test(next))
      return [{ ...word, text: 'one' }];
    if (word.text === 'and' && /^(hundred|thousand)$/.test(before) && isNumber.test(next))
      return [];
    if (word.text === 'two' && next === 'thousand' && isTeen.test(words[at + 2]?.text ?? ''))
      return [{ ...word, text: 'twenty' }];
    if (word.text === 'thousand' && before === 'two' && isTeen.test(next)) return [];
    return [word];
  });
}

const isTeen = /^(ten|eleven|twelve|\w+teen|twenty|thirty)$/;
const isNumber = /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)$/;
const spelledOut: Record<string, string> = {
  mr: 'mister',
  dr: 'doctor',
  ok: 'okay',
  vs: 'versus',
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
};

function normalize(word: string): string[] {
  const plain = word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\$(\d+)/g, '$1 dollars')
    .replace(/%/g, ' percent')
    .replace(/(\d)\.(\d+)/g, (_, whole: string, digits: string) =>
      [whole, 'point', ...digits].join(' '),
    );
  return plain
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .map((part) => part.replace(/^'+|'+$/g, ''))
    .flatMap((part) => spellNumbers(spelledOut[part] ?? part).split(' '))
    .filter((part) => part !== '');
}

/**
 * The fewest errors between two lists of words, and which words are the same, as pairs of places.
 * Two words that make one of the other list count as the same.
 */
export function matchWords(
  said: readonly ComparedWord[],
  heard: readonly ComparedWord[],
): { errors: number; pairs: [said: number, heard: number][] } {
  const width = heard.length + 1;
  const costs = new Uint32Array((said.length + 1) * width);
  const cost = (i: number, j: number) =>
    i < 0 || j < 0 ? Infinity : (costs[i * width + j] ?? Infinity);
  const textOf = (words: readonly ComparedWord[], from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join('');
  const isSame = (i: number, fromI: number, j: number, fromJ: number) =>
    fromI >= 0 && fromJ >= 0 && textOf(said, fromI, i) === textOf(heard, fromJ, j);
  /** Words of each list that are taken together without an error. */
  const steps = [
    [1, 1],
    [1, 2],
    [2, 1],
  ] as const;
  const freeStep = (i: number, j: number) =>
    steps.find(
      ([a, b]) => isSame(i, i - a, j, j - b) && costs[i * width + j] === cost(i - a, j - b),
    );
  for (let i = 0; i <= said.length; i++) {
    for (let j = 0; j <= heard.length; j++) {
      const free = steps.map(([a, b]) =>
        isSame(i, i - a, j, j - b) ? cost(i - a, j - b) : Infinity,
      );
      const changed = Math.min(cost(i - 1, j), cost(i, j - 1), cost(i - 1, j - 1)) + 1;
      costs[i * width + j] = i + j === 0 ? 0 : Math.min(...free, changed);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = said.length, j = heard.length; i > 0 || j > 0;) {
    const step = freeStep(i, j);
    const here = cost(i, j) - 1;
    if (step) {
      i -= step[0];
      j -= step[1];
      pairs.unshift([i, j]);
    } else if (here === cost(i - 1, j - 1)) {
      i -= 1;
      j -= 1;
    } else if (here === cost(i - 1, j)) i -= 1;
    else j -= 1;
  }
  return { errors: cost(said.length, heard.length), pairs };
}
