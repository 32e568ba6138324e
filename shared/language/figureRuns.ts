import { numbersIn } from './numbersIn.ts';
import { wordsOf } from './termsOf.ts';

/** Number words that stand together: "two forty", "a hundred and twenty". */
export interface FigureRun {
  words: string;
  /** The number it stands for, where it is one. */
  value: number | undefined;
}

const joins = new Set(['and', 'point', 'a']);

/** The figures of a text in order; "one" alone counts nothing. */
export function figureRuns(text: string): FigureRun[] {
  const runs: string[][] = [];
  let isOpen = false;
  const words = wordsOf(text).flatMap((word) => word.split('-'));
  words.forEach((word, at) => {
    const isNumber = isFigure(word);
    const isBetween = isOpen && joins.has(word) && isFigure(words[at + 1] ?? '');
    if (isNumber && !isOpen) runs.push([]);
    if (isNumber || isBetween) runs.at(-1)?.push(word);
    isOpen = isNumber || isBetween;
  });
  return runs
    .filter((run) => run.length > 1 || run[0] !== 'one')
    .map((run) => {
      const numbers = numbersIn(run.join(' '));
      return { words: run.join(' '), value: numbers.length === 1 ? numbers[0]?.value : undefined };
    });
}

const scale = /^(?:hundred|thousand|million|billion|percent)$/;
const isFigure = (word: string): boolean =>
  word !== '' && (scale.test(word) || numbersIn(word).length > 0) && word !== 'second';
