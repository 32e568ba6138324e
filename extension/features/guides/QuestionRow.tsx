import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { NoteRecord } from '../../platform/captureStore.ts';
import { sendMessage } from '../../platform/messages.ts';
import { NoteComposer } from '../notes/NoteComposer.tsx';
import { noteStateText } from '../notes/noteStateText.ts';
import type { GuideCue } from './guideOperations.ts';
import classes from './GuideTab.module.css';

interface QuestionRowProps {
  captureId: string;
  cue: GuideCue;
  /** Says that it was asked. */
  tick: NoteRecord | null;
  notes: NoteRecord[];
  now(): number;
}

export function QuestionRow({ captureId, cue, tick, notes, now }: QuestionRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const toggle = async () => {
    try {
      if (tick) await sendMessage('removeNote', { captureId, noteId: tick.noteId });
      else await sendMessage('saveNote', tickFor(captureId, cue, now()));
      setProblem(null);
    } catch {
      setProblem('This was not saved. Try again.');
    }
  };
  const description = plainText(cue.description);
  return (
    <li className={classes.question}>
      <div className={classes.line}>
        <Checkbox
          label={cue.cue}
          checked={tick !== null}
          onChange={() => void toggle()}
          error={problem}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Note on: ${cue.cue}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          Note
        </Button>
      </div>
      {description && <p className={classes.description}>{description}</p>}
      {(isOpen || notes.length > 0) && (
        <div className={classes.notes}>
          {notes.map((note) => (
            <p key={note.noteId} className={classes.note}>
              {note.text} <span className={classes.state}>{noteStateText(note)}</span>
            </p>
          ))}
          {isOpen && (
            <NoteComposer
              captureId={captureId}
              cueId={cue.id}
              label={`Note on: ${cue.cue}`}
              now={now}
              onSaved={() => setIsOpen(false)}
              hasFocus
            />
          )}
        </div>
      )}
    </li>
  );
}

const tickFor = (captureId: string, cue: GuideCue, timeMs: number) => ({
  ...{ captureId, timeMs, cueId: cue.id },
  noteId: crypto.randomUUID(),
  text: 'Asked',
  type: 'CUE' as const,
  visibility: 'PUBLIC' as const,
  isTick: true,
});

/** Descriptions may be written as HTML; here only their words are shown. */
const plainText = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
