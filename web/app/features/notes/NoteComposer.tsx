import { ActionIcon, Button, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { maxNoteLength } from '#shared/domain/note.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import type { NoteDraft } from './createNoteDraft.ts';
import { MentionField } from './MentionField.tsx';
import classes from './NoteComposer.module.css';
import { NoteMoment } from './NoteMoment.tsx';
import type { NoteClock } from './NoteMoment.tsx';
import { NoteVisibilitySelect } from '#shared/ui/NoteVisibilitySelect.tsx';
import type { NewNote } from './useNotes.ts';

export interface GuideQuestion {
  id: string;
  cue: string;
}

interface NoteComposerProps {
  callId: string;
  draft: NoteDraft;
  clock: NoteClock;
  /** Of the interview's guide; a note may answer one of them. */
  questions: readonly GuideQuestion[];
  /** Throws the server's refusal. */
  onAdd: (note: NewNote) => Promise<void>;
}

const types = [
  { value: 'NOTE', label: 'Note' },
  { value: 'FOLLOW_UP', label: 'Follow-up' },
] as const;
const questionType = { value: 'CUE', label: 'Answer' } as const;

/** Writes a note at the moment that plays. What could not be saved stays in the field. */
export function NoteComposer({ callId, draft, clock, questions, onAdd }: NoteComposerProps) {
  const { text, timeMs, type, visibility, cueId, passage, focusCount, id } = useStore(draft);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focusCount > 0) field.current?.focus();
  }, [focusCount]);

  const isQuestion = type === 'CUE';
  const hasText = text.trim() !== '';
  const isWhole = isQuestion ? hasText && cueId !== null : hasText || passage !== null;
  const save = async () => {
    if (!isWhole || isSaving) return;
    setIsSaving(true);
    setError(null);
    try {
      await onAdd({
        id,
        text: text.trim(),
        timeMs: timeMs ?? Math.max(0, Math.round(clock.timeMs())),
        type: hasText ? type : 'HIGHLIGHT',
        visibility,
        cueId: isQuestion ? cueId : null,
        highlightStartMs: passage ? Math.round(passage.startMs) : null,
        highlightEndMs: passage ? Math.round(passage.endMs) : null,
      });
      draft.clear();
    } catch (refusal) {
      setError(`The note is not saved. ${errorMessage(refusal)}`);
    }
    setIsSaving(false);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
    // The page's keys work again.
    if (event.key === 'Escape') field.current?.blur();
  };

  return (
    <form
      className={classes.composer}
      aria-label="New note"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={onKeyDown}
    >
      <NoteMoment
        timeMs={timeMs}
        clock={clock}
        onTake={() => draft.setState({ timeMs: Math.max(0, Math.round(clock.timeMs())) })}
      />
      {passage && (
        <blockquote className={classes.passage}>
          <span className={classes.words}>{passage.text}</span>
          <ActionIcon size={24} aria-label="Remove quote" onClick={draft.dropPassage}>
            <IconX size={14} stroke={1.6} />
          </ActionIcon>
        </blockquote>
      )}
      <MentionField
        ref={field}
        aria-label="Note"
        mentionable={{ callId, visibility }}
        onText={(typed) => draft.type(typed, clock.timeMs())}
        placeholder={passage ? 'Add a comment, or save the highlight' : 'Write a note'}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={maxNoteLength}
        value={text}
        readOnly={isSaving}
        error={error}
      />
      <div className={classes.choices}>
        <Select
          aria-label="Type"
          className={classes.choice}
          data={questions.length > 0 ? [...types, questionType] : [...types]}
          value={type}
          allowDeselect={false}
          onChange={(value) => value && draft.setState({ type: value })}
        />
        <NoteVisibilitySelect
          value={visibility}
          onChange={(value) => draft.setState({ visibility: value })}
        />
        <Button type="submit" loading={isSaving} disabled={!isWhole}>
          Save note
        </Button>
      </div>
      {isQuestion && (
        <Select
          label="Question"
          placeholder="Which question it answers"
          data={questions.map(({ id: value, cue }) => ({ value, label: cue }))}
          value={cueId}
          searchable
          maxDropdownHeight={260}
          nothingFoundMessage="No question found."
          onChange={(value) => draft.setState({ cueId: value })}
        />
      )}
    </form>
  );
}
