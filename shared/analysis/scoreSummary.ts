import type { Annotation, AnnotationCategory, Deduction, TitleClarity } from './analysis.ts';
import type { Summary } from './summarize.ts';

export const goodLength = { fewest: 300, most: 700 } as const;
export const highestGoodGrade = 9;
/** A section should have fewer list items than this. */
export const tooManyListItems = 10;

interface CountedRule {
  key: string;
  categories: readonly AnnotationCategory[];
  /** Points for each finding beyond the free ones, and how many they cost before each counts less. */
  each: number;
  free: number;
  cap: number;
  noun: readonly [one: string, many: string];
}

/** Feminine-coded and inclusive words cost nothing: they put hardly anyone off. */
const countedRules: readonly CountedRule[] = [
  {
    key: 'exclusive',
    categories: ['exclusive-gender', 'exclusive-culture', 'exclusive-identity'],
    each: 3,
    free: 0,
    cap: 18,
    noun: ['exclusive term', 'exclusive terms'],
  },
  {
    key: 'age',
    categories: ['bias-age'],
    each: 3,
    free: 0,
    cap: 12,
    noun: ['term about age', 'terms about age'],
  },
  {
    key: 'disability',
    categories: ['bias-disability'],
    each: 2,
    free: 0,
    cap: 10,
    noun: ['term that leaves out disabled people', 'terms that leave out disabled people'],
  },
  {
    key: 'masculine',
    categories: ['bias-m'],
    each: 1,
    free: 3,
    cap: 10,
    noun: ['masculine-coded word', 'masculine-coded words'],
  },
  {
    key: 'corporate',
    categories: ['corporate-speak'],
    each: 1,
    free: 0,
    cap: 8,
    noun: ['buzzword', 'buzzwords'],
  },
  {
    key: 'filler',
    categories: ['filler'],
    each: 0.5,
    free: 0,
    cap: 4,
    noun: ['wordy phrase', 'wordy phrases'],
  },
  {
    key: 'passive',
    categories: ['passive-voice'],
    each: 0.5,
    free: 4,
    cap: 4,
    noun: ['passive', 'passives'],
  },
];

/**
 * Every reason the score is under 100, costly ones first; the score is 100 less their points, at
 * least 0. Each is rounded up to a whole point, capped, and can only fall when a finding is fixed.
 */
export function scoreSummary(
  summary: Summary,
  title: TitleClarity | null,
): { score: number; deductions: Deduction[] } {
  const deductions = [
    ...countedRules.map((rule) => countedDeduction(rule, summary.annotations)),
    lengthDeduction(summary),
    gradeDeduction(summary),
    listDeduction(summary),
    missing(
      'location',
      5,
      summary.isLocationMentioned,
      'The text does not say where the work is done.',
    ),
    missing(
      'equalOpportunity',
      6,
      summary.isEqualOpportunityMentioned,
      'There is no equal-opportunity statement.',
    ),
    missing('pay', 5, summary.payRange !== null, 'There is no pay range.'),
    missing(
      'title',
      3,
      title === null || title.isClear,
      'The job title is hard to find or understand.',
    ),
  ].filter(({ points }) => points > 0);
  deductions.sort((a, b) => b.points - a.points);
  const lost = deductions.reduce((sum, { points }) => sum + points, 0);
  return { score: Math.max(0, 100 - lost), deductions };
}

function countedDeduction(rule: CountedRule, annotations: readonly Annotation[]): Deduction {
  const count = annotations.filter(({ category }) => rule.categories.includes(category)).length;
  const over = Math.max(0, count - rule.free);
  const points = countedPoints(rule, over);
  const cap = 2 * rule.cap;
  const noun = rule.noun[over === 1 ? 0 : 1];
  const beyond = rule.free > 0 ? ' over the limit' : '';
  const capped = points === cap ? ` (−${cap} at most)` : '';
  return { key: rule.key, points, cap, text: `${over} ${noun}${beyond}${capped}.` };
}

/** Linear up to the rule's cap, then two points for each doubling, so that no number of repeats is free. */
function countedPoints({ each, cap }: CountedRule, over: number): number {
  const linear = Math.ceil(each * over);
  if (linear <= cap) return linear;
  return Math.min(2 * cap, cap + Math.floor(2 * Math.log2((each * over) / cap)));
}

/** Too short costs up to 40 by share of what is missing, too long a point for each 50 words. */
function lengthDeduction({ numWords, bounds }: Summary): Deduction {
  const { fewest, most } = goodLength;
  const range = `aim for ${fewest} to ${most}`;
  if (bounds.fewestWords === 0) {
    return { key: 'length', points: 100, cap: 100, text: 'There is nothing to read yet.' };
  }
  const short = Math.ceil((40 * Math.max(0, fewest - bounds.fewestWords)) / fewest);
  const long = Math.min(10, Math.ceil(Math.max(0, bounds.mostWords - most) / 50));
  const isInRange = numWords >= fewest && numWords <= most;
  const text = isInRange
    ? `It has ${numWords} words; fixing the findings may take it out of ${fewest} to ${most}.`
    : `It has ${numWords} words; ${range}.`;
  return { key: 'length', points: short + long, cap: 40, text };
}

function gradeDeduction({ grade, bounds }: Summary): Deduction {
  const cap = 12;
  const points = Math.ceil(2 * Math.max(0, bounds.hardestGrade - highestGoodGrade));
  const text =
    grade > highestGoodGrade
      ? `It reads at grade ${grade.toFixed(1)}; aim for ${highestGoodGrade} or lower.`
      : `It reads at grade ${grade.toFixed(1)}, close to the limit of ${highestGoodGrade}; shorter sentences give room.`;
  return { key: 'readingLevel', points: Math.min(cap, points), cap, text };
}

function listDeduction({ longestList }: Summary): Deduction {
  const points = longestList >= tooManyListItems ? 4 : 0;
  const text = `A section lists ${longestList} items; keep it under ${tooManyListItems}.`;
  return { key: 'listLength', points, cap: 4, text };
}

function missing(key: string, cap: number, isThere: boolean, text: string): Deduction {
  return { key, points: isThere ? 0 : cap, cap, text };
}

/** The label of a score. */
export function scoreLabel(score: number): string {
  if (score <= 0) return 'Bad';
  if (score < 60) return 'Poor';
  if (score < 80) return 'Fair';
  if (score < 90) return 'Good';
  return score < 100 ? 'Excellent' : 'Wow!';
}

/** The colour of a score, everywhere but on list rows. */
export function scoreColor(score: number): string {
  if (score < 60) return 'red';
  if (score < 70) return 'orange';
  return score < 80 ? 'yellow' : 'green';
}
