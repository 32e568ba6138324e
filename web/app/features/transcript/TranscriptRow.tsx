import { IconDots, IconPencil } from '@tabler/icons-react';
import { Fragment, memo } from 'react';
import type { CSSProperties } from 'react';
import { formatTimecode } from '#shared/domain/time.ts';
import { lowConfidence } from '#shared/domain/transcript.ts';
import type { Word } from '#shared/domain/transcript.ts';
import { wordsOf } from '#shared/domain/transcriptPosition.ts';
import { speakerColor } from '#shared/ui/speakerColor.ts';
import { markedWords } from './markedWords.ts';
import type { TranscriptLine, TranscriptSpeaker } from './transcriptLine.ts';
import classes from './TranscriptRow.module.css';
import type { RowMark } from './useFind.ts';
import { WordEditor } from './WordEditor.tsx';

export interface WordRange {
  fromWord: number;
  toWord: number;
  /** In the field instead of the words themselves. */
  typed?: string;
}

interface TranscriptRowProps {
  index: number;
  line: TranscriptLine;
  speaker: TranscriptSpeaker | undefined;
  /** Another speaker than in the row before. */
  isNewSpeaker: boolean;
  isWideTime: boolean;
  marks: readonly RowMark[] | undefined;
  /** The word that holds the list's one tab stop, or -1. */
  activeWord: number;
  editing: WordRange | null;
  canEdit: boolean;
  onSave: (
    line: TranscriptLine,
    range: WordRange,
    correction: { replaces: string; text: string },
  ) => void;
  onCancel: (line: TranscriptLine, range: WordRange, typed: string | null) => void;
}

/** One turn: its time, who speaks where that changes, and its words. Clicks are handled by the list. */
export const TranscriptRow = memo(function TranscriptRow(props: TranscriptRowProps) {
  const { index, line, speaker, isNewSpeaker, activeWord, editing, canEdit } = props;
  const name = speaker?.name ?? 'Unknown speaker';
  const time = formatTimecode(line.startMs, props.isWideTime);
  const tabIndex = activeWord >= 0 ? 0 : -1;
  return (
    <div className={classes.row} data-segment={index} data-first={isNewSpeaker || undefined}>
      <button
        type="button"
        className={classes.time}
        tabIndex={tabIndex}
        data-seek
        aria-label={`Go to ${time}, ${name}`}
      >
        {time}
      </button>
      <div className={classes.body} style={voiceStyle(speaker?.index ?? 7)}>
        {isNewSpeaker && <div className={classes.name}>{name}</div>}
        <p className={classes.text}>
          <Words {...props} />
          {line.isEdited && (
            <span className={classes.edited} title="Corrected by hand">
              {' '}
              <IconPencil size={13} stroke={1.6} role="img" aria-label="Corrected by hand" />
            </span>
          )}
        </p>
      </div>
      {canEdit && !editing && (
        <button
          type="button"
          className={classes.more}
          tabIndex={tabIndex}
          data-more
          aria-haspopup="menu"
          aria-label={`Change who speaks at ${time}`}
        >
          <IconDots size={16} stroke={1.6} aria-hidden />
        </button>
      )}
    </div>
  );
});

function Words({ line, marks, activeWord, editing, onSave, onCancel }: TranscriptRowProps) {
  const words = wordsOf(line);
  const pieces = marks && markedWords(words, marks);
  return words.map((word, index) => {
    if (editing && index > editing.fromWord && index <= editing.toWord) return null;
    if (editing && index === editing.fromWord)
      return (
        <Fragment key="editor">
          <WordEditor
            text={textOf(words, editing)}
            onSave={(correction) => onSave(line, editing, correction)}
            typed={editing.typed}
            onCancel={(typed) => onCancel(line, editing, typed)}
          />{' '}
        </Fragment>
      );
    const isUnsure = word[3] !== null && word[3] < lowConfidence;
    return (
      // A word has no identity but its place.
      <Fragment key={index}>
        <span
          data-word={index}
          className={isUnsure ? classes.unsure : undefined}
          title={isUnsure ? 'The engine is not sure of this word' : undefined}
          {...(index === activeWord && { tabIndex: 0, role: 'button' })}
        >
          {pieces?.[index]?.map(({ text, mark }, at) =>
            mark ? (
              <mark key={at} data-current-mark={mark.isCurrent || undefined}>
                {text}
              </mark>
            ) : (
              text
            ),
          ) ?? word[0]}
        </span>{' '}
      </Fragment>
    );
  });
}

const voiceStyle = (index: number): CSSProperties & Record<'--voice', string> => ({
  '--voice': speakerColor(index),
});

const textOf = (words: readonly Word[], { fromWord, toWord }: WordRange) =>
  words
    .slice(fromWord, toWord + 1)
    .map(([text]) => text)
    .join(' ');
