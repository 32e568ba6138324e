import type { ReactNode } from 'react';
import { DragDropContext, Droppable, type DropResult } from 'react-beautiful-dnd';
import { dropEdit, type DragKind } from './dropEdit.ts';
import { InterviewCard } from './InterviewCard.tsx';
import type { PlanActions } from './usePlanActions.ts';
import classes from './PlanInterviews.module.css';
import type { InterviewNode, PlanTree } from './planTree.ts';

interface PlanInterviewsProps {
  tree: PlanTree;
  openIds: ReadonlySet<string>;
  onToggle: (interviewId: string) => void;
  warnings: ReadonlyMap<string, string>;
  /** Null while the plan is being made, or for those who may only read it. */
  actions: PlanActions | null;
  /** What else can be done with an interview, beside its name. */
  extra?: ((interview: InterviewNode) => ReactNode) | undefined;
}

/** The interviews of a plan in one column, to be read, edited and moved. */
export function PlanInterviews(props: PlanInterviewsProps) {
  const { tree, openIds, onToggle, warnings, actions, extra } = props;
  const onDragEnd = ({ type, draggableId, source, destination }: DropResult) => {
    const drop = { kind: type as DragKind, draggableId, source, destination: destination ?? null };
    const edit = dropEdit(tree, drop);
    if (edit) actions?.edit(edit);
  };
  const cards = tree.map((interview, index) => (
    <InterviewCard
      key={interview.id}
      interview={interview}
      index={index}
      siblings={tree.length}
      isOpen={openIds.has(interview.id)}
      onToggle={() => onToggle(interview.id)}
      warnings={warnings}
      actions={actions}
      extra={extra?.(interview)}
    />
  ));
  return (
    <DragDropContext onDragEnd={onDragEnd}>
      <Droppable droppableId="plan" type="interview">
        {(drop) => (
          <div ref={drop.innerRef} {...drop.droppableProps} className={classes.list}>
            {cards}
            {drop.placeholder}
          </div>
        )}
      </Droppable>
    </DragDropContext>
  );
}
