import { isUnfairQuestion } from './isUnfairQuestion.ts';
import { ownQuestionLimits as limits, type OwnQuestion } from './ownQuestions.ts';

/** What is wrong with a question that somebody wants to add, in words that say what to do; null when fine. */
export function ownQuestionFault(one: Omit<OwnQuestion, 'id'>): string | null {
  if (one.competency === '') return 'Name the competency.';
  if (one.competency.length > limits.competency)
    return `The competency: use at most ${limits.competency} characters.`;
  if (one.question === '') return 'Write the question.';
  if (one.question.length > limits.question)
    return `The question: use at most ${limits.question} characters.`;
  if (one.cues.length > limits.cues)
    return `The words that show it: use at most ${limits.cues} characters.`;
  if (one.good.length > limits.points)
    return `Use at most ${limits.points} points for a good answer.`;
  if ([...one.good, one.weak].some((text) => text.length > limits.point))
    return `What answers hold: use at most ${limits.point} characters each.`;
  return isUnfairQuestion(one.question)
    ? 'An interview must not ask about health, family, origin, age or earlier pay. Reword the question.'
    : null;
}

/** A question as it is kept: white space made even, blank points left out. */
export function tidyOwnQuestion(one: Omit<OwnQuestion, 'id'>): Omit<OwnQuestion, 'id'> {
  return {
    type: one.type,
    competency: even(one.competency),
    cues: even(one.cues),
    question: even(one.question),
    good: one.good.map(even).filter((point) => point !== ''),
    weak: even(one.weak),
  };
}

const even = (text: string): string => text.replaceAll('\0', '').replace(/\s+/g, ' ').trim();
