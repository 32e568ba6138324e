import { stem } from '../language/stem.ts';
import type { Competency, LibraryQuestion } from './library/competency.ts';
import { competencyNamed } from './standingQuestions.ts';

export interface FoundQuestion extends LibraryQuestion {
  competency: string;
}

const mostFound = 30;
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).map(stem);

/**
 * Questions of the library with every word of a search, those of the competency at hand first. Without
 * a search, the questions of that competency.
 */
export function searchLibrary(
  library: readonly Competency[],
  { search, competency }: { search: string; competency: string },
): FoundQuestion[] {
  const near = competencyNamed(competency, library);
  const ordered = near ? [near, ...library.filter((item) => item !== near)] : library;
  const words = stemsOf(search);
  const shown = words.length === 0 ? (near ? [near] : []) : ordered;
  return shown
    .flatMap((item) =>
      item.questions
        .filter((question) => {
          const text = new Set(stemsOf(`${item.name} ${question.question} ${question.type}`));
          return words.every(
            (word) => text.has(word) || [...text].some((own) => own.startsWith(word)),
          );
        })
        .map((question) => ({ ...question, competency: item.name })),
    )
    .slice(0, mostFound);
}

/** The library's question in exactly these words; null for any other text. */
export function questionInWords(
  text: string,
  library: readonly Competency[],
): LibraryQuestion | null {
  return (
    library.flatMap(({ questions }) => questions).find((item) => item.question === text) ?? null
  );
}
