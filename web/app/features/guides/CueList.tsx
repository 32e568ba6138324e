import { DragDropContext, Droppable, type DropResult } from 'react-beautiful-dnd';
import { longestCue, mostCuesOfGuide } from '#shared/domain/guide.ts';
import { AddLine } from '../../ui/AddLine.tsx';
import { CountedTitle } from '../../ui/CountedTitle.tsx';
import { CueCard, type DescriptionField } from './CueCard.tsx';
import type { GuideConflict } from './createGuideEdits.ts';
import type { GuideActions } from './guideActions.ts';
import classes from './GuideEditor.module.css';
import { idBefore, type GuideTree } from './guideTree.ts';

interface CueListProps {
  guideId: string;
  guide: GuideTree;
  conflicts: ReadonlyMap<string, GuideConflict>;
  actions: GuideActions;
  DescriptionField: DescriptionField;
}

/** The questions of a guide in the order in which they are asked, to be edited and moved. */
export function CueList({ guideId, guide, conflicts, actions, DescriptionField }: CueListProps) {
  const { cues } = guide;
  const competencies = guide.competencies.map(({ name }) => name);
  const onDragEnd = ({ draggableId, source, destination }: DropResult) => {
    if (!destination || destination.index === source.index) return;
    const afterCueId = idBefore(cues, source.index, destination.index);
    actions.edit({ kind: 'moveCue', cueId: draggableId, afterCueId });
  };
  return (
    <section aria-labelledby="guide-questions">
      <h2 id="guide-questions" className={classes.heading}>
        <CountedTitle name="Questions" count={cues.length} isMore={false} />
      </h2>
      {cues.length === 0 && (
        <p className={classes.hint}>Questions appear on the recording page and in the meeting.</p>
      )}
      <DragDropContext onDragEnd={onDragEnd}>
        <Droppable droppableId="cues">
          {(drop) => (
            <ol ref={drop.innerRef} {...drop.droppableProps} className={classes.list}>
              {cues.map((cue, index) => (
                <CueCard
                  key={cue.id}
                  cue={cue}
                  index={index}
                  isAlone={cues.length < 2}
                  competencies={competencies}
                  conflicts={conflicts}
                  actions={actions}
                  DescriptionField={DescriptionField}
                />
              ))}
              {drop.placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
      {cues.length < mostCuesOfGuide ? (
        <AddLine
          draftKey={`guide/${guideId}/question`}
          title="Add question"
          placeholder="Write the question"
          maxLength={longestCue}
          onAdd={actions.addCue}
        />
      ) : (
        <p className={classes.hint}>A guide holds at most {mostCuesOfGuide} questions.</p>
      )}
    </section>
  );
}
