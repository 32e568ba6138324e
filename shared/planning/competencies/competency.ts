/** Which interview of a plan a competency belongs to. */
export type InterviewTheme = 'role' | 'technical' | 'people' | 'management' | 'delivery' | 'values';

/** One line of the taxonomy. All texts are ours and free of what the analyzer marks. */
export interface Competency {
  id: string;
  name: string;
  theme: InterviewTheme;
  /** Words that show it in a posting; a word ending in * stands for all that begin so. */
  cues: string;
  /** What can go wrong, as clauses: "two records of the same person disagree". */
  twists: readonly string[];
  /** What somebody in such a job does, each beginning with a verb. */
  duties: readonly string[];
  /** What somebody in such a job can do, for the checklist of skills. */
  skills: readonly string[];
  /** What somebody may have done before, for the checklist of accomplishments. */
  results: readonly string[];
}
