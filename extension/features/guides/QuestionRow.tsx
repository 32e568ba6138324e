import { Checkbox } from '@mantine/core';
import { memo, useRef, useState } from 'react';
import { formatTimecode } from '#shared/domain/time.ts';
import type { NoteRecord } from '../../platform/captureStore.ts';
import { sendMessage } from '../../platform/messages.ts';
import { text } from '../../platform/text.ts';
import { NoteComposer } from '../notes/NoteComposer.tsx';
import { noteStateText } from '../notes/noteStateText.ts';
import { askedNote } from './askedNote.ts';
import type { GuideCue } from './guideOperations.ts';
import classes from './GuideTab.module.css';
import { ItemScore } from './ItemScore.tsx';
import { rememberUnticked } from './untickedByHand.ts';

interface QuestionRowProps {
  captureId: string;
  cue: GuideCue;
  /** The note that says it was asked. */
  tick: NoteRecord | null;
  /** The first question that was not asked. */
  isNext: boolean;
  /** 0 while it is not scored. */
  score: number;
  notes: NoteRecord[];
  now(): number;
}

/** Captions change the panel twice a second, and a question seldom. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { captureId, cue, tick, isNext, score, notes, now } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const save = async (run: () => Promise<unknown>) => {
    try {
      await run();
      setProblem(null);
    } catch {
      setProblem(text('notSaved'));
    }
  };
  const toggle = () =>
    save(async () => {
      if (!tick) return sendMessage('saveNote', askedNote(captureId, cue.id, now()));
      rememberUnticked(captureId, cue.id);
      return sendMessage('removeNote', { captureId, noteId: tick.noteId });
    });
  const description = plainText(cue.description);
  return (
    <li className={classes.question} data-next={isNext || undefined}>
      <div className={classes.line}>
        <Checkbox
          size="xs"
          aria-label={text('askedQuestion', { question: cue.cue })}
          checked={tick !== null}
          onChange={() => void toggle()}
        />
        <button
          ref={opener}
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          title={cue.cue}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isNext && <span className={classes.next}>{text('next')}</span>}
          {cue.cue}
        </button>
        <span className={classes.facts}>
          {score > 0 && <span aria-label={text('scoreValue', { score })}>{score}</span>}
          {notes.length > 0 && !isOpen && <span>{notes.length} ✎</span>}
          {tick && <time>{formatTimecode(tick.timeMs)}</time>}
        </span>
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {isOpen && (
        <div className={classes.details}>
          {description && <p className={classes.description}>{description}</p>}
          {cue.scoringEnabled && (
            <ItemScore
              captureId={captureId}
              item={{ kind: 'QUESTION', cueId: cue.id, itemText: cue.cue }}
              title={cue.cue}
              score={score}
            />
          )}
          {notes.map((note) => (
            <p key={note.noteId} className={classes.note}>
              {note.text} <span className={classes.state}>{noteStateText(note)}</span>
            </p>
          ))}
          <NoteComposer
            captureId={captureId}
            cueId={cue.id}
            label={text('noteOn', { question: cue.cue })}
            now={now}
            onSaved={() => opener.current?.focus()}
            hasFocus
          />
        </div>
      )}
    </li>
  );
});

/** Descriptions may be written as HTML; here only their words are shown. */
const plainText = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
