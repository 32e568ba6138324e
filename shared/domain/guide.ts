export const questionTypes = [
  'BEHAVIORAL',
  'CASE_STUDY',
  'CUSTOM',
  'OTHER',
  'PERFORMANCE',
  'SCREENING',
  'SITUATIONAL',
  'TECHNICAL',
] as const;
export type QuestionType = (typeof questionTypes)[number];
