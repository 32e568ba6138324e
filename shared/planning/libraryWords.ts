import { verbBases } from './library/verbList.ts';
import { questionLibrary } from './library/questionLibrary.ts';

let words: Set<string> | undefined;

/** Whether we know a word as no name: the library writes it in small letters, or duties begin with it. */
export const isLibraryWord = (word: string): boolean =>
  (words ??= new Set(
    questionLibrary
      .flatMap(({ questions }) =>
        questions.flatMap(({ question, good, weak }) => [question, ...good, weak]),
      )
      .flatMap((text) => text.match(/(?<![\p{L}])\p{Ll}{2,}/gu) ?? []),
  )).has(word.toLowerCase()) || verbBases.has(word.toLowerCase());
