import type { PlanQuestionType } from '#shared/domain/plan.ts';
import { questionTypeTexts } from '#shared/domain/questionTypes.ts';

const types = {
  Behavioral: 'BEHAVIORAL',
  Situational: 'SITUATIONAL',
  Performance: 'PERFORMANCE',
  Technical: 'TECHNICAL',
  CaseStudy: 'CASE_STUDY',
  Screening: 'SCREENING',
  Other: 'OTHER',
  Custom: 'CUSTOM',
} as const;

/** A question type of the plan module in words, with what it means. */
export const typeText = (type: PlanQuestionType) => questionTypeTexts[types[type]];
