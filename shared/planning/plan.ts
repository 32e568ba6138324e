import type { PlanGroupSource, PlanQuestionType } from '../domain/plan.ts';

export interface PlannedQuestion {
  question: string;
  type: PlanQuestionType;
}

export interface PlannedCompetency {
  competency: string;
  source: PlanGroupSource;
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
