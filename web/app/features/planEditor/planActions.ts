import type { GroupNode, InterviewNode, PlanEdit, QuestionNode } from './planTree.ts';

/** What somebody who may change a plan can do with it. */
export interface PlanActions {
  /** Shows at once; taken back with a word if the server refuses. */
  edit: (edit: PlanEdit) => void;
  /** Deleting can be undone from the notice that tells of it. */
  deleteInterview: (interview: InterviewNode) => void;
  deleteGroup: (group: GroupNode) => void;
  deleteQuestion: (question: QuestionNode) => void;
  /** Each returns whether it was added; what failed was told. */
  addInterview: (name: string) => Promise<boolean>;
  addGroup: (interviewId: string, competency: string) => Promise<boolean>;
  addQuestion: (groupId: string, text: string) => Promise<boolean>;
}
