import { ActionIcon, Button, Highlight, TextInput } from '@mantine/core';
import { IconArrowDown, IconSearch, IconX } from '@tabler/icons-react';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
} from 'react';
import { formatTimecode } from '../domain/time.ts';
import classes from './LiveWords.module.css';
import { speakerColor } from './speakerColor.ts';

interface LiveLine {
  utteranceId: string;
  speaker: string | null;
  text: string;
  startMs: number;
}

/** What is said around the words, where it is not drawn in English. */
export interface LiveWordsTexts {
  name(): string;
  unknownSpeaker(): string;
  newestWords(): string;
  countNew(count: number): string;
  find(): string;
  findPlaceholder(): string;
  stopFinding(): string;
  countFound(count: number): string;
}

const english: LiveWordsTexts = {
  name: () => 'Live transcript',
  unknownSpeaker: () => 'Unknown speaker',
  newestWords: () => 'Newest words',
  countNew: (count) => `${count} new`,
  find: () => 'Find in the transcript',
  findPlaceholder: () => 'Find',
  stopFinding: () => 'Stop finding',
  countFound: (count) => `${count} found`,
};

interface LiveWordsProps {
  lines: readonly LiveLine[];
  texts?: LiveWordsTexts;
}

/** Nearer to the end than this, one reads along. */
const nearEndPx = 48;

/**
 * The words of a meeting as they are said. It follows the newest unless the reader scrolled back. While the
 * reader looks for a word, only the lines that have it are shown.
 */
export function LiveWords({ lines: all, texts = english }: LiveWordsProps) {
  const list = useRef<HTMLDivElement>(null);
  /** What was there when the reader scrolled back; null while it follows. */
  const [seenIds, setSeenIds] = useState<ReadonlySet<string> | null>(null);
  const [find, setFind] = useState<string | null>(null);
  const wanted = find?.trim().toLowerCase() ?? '';
  const lines = useMemo(
    () => (wanted === '' ? all : all.filter(({ text }) => text.toLowerCase().includes(wanted))),
    [all, wanted],
  );
  const isFollowing = seenIds === null;
  const newCount = seenIds ? lines.filter((line) => !seenIds.has(line.utteranceId)).length : 0;
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  const leave = () =>
    setSeenIds((seen) => seen ?? new Set(all.map(({ utteranceId }) => utteranceId)));
  useLayoutEffect(() => {
    if (isFollowing) toEnd();
  }, [lines, isFollowing]);
  // Lines out of sight have a guessed height until they are drawn, and a narrower panel makes all taller.
  useEffect(() => {
    if (!isFollowing || !list.current) return undefined;
    const observer = new ResizeObserver(toEnd);
    observer.observe(list.current);
    for (const line of list.current.children) observer.observe(line);
    return () => observer.disconnect();
  }, [lines, isFollowing]);
  const names = [...new Set(all.map(({ speaker }) => speaker))];
  return (
    <div className={classes.live}>
      <FindBar
        find={find}
        onFind={setFind}
        count={wanted === '' ? null : lines.length}
        texts={texts}
      />
      <div
        ref={list}
        className={classes.words}
        role="log"
        aria-label={texts.name()}
        // What can be scrolled can be scrolled by keys.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < nearEndPx) setSeenIds(null);
        }}
        // Only the person stops the following, never a change of layout.
        onWheel={({ deltaY }) => deltaY < 0 && leave()}
        onTouchMove={leave}
        onPointerDown={({ nativeEvent: { offsetX }, target, currentTarget }) => {
          const isOnScrollBar = target === currentTarget && offsetX > currentTarget.clientWidth;
          if (isOnScrollBar) leave();
        }}
        onKeyDown={({ key }) => ['ArrowUp', 'PageUp', 'Home'].includes(key) && leave()}
      >
        {lines.map((line, index) => (
          <Line
            key={line.utteranceId}
            line={line}
            isNewSpeaker={lines[index - 1]?.speaker !== line.speaker}
            hue={names.indexOf(line.speaker)}
            marked={wanted}
            unknownSpeaker={texts.unknownSpeaker()}
          />
        ))}
      </div>
      {!isFollowing && (
        <Button
          className={classes.toEnd}
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowDown size={14} stroke={1.8} aria-hidden />}
          onClick={() => setSeenIds(null)}
        >
          {newCount > 0 ? texts.countNew(newCount) : texts.newestWords()}
        </Button>
      )}
    </div>
  );
}

interface FindBarProps {
  /** Null while nobody looks for anything. */
  find: string | null;
  onFind(find: string | null): void;
  /** Lines that have it; null before anything is typed. */
  count: number | null;
  texts: LiveWordsTexts;
}

function FindBar({ find, onFind, count, texts }: FindBarProps) {
  if (find === null)
    return (
      <ActionIcon
        className={classes.findButton}
        variant="default"
        size={32}
        aria-label={texts.find()}
        onClick={() => onFind('')}
      >
        <IconSearch size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    );
  return (
    <div className={classes.find} role="search">
      <TextInput
        className={classes.findField}
        size="xs"
        aria-label={texts.find()}
        placeholder={texts.findPlaceholder()}
        maxLength={200}
        value={find}
        autoFocus
        onChange={({ currentTarget }) => onFind(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onFind(null)}
      />
      <span className={classes.found} role="status">
        {count !== null && texts.countFound(count)}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={texts.stopFinding()}
        onClick={() => onFind(null)}
      >
        <IconX size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </div>
  );
}

interface LineProps {
  line: LiveLine;
  isNewSpeaker: boolean;
  hue: number;
  /** What the reader looks for; empty while nothing. */
  marked: string;
  unknownSpeaker: string;
}

const Line = memo(function Line(props: LineProps) {
  const { line, isNewSpeaker, hue, marked, unknownSpeaker } = props;
  const voice: CSSProperties & Record<'--voice', string> = { '--voice': speakerColor(hue) };
  return (
    <div className={classes.line} data-first={isNewSpeaker || undefined} style={voice}>
      <span className={classes.time}>{formatTimecode(line.startMs)}</span>
      <div>
        {isNewSpeaker && <div className={classes.name}>{line.speaker ?? unknownSpeaker}</div>}
        {marked === '' ? (
          <p className={classes.text}>{line.text}</p>
        ) : (
          <Highlight component="p" className={classes.text} highlight={marked} inherit>
            {line.text}
          </Highlight>
        )}
      </div>
    </div>
  );
});
