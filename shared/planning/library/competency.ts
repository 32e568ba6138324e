/** Which interview of a plan a competency belongs to. */
export type InterviewTheme = 'role' | 'technical' | 'people' | 'management' | 'delivery' | 'values';
export const interviewThemes: readonly InterviewTheme[] = [
  'role',
  'technical',
  'delivery',
  'management',
  'people',
  'values',
];

export const libraryQuestionTypes = ['Behavioral', 'Situational', 'Technical'] as const;
export const questionLevels = ['entry', 'any', 'senior'] as const;

/** A question that is asked as it stands, without blanks to fill. */
export interface LibraryQuestion {
  id: string;
  type: (typeof libraryQuestionTypes)[number];
  level: (typeof questionLevels)[number];
  question: string;
  /** What a good answer holds. */
  good: readonly string[];
  /** What a weak answer sounds like. */
  weak: string;
}

export interface Competency {
  id: string;
  name: string;
  theme: InterviewTheme;
  strong: readonly string[];
  weak: readonly string[];
  questions: readonly LibraryQuestion[];
}
