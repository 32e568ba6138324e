import { isOrderToMachine } from './isOrderToMachine.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { wordsOf } from './termsOf.ts';

/** The stems of all words spoken in some turns. */
export const spokenStems = (segments: readonly { text: string }[]): Set<string> => {
  const words = new Set(segments.flatMap(({ text }) => partsOf(text)));
  return new Set([...words].map(stem));
};

/** Words, those joined by a hyphen in parts as well, without a possessive. */
const partsOf = (text: string): string[] =>
  wordsOf(text)
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .map((word) => word.replace(/'s$/, ''));

const contentStems = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => !isStopWord(word))
    .map(stem);

/** The title of an interview in which nothing stands out. */
const plainTitle = 'Conversation';

/** Whether a title is made of words of the interview, and gives no orders. */
export function isSpokenTitle(title: string, spoken: ReadonlySet<string>): boolean {
  if (title === plainTitle) return true;
  const stems = contentStems(title);
  return stems.length > 0 && stems.every((item) => spoken.has(item)) && !isOrderToMachine(title);
}

/** What stands where a title would rest on nothing. */
export const untitled = (index: number): string => `Part ${index + 1}`;

/** Whether a turn speaks of a topic: it holds one of its content words at least. */
export const isToldIn = (name: string, stems: ReadonlySet<string> | undefined): boolean =>
  stems !== undefined && contentStems(name).some((item) => stems.has(item));
