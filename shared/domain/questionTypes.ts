import type { QuestionType } from './guide.ts';

interface QuestionTypeText {
  /** As the badge says it. */
  label: string;
  /** As the badge explains itself. */
  explanation: string;
}

/** What kinds of questions there are, in words for people. */
export const questionTypeTexts: Readonly<Record<QuestionType, QuestionTypeText>> = {
  BEHAVIORAL: {
    label: 'Behavioral',
    explanation: 'Asks for something the candidate has really done, and what came of it.',
  },
  SITUATIONAL: {
    label: 'Situational',
    explanation: 'Describes a situation of this job and asks what the candidate would do.',
  },
  PERFORMANCE: {
    label: 'Performance',
    explanation: 'Asks for results the candidate has reached, and how they were measured.',
  },
  TECHNICAL: {
    label: 'Technical',
    explanation: 'Tests knowledge or a skill that the work needs.',
  },
  CASE_STUDY: {
    label: 'Case study',
    explanation: 'Gives a problem of this work to think through aloud.',
  },
  SCREENING: {
    label: 'Screening',
    explanation: 'Settles early whether the basics fit: motives, notice, terms, must-haves.',
  },
  OTHER: { label: 'Other', explanation: 'A question of no particular kind.' },
  CUSTOM: { label: 'Custom', explanation: 'Written or changed by somebody here.' },
};
