import { Button, Select, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { maxNoteLength, type NoteType, type NoteVisibility } from '#shared/domain/note.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import { NoteVisibilitySelect } from '#shared/ui/NoteVisibilitySelect.tsx';
import { sendMessage } from '../../platform/messages.ts';
import { text } from '../../platform/text.ts';
import { dropDraft, keepDraft, readDraft } from './noteDraft.ts';
import { noteTypeText, visibilityTexts } from './noteTexts.ts';
import { rememberedVisibility, rememberVisibility } from './noteVisibility.ts';
import classes from './NotesTab.module.css';

interface NoteComposerProps {
  captureId: string;
  /** The question it is about; null for a note of its own. */
  cueId: string | null;
  label: string;
  now(): number;
  hasFocus?: boolean;
  onSaved?(): void;
}

const freeTypes: NoteType[] = ['NOTE', 'FOLLOW_UP', 'HIGHLIGHT'];

/** A note at the moment one began to write it. It stays in the field until it is on the disk. */
export function NoteComposer(props: NoteComposerProps) {
  const { captureId, cueId, label, now, hasFocus = false, onSaved } = props;
  const [draft, setDraft] = useState(() => readDraft(captureId, cueId));
  const [type, setType] = useState<NoteType>(cueId ? 'CUE' : 'NOTE');
  const [visibility, setVisibility] = useState<NoteVisibility>(rememberedVisibility);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  // A highlight marks a moment and needs no words.
  const mayBeEmpty = type === 'HIGHLIGHT';
  const write = (typed: string) => {
    const next = typed === '' ? null : { text: typed, timeMs: draft?.timeMs ?? now() };
    setDraft(next);
    keepDraft(captureId, cueId, next);
  };
  const save = async () => {
    const written = draft?.text.trim() ?? '';
    if (written === '' && !mayBeEmpty) return;
    try {
      await sendMessage('saveNote', {
        ...{ captureId, cueId, type, visibility, text: written, timeMs: draft?.timeMs ?? now() },
        noteId: crypto.randomUUID(),
        isTick: false,
      });
    } catch {
      setProblem(text('noteNotSaved'));
      return;
    }
    dropDraft(captureId, cueId);
    setDraft(null);
    setProblem(null);
    onSaved?.();
  };
  return (
    <div className={classes.composer}>
      <Textarea
        ref={field}
        aria-label={label}
        placeholder={text('writeNote')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={maxNoteLength}
        value={draft?.text ?? ''}
        error={problem}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={(event) => {
          // The keys for tabs and marks work again; the words stay as a draft.
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void save();
        }}
      />
      <div className={classes.choices}>
        {!cueId && (
          <Select
            aria-label={text('noteType')}
            data={freeTypes.map((value) => ({ value, label: noteTypeText(value) }))}
            allowDeselect={false}
            value={type}
            onChange={(value) => setType(freeTypes.find((item) => item === value) ?? 'NOTE')}
          />
        )}
        <NoteVisibilitySelect
          texts={visibilityTexts}
          value={visibility}
          onChange={(chosen) => {
            setVisibility(chosen);
            rememberVisibility(chosen);
          }}
        />
      </div>
      <Button onClick={() => void save()} disabled={!draft?.text.trim() && !mayBeEmpty} fullWidth>
        {draft ? text('saveAt', { time: formatTimecode(draft.timeMs) }) : text('save')}
      </Button>
    </div>
  );
}
