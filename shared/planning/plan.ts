import type { PlanGroupSource, PlanQuestionType } from '../domain/plan.ts';
import type { Competency } from './library/competency.ts';
import type { PostingLine, UnaskedReason } from './postingLine.ts';

export interface PlannedQuestion {
  question: string;
  type: PlanQuestionType;
  /** What a good answer holds; empty when nothing is known of it. */
  good: readonly string[];
  /** What a weak answer sounds like. */
  weak: string;
  /** The line of the posting it was made from, word for word. */
  line?: string | undefined;
  /** Other lines that it asks about too. */
  moreLines?: readonly string[] | undefined;
}

/** The lines of the posting that a question asks about. */
export const linesOf = ({ line, moreLines = [] }: PlannedQuestion): string[] =>
  line === undefined ? [] : [line, ...moreLines];

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

/** An interview before its questions are written. */
export interface InterviewOutline {
  name: string;
  competencies: PlannedCompetency[];
}

/** A row of the coverage matrix as a plan begins: `reason` when no question was made from the line. */
export interface PlannedLine extends PostingLine {
  reason: UnaskedReason | null;
}

export interface InterviewPlan {
  interviews: PlannedInterview[];
  /** Each duty and requirement of the posting, in its order. */
  lines: PlannedLine[];
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
  /** Ours when left out; an organization adds its own. */
  library?: readonly Competency[] | undefined;
}
