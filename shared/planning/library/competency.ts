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
/** `staff` is everybody who leads nobody. */
export const questionLevels = ['any', 'entry', 'staff', 'senior'] as const;
/**
 * Where or with what the work is done, for scenes that happen only there: at a desk with papers and
 * meetings; on one's feet; in shifts that hand over to the next; across a counter; at tables of guests; at the bedside; in a
 * school; where goods are made; in a building to guard; in the books; with applications to decide.
 */
export const workSettings = [
  ...['desk', 'floor', 'counter', 'table', 'ward', 'school', 'plant', 'premises', 'ledger'],
  ...['claims', 'shifts'],
] as const;

/** A question that is asked as it stands, without blanks to fill. */
export interface LibraryQuestion {
  id: string;
  type: (typeof libraryQuestionTypes)[number];
  level: (typeof questionLevels)[number];
  /** Null where it fits everywhere. */
  setting: string | null;
  /** What it takes for granted of a job besides its competency (see `assumptions`). */
  assumes: readonly string[];
  question: string;
  /** What a good answer holds. */
  good: readonly string[];
  /** What a weak answer sounds like. */
  weak: string;
  /** Asked only for a line that names its task (see `tasks/taskText.ts`). */
  isOfTask?: true;
}

export interface Competency {
  id: string;
  name: string;
  theme: InterviewTheme;
  strong: readonly string[];
  weak: readonly string[];
  questions: readonly LibraryQuestion[];
}
