import type { GroupNode, InterviewNode, LibraryPart, PlanEdit, QuestionNode } from './planTree.ts';

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
  /** With what the library says of it, when it comes from there. */
  addQuestion: (groupId: string, text: string, library?: LibraryPart) => void;
}
