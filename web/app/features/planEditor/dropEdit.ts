import type { PlanEdit, PlanTree } from './planTree.ts';

/** Where something was taken from or put down: the list it is in, and its place there. */
interface DropPlace {
  droppableId: string;
  index: number;
}

/** The kinds of things that can be dragged; each only among its own. */
export type DragKind = 'interview' | 'group' | 'question';

const moved = (ids: readonly string[], from: number, to: number): string[] => {
  const rest = [...ids];
  const [taken] = rest.splice(from, 1);
  if (taken !== undefined) rest.splice(to, 0, taken);
  return rest;
};

/**
 * What a drop means for the plan, or null when it changes nothing. A droppable is named by the id of
 * what it lists: the interviews by "plan", competencies by their interview, questions by their competency.
 */
export function dropEdit(
  tree: PlanTree,
  drop: {
    kind: DragKind;
    draggableId: string;
    source: DropPlace;
    destination: DropPlace | null;
  },
): PlanEdit | null {
  const { kind, source, destination, draggableId } = drop;
  if (!destination) return null;
  const isSameList = source.droppableId === destination.droppableId;
  if (isSameList && source.index === destination.index) return null;
  if (kind === 'interview') {
    const ids = tree.map(({ id }) => id);
    return { kind: 'reorderInterviews', interviewIds: moved(ids, source.index, destination.index) };
  }
  if (kind === 'question') {
    const group = tree
      .flatMap(({ groups }) => groups)
      .find(({ id }) => id === destination.droppableId);
    if (!group || !isSameList) return null;
    const ids = group.questions.map(({ id }) => id);
    return {
      kind: 'reorderQuestions',
      groupId: group.id,
      questionIds: moved(ids, source.index, destination.index),
    };
  }
  const target = tree.find(({ id }) => id === destination.droppableId);
  if (!target) return null;
  const ids = target.groups.map(({ id }) => id);
  if (isSameList)
    return {
      kind: 'reorderGroups',
      interviewId: target.id,
      groupIds: moved(ids, source.index, destination.index),
    };
  return {
    kind: 'moveGroup',
    groupId: draggableId,
    fromInterviewId: source.droppableId,
    toInterviewId: target.id,
    groupIds: ids.toSpliced(destination.index, 0, draggableId),
  };
}
