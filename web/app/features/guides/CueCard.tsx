import { ActionIcon, Button, NativeSelect, Switch } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { Draggable } from 'react-beautiful-dnd';
import { longestCue, questionTypes } from '#shared/domain/guide.ts';
import { questionTypeTexts } from '#shared/domain/questionTypes.ts';
import { DragHandle } from '../../ui/DragHandle.tsx';
import { focusNeighbour } from '../../ui/focusNeighbour.ts';
import { RichText } from '../../ui/RichText.tsx';
import classes from './CueCard.module.css';
import type { GuideConflict } from './createGuideEdits.ts';
import type { GuideActions } from './guideActions.ts';
import type { GuideCue } from './guideTree.ts';
import { TextConflict } from './TextConflict.tsx';
import { TypedText } from './TypedText.tsx';

/** What a description is written in; it stands in another feature. */
export type DescriptionField = ComponentType<{
  html: string | null;
  text: string;
  label: string;
  placeholder: string;
  onChange: (text: { content: string; html: string }) => void;
}>;

interface CueCardProps {
  cue: GuideCue;
  index: number;
  /** A single question has nowhere to go. */
  isAlone: boolean;
  /** Names of the guide's competencies. */
  competencies: readonly string[];
  conflicts: ReadonlyMap<string, GuideConflict>;
  actions: GuideActions;
  DescriptionField: DescriptionField;
}

const types = questionTypes.map((value) => ({ value, label: questionTypeTexts[value].label }));
const noCompetency = '';

/** A question of a guide with everything that can be changed of it. */
export const CueCard = memo(function CueCard(props: CueCardProps) {
  const { cue, index, isAlone, competencies, conflicts, actions, DescriptionField } = props;
  const [isDescribing, setIsDescribing] = useState(false);
  const place = `question ${index + 1}`;
  const set = (settings: Parameters<typeof describeSetting>[1]) =>
    actions.edit(describeSetting(cue.id, settings));
  const wording = conflicts.get(`wordCue/${cue.id}`);
  const described = conflicts.get(`describeCue/${cue.id}`);
  const hasDescription = cue.descriptionHtml !== null || cue.description !== '';
  const body = (
    <div className={classes.body}>
      <TypedText
        text={wording?.edit.kind === 'wordCue' ? wording.edit.text : cue.cue}
        label={`Question ${index + 1}`}
        placeholder="Write the question"
        maxLength={longestCue}
        whenBlank="Write the question first."
        onType={(text) => actions.wordCue(cue.id, text)}
      />
      <TextConflict conflict={wording} actions={actions} />
      {isDescribing ? (
        <div className={classes.describing}>
          <Suspense fallback={null}>
            <DescriptionField
              html={cue.descriptionHtml}
              text={cue.description}
              label={`Description of ${place}`}
              placeholder="What to listen for, and what to ask next"
              onChange={(text) => actions.describeCue(cue.id, text)}
            />
          </Suspense>
          <Button variant="default" size="compact-sm" onClick={() => setIsDescribing(false)}>
            Done
          </Button>
        </div>
      ) : (
        <div className={classes.described}>
          {cue.descriptionHtml !== null ? (
            <RichText html={cue.descriptionHtml} />
          ) : (
            hasDescription && <p>{cue.description}</p>
          )}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`${hasDescription ? 'Edit' : 'Add'} description of ${place}`}
            onClick={() => setIsDescribing(true)}
          >
            {hasDescription ? 'Edit description' : 'Add description'}
          </Button>
        </div>
      )}
      <TextConflict conflict={described} actions={actions} />
      <div className={classes.settings}>
        <NativeSelect
          aria-label={`Type of ${place}`}
          data={types}
          value={cue.type}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const type = questionTypes.find((item) => item === value);
            if (type) set({ type });
          }}
        />
        <NativeSelect
          aria-label={`Competency of ${place}`}
          data={[{ value: noCompetency, label: 'No competency' }, ...competencies]}
          value={cue.competency ?? noCompetency}
          onChange={(event) => set({ competency: event.currentTarget.value || null })}
        />
        <Switch
          label="Score the answer"
          aria-label={`Score the answer to ${place}`}
          checked={cue.scoringEnabled}
          onChange={(event) => set({ scoringEnabled: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
  return (
    <Draggable draggableId={cue.id} index={index} isDragDisabled={isAlone}>
      {(drag, { isDragging }) => (
        <li
          ref={drag.innerRef}
          {...drag.draggableProps}
          className={classes.card}
          data-dragging={isDragging || undefined}
          data-cue={cue.id}
        >
          <DragHandle handle={drag.dragHandleProps} label={place} isDisabled={isAlone} />
          {body}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Delete ${place}`}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget.closest('[data-cue]'));
              actions.deleteCue(cue.id);
            }}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        </li>
      )}
    </Draggable>
  );
});

const describeSetting = (
  cueId: string,
  settings: Extract<Parameters<GuideActions['edit']>[0], { kind: 'setCue' }>['settings'],
) => ({ kind: 'setCue', cueId, settings }) as const;
