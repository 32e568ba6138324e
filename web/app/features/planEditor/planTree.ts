import type { PlanGroupSource, PlanQuestionType } from '../../../../shared/domain/plan.ts';

export interface QuestionNode {
  id: string;
  question: string;
  type: PlanQuestionType;
}
export interface GroupNode {
  id: string;
  competency: string;
  source: PlanGroupSource;
  referenceText: string | null;
  questions: readonly QuestionNode[];
}
export interface InterviewNode {
  id: string;
  name: string;
  groups: readonly GroupNode[];
}
/** The interviews of a plan in their order, as the page holds them. */
export type PlanTree = readonly InterviewNode[];

/**
 * A change of a plan, as one thing that can be shown at once, sent, and taken back. `replaces` is the text
 * that the person had before them.
 */
export type PlanEdit =
  | { kind: 'renameInterview'; interviewId: string; name: string; replaces?: string }
  | { kind: 'deleteInterview'; interviewId: string }
  | { kind: 'reorderInterviews'; interviewIds: string[] }
  | { kind: 'renameGroup'; groupId: string; competency: string; replaces?: string }
  | { kind: 'deleteGroup'; groupId: string }
  | { kind: 'reorderGroups'; interviewId: string; groupIds: string[] }
  | {
      kind: 'moveGroup';
      groupId: string;
      fromInterviewId: string;
      toInterviewId: string;
      /** Of the interview it goes to, itself among them. */
      groupIds: string[];
    }
  | { kind: 'updateQuestion'; questionId: string; text: string; replaces?: string }
  | { kind: 'deleteQuestion'; questionId: string }
  | { kind: 'reorderQuestions'; groupId: string; questionIds: string[] };

/** The plan after an edit. What the edit names and the plan does not have any more is left alone. */
export function applyEdit(tree: PlanTree, edit: PlanEdit): PlanTree {
  switch (edit.kind) {
    case 'renameInterview':
      return tree.map((one) => (one.id === edit.interviewId ? { ...one, name: edit.name } : one));
    case 'deleteInterview':
      return tree.filter(({ id }) => id !== edit.interviewId);
    case 'reorderInterviews':
      return inOrder(tree, edit.interviewIds);
    case 'renameGroup':
      return inGroups(tree, (groups) =>
        groups.map((one) =>
          one.id === edit.groupId ? { ...one, competency: edit.competency } : one,
        ),
      );
    case 'deleteGroup':
      return inGroups(tree, (groups) => groups.filter(({ id }) => id !== edit.groupId));
    case 'reorderGroups':
      return inGroups(tree, (groups, interviewId) =>
        interviewId === edit.interviewId ? inOrder(groups, edit.groupIds) : groups,
      );
    case 'moveGroup': {
      const moved = tree.flatMap(({ groups }) => groups).find(({ id }) => id === edit.groupId);
      if (!moved || !tree.some(({ id }) => id === edit.toInterviewId)) return tree;
      return inGroups(tree, (groups, interviewId) => {
        const others = groups.filter(({ id }) => id !== edit.groupId);
        return interviewId === edit.toInterviewId
          ? inOrder([...others, moved], edit.groupIds)
          : others;
      });
    }
    case 'updateQuestion':
      return inQuestions(tree, (questions) =>
        questions.map((one) =>
          one.id === edit.questionId ? { ...one, question: edit.text, type: 'Custom' } : one,
        ),
      );
    case 'deleteQuestion':
      return inQuestions(tree, (questions) => questions.filter(({ id }) => id !== edit.questionId));
    case 'reorderQuestions':
      return inQuestions(tree, (questions, groupId) =>
        groupId === edit.groupId ? inOrder(questions, edit.questionIds) : questions,
      );
  }
}

/** How many interviews, competencies and questions there are. */
export function countPlan(tree: PlanTree) {
  const groups = tree.flatMap((one) => one.groups);
  return {
    interviews: tree.length,
    competencies: groups.length,
    questions: groups.reduce((sum, { questions }) => sum + questions.length, 0),
  };
}

/** Rows in the order of `ids`; those it does not name stay behind them. */
function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const placeOf = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted(
    (a, b) => (placeOf.get(a.id) ?? ids.length) - (placeOf.get(b.id) ?? ids.length),
  );
}

const inGroups = (
  tree: PlanTree,
  change: (groups: readonly GroupNode[], interviewId: string) => readonly GroupNode[],
): PlanTree => tree.map((one) => ({ ...one, groups: change(one.groups, one.id) }));

const inQuestions = (
  tree: PlanTree,
  change: (questions: readonly QuestionNode[], groupId: string) => readonly QuestionNode[],
): PlanTree =>
  inGroups(tree, (groups) =>
    groups.map((one) => {
      const questions = change(one.questions, one.id);
      return questions === one.questions ? one : { ...one, questions };
    }),
  );
