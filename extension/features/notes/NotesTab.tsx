import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { formatTimecode } from '#shared/domain/time.ts';
import type { NoteRecord } from '../../platform/captureStore.ts';
import { sendMessage } from '../../platform/messages.ts';
import { text } from '../../platform/text.ts';
import type { Guide } from '../guides/guideOperations.ts';
import { NoteComposer } from './NoteComposer.tsx';
import { noteStateText } from './noteStateText.ts';
import { noteTypeText, visibilityTexts } from './noteTexts.ts';
import classes from './NotesTab.module.css';

interface NotesTabProps {
  captureId: string;
  guide: Guide | null;
  notes: NoteRecord[];
  /** Grows when a note is to be begun. */
  focusRequest: number;
  now(): number;
}

/** Notes of this interview in the order of its time, and room for one more. */
export function NotesTab({ captureId, guide, notes, focusRequest, now }: NotesTabProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (noteId: string) => {
    try {
      await sendMessage('removeNote', { captureId, noteId });
      setProblem(null);
    } catch {
      setProblem(text('noteNotDeleted'));
    }
  };
  const shown = notes
    .filter(({ isTick, state }) => !isTick && state !== 'leaving')
    .toSorted((note, other) => note.timeMs - other.timeMs);
  return (
    <div className={classes.tab}>
      <NoteComposer
        key={focusRequest}
        captureId={captureId}
        cueId={null}
        label={text('note')}
        now={now}
        hasFocus={focusRequest > 0}
      />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {shown.length === 0 && <p className={classes.empty}>{text('noNotes')}</p>}
      <ul className={classes.list}>
        {shown.map((note) => (
          <li key={note.noteId} className={classes.note}>
            <time className={classes.time}>{formatTimecode(note.timeMs)}</time>
            <div className={classes.body}>
              {note.text !== '' && <p className={classes.text}>{note.text}</p>}
              <p className={classes.facts} data-problem={note.state === 'refused' || undefined}>
                {text('noteFacts', {
                  about:
                    guide?.cues.find(({ id }) => id === note.cueId)?.cue ?? noteTypeText(note.type),
                  visibility: visibilityTexts.labelOf(note.visibility),
                  state: noteStateText(note),
                })}
              </p>
            </div>
            <CloseButton
              iconSize={16}
              aria-label={text('deleteNoteAt', { time: formatTimecode(note.timeMs) })}
              onClick={() => void remove(note.noteId)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
