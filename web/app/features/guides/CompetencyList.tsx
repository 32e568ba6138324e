import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { DragDropContext, Draggable, Droppable, type DropResult } from 'react-beautiful-dnd';
import { longestCompetency } from '#shared/domain/guide.ts';
import { AddLine } from '../../ui/AddLine.tsx';
import { CountedTitle } from '../../ui/CountedTitle.tsx';
import { DragHandle } from '../../ui/DragHandle.tsx';
import { focusNeighbour } from '../../ui/focusNeighbour.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import type { GuideActions } from './guideActions.ts';
import classes from './GuideEditor.module.css';
import { idBefore, type GuideTree } from './guideTree.ts';

interface CompetencyListProps {
  guideId: string;
  guide: GuideTree;
  actions: GuideActions;
}

/** What scorecards of the guide ask to score, in their order. */
export function CompetencyList({ guideId, guide, actions }: CompetencyListProps) {
  const { competencies } = guide;
  const onDragEnd = ({ draggableId: competencyId, source, destination }: DropResult) => {
    if (!destination || destination.index === source.index) return;
    const afterCompetencyId = idBefore(competencies, source.index, destination.index);
    actions.edit({ kind: 'moveCompetency', competencyId, afterCompetencyId });
  };
  return (
    <section aria-labelledby="guide-competencies">
      <h2 id="guide-competencies" className={classes.heading}>
        <CountedTitle name="Competencies" count={competencies.length} isMore={false} />
      </h2>
      <p className={classes.hint}>Scorecards ask for a score of each, in this order.</p>
      <DragDropContext onDragEnd={onDragEnd}>
        <Droppable droppableId="competencies">
          {(drop) => (
            <ul ref={drop.innerRef} {...drop.droppableProps} className={classes.list}>
              {competencies.map(({ id, name }, index) => (
                <Draggable
                  key={id}
                  draggableId={id}
                  index={index}
                  isDragDisabled={competencies.length < 2}
                >
                  {(drag, { isDragging }) => (
                    <li
                      ref={drag.innerRef}
                      {...drag.draggableProps}
                      className={classes.competency}
                      data-dragging={isDragging || undefined}
                      data-competency={id}
                    >
                      <DragHandle
                        handle={drag.dragHandleProps}
                        label={`competency ${name}`}
                        isDisabled={competencies.length < 2}
                      />
                      <InlineText
                        draftKey={`guideCompetency/${id}`}
                        className={classes.competencyName}
                        text={name}
                        label="competency"
                        placeholder="Name the competency"
                        maxLength={longestCompetency}
                        onSave={(text) =>
                          actions.edit({ kind: 'renameCompetency', competencyId: id, name: text })
                        }
                      />
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={`Delete competency ${name}`}
                        onClick={({ currentTarget }) => {
                          focusNeighbour(currentTarget.closest('[data-competency]'));
                          actions.deleteCompetency(id);
                        }}
                      >
                        <IconTrash size={16} stroke={1.6} aria-hidden />
                      </ActionIcon>
                    </li>
                  )}
                </Draggable>
              ))}
              {drop.placeholder}
            </ul>
          )}
        </Droppable>
      </DragDropContext>
      <AddLine
        draftKey={`guide/${guideId}/competency`}
        title="Add competency"
        placeholder="Name the competency"
        maxLength={longestCompetency}
        onAdd={actions.addCompetency}
      />
    </section>
  );
}
