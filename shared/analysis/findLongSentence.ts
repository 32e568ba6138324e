import type { LocalFinding } from './analysis.ts';
import { fleschKincaidGrade } from './readingLevel.ts';

/** Plain-language guides ask for 15 to 20 words on average; past 30 readers lose the thread. */
export const longSentenceWords = 30;
/** A sentence this long can be judged by its grade; shorter ones jump with a single word. */
const shortestJudged = 14;
const hardGrade = 16;

/** The sentence as a finding when it is too long or too hard. */
export function findLongSentence(
  text: string,
  words: number,
  syllables: number,
): LocalFinding | null {
  const grade = fleschKincaidGrade({ words, syllables, sentences: 1 });
  const isLong = words > longSentenceWords;
  if (!isLong && (words < shortestJudged || grade < hardGrade)) return null;
  const problem = isLong
    ? `This sentence has ${words} words; split it into two or make it a list.`
    : 'This sentence has many long words; use shorter ones or split it.';
  return {
    start: 0,
    end: text.length,
    category: 'readability',
    text,
    problem,
    suggestions: [],
    source: 'Flesch-Kincaid',
  };
}
