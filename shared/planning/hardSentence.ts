import { countSyllables } from '../analysis/countSyllables.ts';
import { findLongSentence } from '../analysis/findLongSentence.ts';
import { splitSentences } from '../analysis/splitSentences.ts';
import { countedWords, matchTokens } from '../analysis/words.ts';

/** Whether the analyzer would mark a sentence of this text as hard to read. */
export function isHardToRead(text: string): boolean {
  return splitSentences(text).some(({ start, end }) => {
    const sentence = text.slice(start, end);
    const words = countedWords(sentence, matchTokens(sentence));
    const syllables = words.reduce((sum, { lower }) => sum + countSyllables(lower), 0);
    return findLongSentence(sentence, words.length, syllables) !== null;
  });
}
