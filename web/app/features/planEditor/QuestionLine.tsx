import { ActionIcon, Tooltip } from '@mantine/core';
import { IconReplace, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { Draggable } from 'react-beautiful-dnd';
import { DragHandle } from '../../ui/DragHandle.tsx';
import { focusNeighbour } from '../../ui/focusNeighbour.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import type { PlanActions } from './usePlanActions.ts';
import type { QuestionNode } from './planTree.ts';
import classes from './QuestionLine.module.css';
import { typeText } from './typeText.ts';

interface QuestionLineProps {
  question: QuestionNode;
  index: number;
  /** Of the competency it stands in: one alone cannot be moved. */
  siblings: number;
  /** Another interview asks nearly the same. */
  warning: string | null;
  actions: PlanActions | null;
  /** Opens the library to put another question in this one's place. */
  onReplace: (question: QuestionNode) => void;
}

/**
 * A question of a plan. What it says stands outside of the function that the drag calls, so that a row
 * that only moves is not drawn anew.
 */
export const QuestionLine = memo(function QuestionLine(props: QuestionLineProps) {
  const { question, index, siblings, warning, actions, onReplace } = props;
  const isFixed = siblings < 2 || !actions;
  const type = typeText(question.type);
  const contents = (
    <>
      <div className={classes.body}>
        <InlineText
          draftKey={`planQuestion/${question.id}`}
          text={question.question}
          label="question"
          placeholder="Add question text"
          maxLength={2000}
          isReadOnly={!actions}
          onSave={(text, replaces) =>
            actions?.edit({ kind: 'updateQuestion', questionId: question.id, text, replaces })
          }
        />
        <QuestionGuidance {...question} />
        {warning && <p className={classes.warning}>{warning}</p>}
      </div>
      <Tooltip label={type.explanation} multiline maw={280}>
        <span className={classes.type} tabIndex={0}>
          {type.label}
        </span>
      </Tooltip>
      {actions && (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.action}
          aria-label={`Replace question ${index + 1} with another from the library`}
          onClick={() => onReplace(question)}
        >
          <IconReplace size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      {actions && (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.action}
          aria-label={`Delete question ${index + 1}`}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget.closest('[data-question]'));
            actions.deleteQuestion(question);
          }}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
  return (
    <Draggable draggableId={question.id} index={index} isDragDisabled={isFixed}>
      {(drag, { isDragging }) => (
        <li
          ref={drag.innerRef}
          {...drag.draggableProps}
          className={classes.line}
          data-dragging={isDragging || undefined}
          data-question={question.id}
        >
          <DragHandle
            handle={drag.dragHandleProps}
            label={`question ${index + 1}`}
            isDisabled={isFixed}
          />
          {contents}
        </li>
      )}
    </Draggable>
  );
});

/** For interviewers who do not know the trade: what to listen for, folded until opened. */
function QuestionGuidance({ good = [], weak = '' }: Pick<QuestionNode, 'good' | 'weak'>) {
  if (good.length === 0) return null;
  return (
    <details className={classes.guidance}>
      <summary>What to listen for</summary>
      <ul>
        {good.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {weak !== '' && <p>A weak answer: {weak}</p>}
    </details>
  );
}
