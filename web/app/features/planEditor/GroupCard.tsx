import { ActionIcon, Button } from '@mantine/core';
import { IconBooks, IconTrash } from '@tabler/icons-react';
import { memo, Suspense, useState } from 'react';
import { Draggable, Droppable } from 'react-beautiful-dnd';
import { lazyPart } from '../../lib/lazyPart.ts';
import { AddLine } from '../../ui/AddLine.tsx';
import { DragHandle } from '../../ui/DragHandle.tsx';
import classes from './GroupCard.module.css';
import { focusNeighbour } from '../../ui/focusNeighbour.ts';
import { GroupSource } from './GroupSource.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import type { PlanActions } from './usePlanActions.ts';
import type { LibraryChoice } from './LibraryDialog.tsx';
import type { GroupNode, QuestionNode } from './planTree.ts';
import { QuestionLine } from './QuestionLine.tsx';

// Only needed by who opens it.
const LibraryDialog = lazyPart(() => import('./LibraryDialog.tsx'), 'LibraryDialog');

interface GroupCardProps {
  group: GroupNode;
  index: number;
  /** Nowhere else to go: the only competency of the only interview. */
  isAlone: boolean;
  /** Warnings by question id. */
  warnings: ReadonlyMap<string, string>;
  actions: PlanActions | null;
}

/**
 * A competency with its questions; what the posting says of it unfolds in place. A drag tells every list
 * of the page that it began, and they draw their children anew: what stands outside of their functions
 * stays as it is, else lifting one question would draw hundreds.
 */
export const GroupCard = memo(function GroupCard(props: GroupCardProps) {
  const { group, index, isAlone, warnings, actions } = props;
  const { questions } = group;
  const [choosing, setChoosing] = useState<QuestionNode | 'more' | null>(null);
  const isFixed = isAlone || !actions;
  const choose = ({ question: text, ...library }: LibraryChoice) => {
    if (choosing === 'more') actions?.addQuestion(group.id, text, { library });
    else if (choosing)
      actions?.edit({
        kind: 'updateQuestion',
        questionId: choosing.id,
        replaces: choosing.question,
        text,
        library,
      });
  };
  const head = (
    <>
      <h3 className={classes.title}>
        <InlineText
          draftKey={`planGroup/${group.id}`}
          text={group.competency}
          label="competency"
          placeholder="Add competency text"
          maxLength={200}
          isReadOnly={!actions}
          onSave={(competency, replaces) =>
            actions?.edit({ kind: 'renameGroup', groupId: group.id, competency, replaces })
          }
        />
      </h3>
      {actions && (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.delete}
          aria-label={`Delete competency ${group.competency}`}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget.closest('[data-group]'));
            actions.deleteGroup(group);
          }}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
  const lines = questions.map((question, place) => (
    <QuestionLine
      key={question.id}
      question={question}
      index={place}
      siblings={questions.length}
      warning={warnings.get(question.id) ?? null}
      actions={actions}
      onReplace={setChoosing}
    />
  ));
  const body = (
    <>
      <GroupSource source={group.source} referenceText={group.referenceText} />
      <Droppable droppableId={group.id} type="question">
        {(drop) => (
          <ol ref={drop.innerRef} {...drop.droppableProps} className={classes.questions}>
            {lines}
            {drop.placeholder}
          </ol>
        )}
      </Droppable>
      {actions && (
        <div className={classes.foot}>
          <AddLine
            draftKey={`planGroup/${group.id}/question`}
            title="Add question"
            placeholder="Add question text"
            maxLength={2000}
            onAdd={(text) => actions.addQuestion(group.id, text)}
          />
          <Button
            className={classes.suggest}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconBooks size={14} stroke={1.8} aria-hidden />}
            onClick={() => setChoosing('more')}
          >
            Suggest more
          </Button>
        </div>
      )}
      {actions && choosing && (
        <Suspense>
          <LibraryDialog
            title={
              choosing === 'more' ? `More questions: ${group.competency}` : 'Replace the question'
            }
            competency={group.competency}
            asked={questions.map(({ question }) => question)}
            onChoose={choose}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      )}
    </>
  );
  return (
    <Draggable draggableId={group.id} index={index} isDragDisabled={isFixed}>
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
              isDisabled={isFixed}
            />
            {head}
          </header>
          {body}
        </section>
      )}
    </Draggable>
  );
});
