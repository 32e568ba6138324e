import type { GroupNode, InterviewNode, LibraryPart, PlanEdit, QuestionNode } from './planTree.ts';

interface QuestionOrigin {
  /** What the library says of a question that comes from there. */
  library?: LibraryPart;
  /** The line of the job description that it asks about. */
  lineId?: string;
}

/** What somebody who may change a plan can do with it. */
export interface PlanActions {
  /** Shows at once; taken back with a word if the server refuses. */
  edit: (edit: PlanEdit) => void;
  /** Deleting can be undone from the notice that tells of it. */
  deleteInterview: (interview: InterviewNode) => void;
  deleteGroup: (group: GroupNode) => void;
  deleteQuestion: (question: QuestionNode) => void;
  addInterview: (name: string) => void;
  addGroup: (interviewId: string, competency: string) => void;
  addQuestion: (groupId: string, text: string, from?: QuestionOrigin) => void;
}
