import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { Suspense, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { lowConfidence } from '#shared/domain/transcript.ts';
import { wordsOf } from '#shared/domain/transcriptPosition.ts';
import type { WordPlace } from '#shared/domain/transcriptPosition.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { copyText } from '../../ui/copyText.ts';
import { notifyDiscarded } from '../../ui/discardDraft.ts';
import type {
  TranscriptChanges,
  TranscriptClock,
  TranscriptLine,
  TranscriptSpeaker,
} from './transcriptLine.ts';
import { TranscriptRow, type WordRange } from './TranscriptRow.tsx';
import { TranscriptTop } from './TranscriptTop.tsx';
import classes from './TranscriptView.module.css';
import { useFind } from './useFind.ts';
import { useFollowPlayback } from './useFollowPlayback.ts';
import { useLitWords, type TimeRange } from './useLitWords.ts';
import { useTextSelection, type TextSelection } from './useTextSelection.ts';
import { useTurns } from './useTurns.ts';
import { useWordKeys } from './useWordKeys.ts';
import { placeOf } from './wordElement.ts';

const SelectionBar = lazyPart(() => import('./SelectionBar.tsx'), 'SelectionBar');
const TurnMenu = lazyPart(() => import('./TurnMenu.tsx'), 'TurnMenu');

export interface TranscriptHandle {
  /** Opens find, or goes back to its field. */
  find: () => void;
  /** To the beginning of the next (1) or previous (-1) turn, with sound and focus. */
  stepTurn: (direction: 1 | -1) => void;
  /** Lights the words of these stretches, and no others. */
  light: (ranges: readonly TimeRange[]) => void;
}

export interface TranscriptViewProps {
  ref?: Ref<TranscriptHandle>;
  /** In order of `startMs`. */
  segments: readonly TranscriptLine[];
  speakers: readonly TranscriptSpeaker[];
  clock: TranscriptClock;
  /** Absent where the reader may not correct it. */
  changes: TranscriptChanges | null;
  /** Address that opens this interview at a time in ms. */
  linkTo: (timeMs: number) => string;
  /** Begins a note about words that were selected. */
  onNote?: ((passage: { startMs: number; endMs: number; text: string }) => void) | undefined;
  /** Cuts a clip of words that were selected. */
  onClip?: ((passage: { startMs: number; endMs: number }) => void) | undefined;
  /** Removes words that were selected for good; absent where the reader may not. */
  onRedact?: ((passage: { startMs: number; endMs: number }) => void) | undefined;
  /** How far to trust it, above the words. */
  note?: ReactNode;
  /** Opens with these words found and marked: those of a search that led here. */
  initialFind?: string | null;
}

/**
 * The transcript in step with the sound: click a word to go there, select to copy or correct, find.
 * Only the rows in view are on the page, so that ten thousand turns open as fast as ten.
 */
export function TranscriptView(props: TranscriptViewProps) {
  const { ref, segments, speakers, clock, changes, linkTo, note, initialFind } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const findInput = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [isFinding, setIsFinding] = useState(Boolean(initialFind));
  const [editing, setEditing] = useState<(WordRange & { segmentId: string }) | null>(null);
  const { turns, openTurns, closeTurns } = useTurns(segments);

  const keys = useWordKeys({ scroller, list, segments });
  const follow = useFollowPlayback({ scroller, list, segments, clock, onJump: keys.setActive });
  const find = useFind({
    segments,
    initialQuery: initialFind ?? '',
    initialMs: clock.timeMs(),
    firstInView: () => list.current?.findItemIndex(list.current.scrollOffset) ?? 0,
    show: ({ segment }) => {
      follow.stopFollowing();
      list.current?.scrollToIndex(segment, { align: 'center' });
    },
  });
  const { light, lightAgain } = useLitWords(scroller, segments);
  const { selection, clearSelection } = useTextSelection(scroller);
  const speakerById = useMemo(
    () => new Map(speakers.map((speaker) => [speaker.id, speaker])),
    [speakers],
  );
  const hasUnsureWords = useMemo(
    () => segments.some(({ words }) => words.some(([, , , sure]) => isUnsure(sure))),
    [segments],
  );
  const isWideTime = (segments.at(-1)?.startMs ?? 0) >= 3_600_000;
  const wordAt = ({ segment, word }: WordPlace) => {
    const line = segments[segment];
    return line && wordsOf(line)[word];
  };
  const passageOf = ({ from, to, text }: TextSelection) => {
    const startMs = wordAt(from)?.[1] ?? 0;
    return { startMs, endMs: wordAt(to)?.[2] ?? startMs, text };
  };
  const givePassage = (take: TranscriptViewProps['onNote']) =>
    take &&
    (() => {
      if (selection) take(passageOf(selection));
      clearSelection();
    });
  const goTo = (place: WordPlace) => {
    const word = wordAt(place);
    if (word) clock.seek(word[1]);
  };
  useImperativeHandle(ref, () => ({
    light,
    stepTurn: (direction) => goTo(keys.stepTurn(direction, clock.timeMs())),
    find: () => {
      setIsFinding(true);
      findInput.current?.select();
    },
  }));
  const edit = (from: WordPlace, to: WordPlace) => {
    const line = segments[from.segment];
    if (!changes || !line || from.segment !== to.segment) return;
    follow.stopFollowing();
    setEditing({ segmentId: line.id, fromWord: from.word, toWord: to.word });
  };

  const onClick = (event: React.MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const index = Number(target?.closest<HTMLElement>('[data-segment]')?.dataset['segment']);
    const line = segments[index];
    const more = target?.closest<HTMLElement>('[data-more]');
    if (line && more) return openTurns(index, index, more.getBoundingClientRect(), more);
    if (line && target?.closest('[data-seek]')) return clock.seek(line.startMs);
    const place = placeOf(target);
    // The click that ends a selection is no wish to go there.
    if (place && document.getSelection()?.isCollapsed !== false) goTo(place);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (/^(Page|Home|End)/.test(event.key)) follow.stopFollowing();
    const place = placeOf(event.target);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keys.moveBy(event)) follow.stopFollowing();
    else if (event.shiftKey) return;
    else if (event.key === 'Enter' && selection) bar.current?.querySelector('button')?.focus();
    else if (event.key === ' ' || (event.key === 'Enter' && !changes)) {
      goTo(place);
      clock.play();
    } else if (event.key === 'Enter') edit(place, place);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const stopEditing = () => {
    setEditing(null);
    keys.focusWord(keys.active);
  };
  const nowMs = clock.timeMs();

  return (
    <section className={classes.transcript} aria-label="Transcript">
      <TranscriptTop
        note={note}
        hasUnsureWords={hasUnsureWords}
        isFinding={isFinding}
        find={find}
        findInput={findInput}
        onOpenFind={() => setIsFinding(true)}
        onCloseFind={() => {
          find.search('');
          setIsFinding(false);
        }}
      />
      <div
        ref={scroller}
        className={classes.scroller}
        onClick={onClick}
        onDoubleClick={(event) => {
          const place = placeOf(event.target);
          if (place) edit(place, place);
        }}
        onKeyDown={onKeyDown}
        onWheel={follow.stopFollowing}
        onTouchMove={follow.stopFollowing}
        // The scroll bar belongs to the scroller itself, not to a row in it.
        onPointerDown={(event) => {
          follow.holdStill();
          if (event.target === event.currentTarget) follow.stopFollowing();
        }}
      >
        <Virtualizer
          ref={list}
          as="ol"
          item="li"
          data={segments}
          keepMounted={[keys.active, keys.anchor ?? keys.active]
            .map(({ segment }) => Math.min(segment, segments.length - 1))
            .toSorted((a, b) => a - b)}
          onScroll={() => {
            follow.markAgain();
            lightAgain();
          }}
        >
          {(line, index) => (
            <TranscriptRow
              key={line.id}
              index={index}
              line={line}
              speaker={speakerById.get(line.speakerId)}
              isNewSpeaker={line.speakerId !== segments[index - 1]?.speakerId}
              isWideTime={isWideTime}
              marks={isFinding ? find.marksBySegment.get(index) : undefined}
              activeWord={index === keys.active.segment ? keys.active.word : -1}
              editing={editing?.segmentId === line.id ? editing : null}
              canEdit={changes !== null}
              onSave={(edited, range, correction) => {
                stopEditing();
                changes?.correctWords({ segmentId: edited.id, ...range, ...correction });
              }}
              onCancel={({ id: segmentId }, range, typed) => {
                stopEditing();
                if (typed !== null)
                  notifyDiscarded(() => setEditing({ segmentId, ...range, typed }));
              }}
            />
          )}
        </Virtualizer>
      </div>
      {follow.hasLeftNow && nowMs > 0 && (
        <Button
          className={classes.back}
          radius="xl"
          variant="default"
          leftSection={<IconArrowDown size={16} stroke={1.6} />}
          onClick={follow.followAgain}
        >
          Jump to playback
        </Button>
      )}
      {selection && !editing && (
        <Suspense fallback={null}>
          <SelectionBar
            ref={bar}
            selection={selection}
            onCopyLink={() => void copyText(linkTo(wordAt(selection.from)?.[1] ?? 0))}
            onNote={givePassage(props.onNote)}
            onClip={givePassage(props.onClip)}
            onRedact={givePassage(props.onRedact)}
            onCopyText={() => void copyText(selection.text)}
            onCorrect={
              changes && selection.from.segment === selection.to.segment
                ? () => edit(selection.from, selection.to)
                : undefined
            }
            onAssign={
              changes
                ? (box) => openTurns(selection.from.segment, selection.to.segment, box)
                : undefined
            }
            onClose={() => {
              clearSelection();
              keys.focusWord(keys.active);
            }}
          />
        </Suspense>
      )}
      {turns && (
        <Suspense fallback={null}>
          <TurnMenu
            anchor={turns.anchor}
            speakers={speakers}
            speakerId={turns.speakerId}
            turnCount={turns.segmentIds.length}
            onAssign={(target) => {
              closeTurns();
              changes?.assignSegments(turns.segmentIds, target);
            }}
            onClose={() => {
              closeTurns();
              turns.opener?.focus();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

const isUnsure = (confidence: number | null) => confidence !== null && confidence < lowConfidence;
