import { ActionIcon, Anchor } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Draggable, Droppable } from 'react-beautiful-dnd';
import { AddLine } from './AddLine.tsx';
import { DragHandle } from './DragHandle.tsx';
import classes from './GroupCard.module.css';
import { InlineText } from './InlineText.tsx';
import type { PlanActions } from './planActions.ts';
import type { GroupNode } from './planTree.ts';
import { QuestionLine } from './QuestionLine.tsx';

interface GroupCardProps {
  group: GroupNode;
  index: number;
  /** Nowhere else to go: the only competency of the only interview. */
  isAlone: boolean;
  /** Warnings by question id. */
  warnings: ReadonlyMap<string, string>;
  actions: PlanActions | null;
}

const sources = {
  Static: 'Automatically included by the product',
  UserFocusArea: 'User-requested focus area',
  UserManuallyAdded: 'Manually added by user',
  JobDescription: 'From the job description',
} as const;

/** A competency with its questions; what the posting says of it unfolds in place. */
export function GroupCard({ group, index, isAlone, warnings, actions }: GroupCardProps) {
  const [isReferenceOpen, setIsReferenceOpen] = useState(false);
  const { questions, referenceText } = group;
  return (
    <Draggable draggableId={group.id} index={index} isDragDisabled={isAlone || !actions}>
      {(drag, { isDragging }) => (
        <section
          ref={drag.innerRef}
          {...drag.draggableProps}
          className={classes.group}
          data-dragging={isDragging || undefined}
          data-source={group.source}
          data-group={group.id}
          aria-label={group.competency}
        >
          <header className={classes.head}>
            <DragHandle
              handle={drag.dragHandleProps}
              label={`competency ${group.competency}`}
              isDisabled={isAlone || !actions}
            />
            <h3 className={classes.title}>
              <InlineText
                text={group.competency}
                label="competency"
                placeholder="Add competency text"
                maxLength={200}
                isReadOnly={!actions}
                onSave={(competency) =>
                  actions?.edit({ kind: 'renameGroup', groupId: group.id, competency })
                }
              />
            </h3>
            {actions && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Delete competency ${group.competency}`}
                onClick={() => actions.deleteGroup(group)}
              >
                <IconTrash size={16} stroke={1.6} aria-hidden />
              </ActionIcon>
            )}
          </header>
          <p className={classes.source}>
            <span className={classes.tag}>{sources[group.source]}</span>
            {referenceText && (
              <Anchor
                component="button"
                type="button"
                size="sm"
                className={classes.unfold ?? ''}
                aria-expanded={isReferenceOpen}
                onClick={() => setIsReferenceOpen((isOpen) => !isOpen)}
              >
                {isReferenceOpen ? 'Hide reference' : 'Show reference'}
              </Anchor>
            )}
          </p>
          {isReferenceOpen && referenceText && (
            <blockquote className={classes.reference}>
              <span className={classes.referenceLabel}>Referenced from job description:</span>
              <mark>{referenceText}</mark>
            </blockquote>
          )}
          <Droppable droppableId={group.id} type="question">
            {(drop) => (
              <ol ref={drop.innerRef} {...drop.droppableProps} className={classes.questions}>
                {questions.map((question, place) => (
                  <QuestionLine
                    key={question.id}
                    question={question}
                    index={place}
                    siblings={questions.length}
                    warning={warnings.get(question.id) ?? null}
                    actions={actions}
                  />
                ))}
                {drop.placeholder}
              </ol>
            )}
          </Droppable>
          {actions && (
            <AddLine
              title="Add question"
              placeholder="Add question text"
              maxLength={2000}
              onAdd={(text) => actions.addQuestion(group.id, text)}
            />
          )}
        </section>
      )}
    </Draggable>
  );
}
