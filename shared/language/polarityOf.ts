import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { wordsOf } from './termsOf.ts';

const negations = new Set(
  'not no never none nobody nothing nowhere neither nor without cannot unable lack lacks lacked lacking refuse refuses refused fail fails failed avoid avoids avoided hardly barely'.split(
    ' ',
  ),
);
/** Where the reach of a "not" ends. */
const clauseEnd =
  /[.,;:!?…—–]|\b(?:but|so|because|and then|and (?:i|we|he|she|they|it)|then|until|although|though|instead|which|who)\b/giu;

/** Whether a word in lower case denies what follows it. */
export const isNegation = (word: string): boolean => negations.has(word) || word.endsWith("n't");

export interface Polarity {
  /** Whether anything is denied at all. */
  denies: boolean;
  /** For each stem of a content word, whether the text tells it, denies it, or both. */
  words: Map<string, { isTold: boolean; isDenied: boolean }>;
}

/** What a text tells and what it denies: all content words after a negation, to the end of its clause. */
export function polarityOf(text: string): Polarity {
  const found: Polarity = { denies: false, words: new Map() };
  for (const clause of text.replaceAll('’', "'").split(clauseEnd)) {
    let isDenied = false;
    for (const word of wordsOf(clause ?? '')) {
      if (isNegation(word)) {
        found.denies = true;
        isDenied = true;
      } else if (!isStopWord(word)) {
        const key = stem(word);
        const before = found.words.get(key) ?? { isTold: false, isDenied: false };
        found.words.set(key, {
          isTold: before.isTold || !isDenied,
          isDenied: before.isDenied || isDenied,
        });
      }
    }
  }
  return found;
}
