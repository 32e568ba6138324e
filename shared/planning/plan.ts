/** Where a competency of a plan comes from, as the API names it. */
export const competencySources = [
  'Static',
  'UserFocusArea',
  'UserManuallyAdded',
  'JobDescription',
] as const;
export type CompetencySource = (typeof competencySources)[number];

export const questionTypes = [
  'Behavioral',
  'Situational',
  'Performance',
  'Technical',
  'CaseStudy',
  'Screening',
  'Other',
  'Custom',
] as const;
export type QuestionType = (typeof questionTypes)[number];

export interface PlannedQuestion {
  question: string;
  type: QuestionType;
}

export interface PlannedCompetency {
  competency: string;
  source: CompetencySource;
  /** Exact words of the posting; empty unless the source is JobDescription. */
  referenceText: string;
}

export interface PlannedGroup extends PlannedCompetency {
  questions: PlannedQuestion[];
}

export interface PlannedInterview {
  name: string;
  groups: PlannedGroup[];
}

export interface PlanRequest {
  /** The posting, plain text or HTML. */
  text: string;
  title?: string | undefined;
  /** 1 to 8. */
  numberOfInterviews: number;
  includeRecruiterScreen: boolean;
  /** Focus areas that are not in the posting, such as "company values". */
  additionalAreas: readonly string[];
}
