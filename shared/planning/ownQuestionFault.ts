import { isUnfairQuestion } from './isUnfairQuestion.ts';
import { ownQuestionLimits as limits, type OwnQuestion } from './ownQuestions.ts';

/** What is wrong with a question that somebody wants to add, in words that say what to do; null when fine. */
export function ownQuestionFault(question: Omit<OwnQuestion, 'id'>): string | null {
  if (question.competency === '') return 'Name the competency.';
  if (question.competency.length > limits.competency)
    return `The competency: use at most ${limits.competency} characters.`;
  if (question.question === '') return 'Write the question.';
  if (question.question.length > limits.question)
    return `The question: use at most ${limits.question} characters.`;
  if (question.cues.length > limits.cues)
    return `The words that show it: use at most ${limits.cues} characters.`;
  if (question.good.length > limits.points)
    return `Use at most ${limits.points} points for a good answer.`;
  if ([...question.good, question.weak].some((text) => text.length > limits.point))
    return `What answers hold: use at most ${limits.point} characters each.`;
  return isUnfairQuestion(question.question)
    ? 'An interview must not ask about health, family, origin, age or earlier pay. Reword the question.'
    : null;
}

/** A question as it is kept: white space made even, blank points left out. */
export function tidyOwnQuestion(question: Omit<OwnQuestion, 'id'>): Omit<OwnQuestion, 'id'> {
  return {
    type: question.type,
    competency: even(question.competency),
    cues: even(question.cues),
    question: even(question.question),
    good: question.good.map(even).filter((point) => point !== ''),
    weak: even(question.weak),
  };
}

const even = (text: string): string => text.replaceAll('\0', '').replace(/\s+/g, ' ').trim();
