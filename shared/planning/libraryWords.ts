import { questionLibrary } from './library/questionLibrary.ts';

let words: Set<string> | undefined;

/** Whether the library writes a word in small letters: then it is no name, however a posting spells it. */
export const isLibraryWord = (word: string): boolean =>
  (words ??= new Set(
    questionLibrary
      .flatMap(({ questions }) =>
        questions.flatMap(({ question, good, weak }) => [question, ...good, weak]),
      )
      .flatMap((text) => text.match(/(?<![\p{L}])\p{Ll}{2,}/gu) ?? []),
  )).has(word.toLowerCase());
