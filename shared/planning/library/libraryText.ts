import type { InterviewTheme } from './competency.ts';

/**
 * One competency as its file has it. `questions` is plain text, one block per question:
 *
 *     Behavioral: The question as it is asked.
 *     + What a good answer holds (two to four of these).
 *     - What a weak answer sounds like.
 *
 * The types are Behavioral, Situational and Technical. "Behavioral, senior" keeps a question for a level,
 * "Situational, desk" for a setting and "Technical, staff, desk" for both (see `competency.ts`). What a question
 * takes for granted besides is read from its words or named the same way (see `assumptions.ts`).
 */
export interface CompetencyText {
  id: string;
  name: string;
  /** Which interview of a plan it belongs to. */
  theme: InterviewTheme;
  /** Words and phrases of which one is enough to show the competency; * ends a word stem. */
  strong: string;
  /** Words that show it only beside another one. */
  weak: string;
  /** What all its questions take for granted (see `assumptions.ts`). */
  assumes?: string;
  questions: string;
}
