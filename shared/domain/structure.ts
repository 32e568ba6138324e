/**
 * What became of a planned question in an interview, the most telling first. `ASKED`: it was asked, and how it was
 * answered is not known. `PERHAPS`: it may have been asked in other words. `UNPROMPTED`: the candidate spoke of it
 * without being asked.
 */
export const questionOutcomes = [
  ...(['ANSWERED', 'PARTLY', 'NOT_ANSWERED', 'ASKED', 'PERHAPS', 'UNPROMPTED', 'SKIPPED'] as const),
  ...(['NOT_WRITTEN', 'NOT_RECORDED'] as const),
];
export type QuestionOutcome = (typeof questionOutcomes)[number];

const outcomeTexts: Record<QuestionOutcome, { label: string; description: string }> = {
  ANSWERED: { label: 'Answered', description: 'Asked, and the candidate answered.' },
  PARTLY: { label: 'Partly', description: 'Asked; a part of the question stayed without answer.' },
  NOT_ANSWERED: {
    label: 'Not answered',
    description: 'Asked; the candidate dodged or gave no answer.',
  },
  ASKED: {
    label: 'Asked',
    description: 'Marked as asked by an interviewer; how it was answered is not known.',
  },
  PERHAPS: { label: 'Perhaps', description: 'May have been asked in other words. Listen to it.' },
  UNPROMPTED: {
    label: 'Unprompted',
    description: 'The candidate spoke of it without being asked.',
  },
  SKIPPED: { label: 'Skipped', description: 'Not found in the interview.' },
  NOT_WRITTEN: { label: 'No notes', description: 'Recorded, but no notes were written of it.' },
  NOT_RECORDED: { label: 'Not recorded', description: 'Nothing is known: it was not recorded.' },
};
export const outcomeLabel = (outcome: QuestionOutcome): string => outcomeTexts[outcome].label;
export const outcomeDescription = (outcome: QuestionOutcome): string =>
  outcomeTexts[outcome].description;

/** Outcomes that say for sure that the interviewer put the question. */
export const isAsked = (outcome: QuestionOutcome): boolean =>
  ['ANSWERED', 'PARTLY', 'NOT_ANSWERED', 'ASKED'].includes(outcome);

/** Outcomes of which nothing is known. */
export const isUnknown = (outcome: QuestionOutcome): boolean =>
  outcome === 'NOT_WRITTEN' || outcome === 'NOT_RECORDED';

/** What the notes of a recording say about a question. */
export interface OutcomeFacts {
  status: 'ANSWERED' | 'NOT_ANSWERED' | 'NOT_ASKED';
  isUnsure: boolean;
  hasPlace: boolean;
  missing: string | null;
  /** Sentences that nobody deleted. */
  hasSentences: boolean;
}

/** The outcome by the notes of one recording, before what interviewers marked. */
export function outcomeOf(facts: OutcomeFacts): QuestionOutcome {
  if (facts.status === 'NOT_ASKED') return 'SKIPPED';
  if (facts.isUnsure) return 'PERHAPS';
  if (facts.status === 'NOT_ANSWERED') return 'NOT_ANSWERED';
  if (!facts.hasPlace) return 'UNPROMPTED';
  if (!facts.hasSentences) return 'ASKED';
  return facts.missing === null ? 'ANSWERED' : 'PARTLY';
}

/** The outcome that says most, for an interview with several recordings. */
export const mostTelling = (outcome: QuestionOutcome, other: QuestionOutcome): QuestionOutcome =>
  questionOutcomes.indexOf(outcome) <= questionOutcomes.indexOf(other) ? outcome : other;

/** Fewer interviews than this give no average, and no measure of agreement. */
export const leastForAverage = 5;

export interface Coverage {
  asked: number;
  perhaps: number;
  /** Questions of which something is known. */
  known: number;
}

/** How many of the planned questions an interview put. */
export function coverageOf(outcomes: readonly QuestionOutcome[]): Coverage {
  const known = outcomes.filter((outcome) => !isUnknown(outcome));
  return {
    asked: known.filter(isAsked).length,
    perhaps: known.filter((outcome) => outcome === 'PERHAPS').length,
    known: known.length,
  };
}

/** Share of the planned questions that were asked, in percent; null where nothing is known. */
export const coveragePercent = ({ asked, known }: Coverage): number | null =>
  known === 0 ? null : Math.round((asked / known) * 100);

/** Mean of each value and those before it, `leastForAverage` of them; null while there are fewer. */
export const movingMean = (values: readonly number[]): (number | null)[] =>
  values.map((_, at) => {
    if (at + 1 < leastForAverage) return null;
    const last = values.slice(at + 1 - leastForAverage, at + 1);
    return Math.round(last.reduce((sum, value) => sum + value, 0) / leastForAverage);
  });

/** How far ratings can be relied on, by the bounds that Krippendorff gives (Content Analysis, 2019, p. 356). */
export function agreementText(alpha: number): string {
  if (alpha >= 0.8) return 'Interviewers agree well enough to rely on their scores.';
  if (alpha >= 0.667)
    return 'Interviewers agree in part: draw only tentative conclusions from their scores.';
  return 'Interviewers disagree too much to rely on single scores: define the levels, and score a few interviews together.';
}
