import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Draggable, Droppable } from 'react-beautiful-dnd';
import { plural } from '#shared/domain/plural.ts';
import { AddLine } from '../../ui/AddLine.tsx';
import { DragHandle } from '../../ui/DragHandle.tsx';
import { focusNeighbour } from '../../ui/focusNeighbour.ts';
import { GroupCard } from './GroupCard.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import classes from './InterviewCard.module.css';
import type { PlanActions } from './usePlanActions.ts';
import type { InterviewNode } from './planTree.ts';

interface InterviewCardProps {
  interview: InterviewNode;
  index: number;
  /** How many interviews the plan has: one alone cannot be moved. */
  siblings: number;
  isOpen: boolean;
  onToggle: () => void;
  warnings: ReadonlyMap<string, string>;
  actions: PlanActions | null;
  extra: ReactNode;
}

/** An interview of a plan with its competencies. */
export function InterviewCard(props: InterviewCardProps) {
  const { interview, index, siblings, isOpen, onToggle, warnings, actions, extra } = props;
  const { groups } = interview;
  const questions = groups.reduce((sum, group) => sum + group.questions.length, 0);
  const isFixed = siblings < 2 || !actions;
  // Outside of the list's function: it is called at every lift, for every list of the page.
  const cards = groups.map((group, place) => (
    <GroupCard
      key={group.id}
      group={group}
      index={place}
      isAlone={groups.length < 2 && siblings < 2}
      warnings={warnings}
      actions={actions}
    />
  ));
  return (
    <Draggable draggableId={interview.id} index={index} isDragDisabled={isFixed}>
      {(drag, { isDragging }) => (
        <article
          ref={drag.innerRef}
          {...drag.draggableProps}
          className={classes.card}
          data-dragging={isDragging || undefined}
          data-interview={interview.id}
          aria-label={interview.name}
        >
          <header className={classes.head}>
            <DragHandle
              handle={drag.dragHandleProps}
              label={`interview ${interview.name}`}
              isDisabled={isFixed}
            />
            <UnstyledButton
              className={classes.toggle}
              aria-expanded={isOpen}
              aria-label={`${isOpen ? 'Hide' : 'Show'} questions of ${interview.name}`}
              onClick={onToggle}
            >
              <IconChevronRight size={18} stroke={1.6} aria-hidden />
            </UnstyledButton>
            <h2 className={classes.name}>
              <InlineText
                draftKey={`planInterview/${interview.id}`}
                text={interview.name}
                label="interview name"
                placeholder="Enter interview name"
                maxLength={200}
                isReadOnly={!actions}
                onSave={(name, replaces) =>
                  actions?.edit({
                    kind: 'renameInterview',
                    interviewId: interview.id,
                    name,
                    replaces,
                  })
                }
              />
            </h2>
            <span className={classes.counts}>
              {plural(groups.length, 'competency', 'competencies')}, {plural(questions, 'question')}
            </span>
            <span className={classes.actions}>
              {' '}
              {extra}
              {actions && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Delete interview ${interview.name}`}
                  onClick={({ currentTarget }) => {
                    focusNeighbour(currentTarget.closest('[data-interview]'));
                    actions.deleteInterview(interview);
                  }}
                >
                  <IconTrash size={16} stroke={1.6} aria-hidden />
                </ActionIcon>
              )}
            </span>{' '}
          </header>
          {isOpen && (
            <div className={classes.body}>
              <Droppable droppableId={interview.id} type="group">
                {(drop) => (
                  <div ref={drop.innerRef} {...drop.droppableProps} className={classes.groups}>
                    {cards}
                    {drop.placeholder}
                    {groups.length === 0 && (
                      <p className={classes.empty}>No competencies in this interview.</p>
                    )}
                  </div>
                )}
              </Droppable>
              {actions && (
                <AddLine
                  draftKey={`planInterview/${interview.id}/competency`}
                  title="Add competency"
                  placeholder="Add competency text"
                  maxLength={200}
                  onAdd={(competency) => actions.addGroup(interview.id, competency)}
                />
              )}
            </div>
          )}
        </article>
      )}
    </Draggable>
  );
}
