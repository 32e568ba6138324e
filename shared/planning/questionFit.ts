import type { Meaning } from '../language/meaning.ts';
import { similarity } from '../language/similarity.ts';
import { stem } from '../language/stem.ts';
import { questionContent } from './nearDuplicates.ts';
import type { PlannedLine } from './plan.ts';

/** How well a question of the library fits a posting and the lines of its competency; the larger the better. */
export type QuestionFit = (question: string, lines: readonly PlannedLine[]) => number;

/** Of the whole posting the lines nearest to a question count. */
const nearestLines = 3;
/** Any question by its words, before those that are compared by meaning. */
const ahead = 10;

/**
 * By sentence meaning, which tells a question on machine learning from the posting's dashboards; by common
 * words without it. Questions whose meaning is not looked up are an organization's own and come first.
 */
export function questionFit(
  text: string,
  lines: readonly PlannedLine[],
  meaning: Meaning | undefined,
): QuestionFit {
  const vectorsOf = (some: readonly PlannedLine[]) =>
    some.flatMap((line) => (line.reason === null ? (meaning?.(line.text) ?? []) : []));
  const all = vectorsOf(lines);
  const stems = new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem));
  const byWords = (question: string): number =>
    [...questionContent(question)].filter((word) => stems.has(word)).length;
  return (question, own) => {
    const vector = meaning?.(question);
    if (!vector || all.length === 0) return byWords(question) + ahead;
    const scores = (vectors: readonly Float32Array[]) =>
      vectors.map((line) => similarity(vector, line)).sort((a, b) => b - a);
    const nearest = scores(all).slice(0, nearestLines);
    const overall = nearest.reduce((sum, score) => sum + score, 0) / nearest.length;
    return overall + (scores(vectorsOf(own))[0] ?? overall);
  };
}
