import { knownNames } from './library/phraseLists.ts';
import { isLibraryWord } from './libraryWords.ts';
import { phraseHeads } from './phraseHeads.ts';

import type { UnaskedReason } from './postingLine.ts';

/** The longest beginning of a phrase that stands well in a question. */
export const readable = (
  phrase: string,
  isPlain: (head: string) => boolean,
  isThing = false,
): string | null => phraseHeads(tidy(phrase, !isThing)).find(isPlain) ?? null;

const mostWords = 17;
/** Why no beginning of a phrase reads well. */
export const faultOf = (phrase: string): UnaskedReason => {
  const words = phrase.split(' ').length;
  if (words <= 2) return 'generic';
  return words > mostWords ? 'too-long' : 'stiff';
};

/** As it is said aloud: "and" for "&", "or" for a slash, common words without capitals. */
function tidy(phrase: string, isTask: boolean): string {
  const said = phrase
    .replace(/\s&\s/g, ' and ')
    .replace(/\band\/or\b/gi, 'or')
    .replace(/\s+/g, ' ')
    .trim();
  const words = said.split(' ');
  const isCapital = (word: string | undefined): boolean => /^\p{Lu}/u.test(word ?? '');
  const isCommon = (word: string | undefined): boolean =>
    word !== undefined &&
    word.length > 3 &&
    !knownNames.has(word) &&
    /^\p{Lu}\p{Ll}+$/u.test(word) &&
    isLibraryWord(word);
  // "Handle Customer Concerns": a title, whose other words are no names either.
  const isTitle =
    words.every((word, at) => at === 0 || word.length < 4 || isCapital(word)) &&
    words.slice(1).some(isCommon);
  if (isTitle)
    return words
      .map((word, at) =>
        at > 0 && /^\p{Lu}\p{Ll}+,?$/u.test(word) && !knownNames.has(word.replace(',', ''))
          ? word.toLowerCase()
          : word,
      )
      .join(' ');
  if (!isTask) return said;
  // "Microsoft Office", "Director of Finance": parts of names stay.
  return words
    .map((word, at) => {
      const beside = [
        words[at - 1],
        words[at + 1],
        words[at + 1] === 'of' ? words[at + 2] : undefined,
      ];
      const isPart = beside.some(
        (other, index) => (index > 0 || at > 1) && isCapital(other) && !isCommon(other),
      );
      return at > 0 && isCommon(word) && !isPart ? word.toLowerCase() : word;
    })
    .join(' ');
}
