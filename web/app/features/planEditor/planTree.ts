import type { PlanGroupSource, PlanQuestionType } from '#shared/domain/plan.ts';

export interface QuestionNode {
  id: string;
  question: string;
  type: PlanQuestionType;
  /** What a good answer holds; empty where nothing is known. */
  good?: readonly string[];
  weak?: string;
}
/** What a text of the library brings along. */
export type LibraryPart = Pick<QuestionNode, 'type' | 'good' | 'weak'>;
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
 * that the person had before them. What is added has its id from here, so that sending it twice adds it once.
 */
export type PlanEdit =
  | { kind: 'addInterview'; interviewId: string; name: string; order: number }
  | { kind: 'renameInterview'; interviewId: string; name: string; replaces?: string }
  | { kind: 'deleteInterview'; interviewId: string }
  | { kind: 'reorderInterviews'; interviewIds: string[] }
  | { kind: 'addGroup'; interviewId: string; groupId: string; competency: string; order: number }
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
  | {
      kind: 'addQuestion';
      groupId: string;
      questionId: string;
      text: string;
      order: number;
      library?: LibraryPart;
      /** The line of the job description that it asks about. */
      lineId?: string;
    }
  | {
      kind: 'updateQuestion';
      questionId: string;
      text: string;
      replaces?: string;
      library?: LibraryPart;
    }
  | { kind: 'deleteQuestion'; questionId: string }
  | { kind: 'reorderQuestions'; groupId: string; questionIds: string[] };

/** The plan after an edit. What the edit names and the plan does not have any more is left alone. */
export function applyEdit(tree: PlanTree, edit: PlanEdit): PlanTree {
  switch (edit.kind) {
    case 'addInterview':
      return added(tree, { id: edit.interviewId, name: edit.name, groups: [] }, edit.order);
    case 'addGroup': {
      const { groupId: id, competency, order } = edit;
      const group: GroupNode = {
        id,
        competency,
        source: 'UserManuallyAdded',
        referenceText: null,
        questions: [],
      };
      // Somebody may have moved it since.
      if (tree.some(({ groups }) => groups.some((item) => item.id === id))) return tree;
      return inGroups(tree, (groups, interviewId) =>
        interviewId === edit.interviewId ? added(groups, group, order) : groups,
      );
    }
    case 'addQuestion': {
      const { questionId: id, text, library } = edit;
      const question: QuestionNode = { id, question: text, type: 'Custom', ...library };
      return inQuestions(tree, (questions, groupId) =>
        groupId === edit.groupId ? added(questions, question, edit.order) : questions,
      );
    }
    case 'renameInterview':
      return tree.map((item) =>
        item.id === edit.interviewId ? { ...item, name: edit.name } : item,
      );
    case 'deleteInterview':
      return tree.filter(({ id }) => id !== edit.interviewId);
    case 'reorderInterviews':
      return inOrder(tree, edit.interviewIds);
    case 'renameGroup':
      return inGroups(tree, (groups) =>
        groups.map((group) =>
          group.id === edit.groupId ? { ...group, competency: edit.competency } : group,
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
        questions.map((question) =>
          question.id === edit.questionId
            ? { id: question.id, question: edit.text, type: 'Custom', ...edit.library }
            : question,
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
  const groups = tree.flatMap((item) => item.groups);
  return {
    interviews: tree.length,
    competencies: groups.length,
    questions: groups.reduce((sum, { questions }) => sum + questions.length, 0),
  };
}

/** The rows with a new one at its place; the same rows where it is among them already. */
function added<Row extends { id: string }>(
  rows: readonly Row[],
  row: Row,
  place: number,
): readonly Row[] {
  return rows.some(({ id }) => id === row.id) ? rows : rows.toSpliced(place, 0, row);
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
): PlanTree => tree.map((item) => ({ ...item, groups: change(item.groups, item.id) }));

const inQuestions = (
  tree: PlanTree,
  change: (questions: readonly QuestionNode[], groupId: string) => readonly QuestionNode[],
): PlanTree =>
  inGroups(tree, (groups) =>
    groups.map((group) => {
      const questions = change(group.questions, group.id);
      return questions === group.questions ? group : { ...group, questions };
    }),
  );
