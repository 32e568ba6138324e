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

/** PUBLIC is shown as "Team", PRIVATE as "Private". */
export const guideVisibilities = ['PUBLIC', 'PRIVATE'] as const;
export type GuideVisibility = (typeof guideVisibilities)[number];

export const longestGuideName = 100;
export const longestCue = 2000;
export const longestCueDescription = 5000;
export const longestCompetency = 100;
export const mostCuesOfGuide = 200;
export const mostAssignedUsers = 100;
