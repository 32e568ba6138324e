import type { FieldPurpose } from '#shared/domain/siteData.ts';

/** Words of labels that say what a field is for, as data. */
const labelWords: Readonly<Record<FieldPurpose, readonly [RegExp, number][]>> = {
  JOB_DESCRIPTION: [
    [/job (description|ad|advert|post)|posting|vacancy text/i, 0.9],
    [/about the (role|job)|responsibilit|requirements/i, 0.6],
    [/description/i, 0.5],
  ],
  QUESTIONS: [
    [/interview (kit|question|guide|prep)|questions? to ask/i, 0.9],
    [/question|prep notes|interviewer/i, 0.6],
    [/notes|instructions|purpose|guide/i, 0.4],
  ],
  SCORECARD: [
    [/scorecard|key take-?aways|overall (notes|recommendation|feedback)/i, 0.9],
    [/feedback|notes|comment|assessment/i, 0.6],
  ],
};

/** How well a field fits what is to be written, from 0 to 2. */
export function fieldScore(
  purpose: FieldPurpose,
  { label, isFocused, confidence }: { label: string; isFocused: boolean; confidence: number },
): number {
  const byLabel = labelWords[purpose].find(([words]) => words.test(label))?.[1] ?? 0;
  // The field one has just clicked into is the one that is meant.
  return Math.max(byLabel, confidence) + (isFocused ? 1 : 0);
}
