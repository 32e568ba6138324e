import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { memo, useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { formatTimecode } from '../domain/time.ts';
import classes from './LiveWords.module.css';
import { speakerColor } from './speakerColor.ts';

interface LiveLine {
  utteranceId: string;
  speaker: string | null;
  text: string;
  startMs: number;
}

/** Nearer to the end than this, one reads along. */
const nearEndPx = 48;

/** The words of a meeting as they are said. It follows the newest unless the reader scrolled back. */
export function LiveWords({ lines }: { lines: readonly LiveLine[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [isFollowing, setIsFollowing] = useState(true);
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  const leave = () => setIsFollowing(false);
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
  const names = [...new Set(lines.map(({ speaker }) => speaker))];
  return (
    <div className={classes.live}>
      <div
        ref={list}
        className={classes.words}
        role="log"
        aria-label="Live transcript"
        // What can be scrolled can be scrolled by keys.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < nearEndPx) setIsFollowing(true);
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
          />
        ))}
      </div>
      {!isFollowing && (
        <Button
          className={classes.toEnd ?? ''}
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowDown size={14} stroke={1.8} aria-hidden />}
          onClick={() => setIsFollowing(true)}
        >
          Newest words
        </Button>
      )}
    </div>
  );
}

interface LineProps {
  line: LiveLine;
  isNewSpeaker: boolean;
  hue: number;
}

const Line = memo(function Line({ line, isNewSpeaker, hue }: LineProps) {
  const voice: CSSProperties & Record<'--voice', string> = { '--voice': speakerColor(hue) };
  return (
    <div className={classes.line} data-first={isNewSpeaker || undefined} style={voice}>
      <span className={classes.time}>{formatTimecode(line.startMs)}</span>
      <div>
        {isNewSpeaker && <div className={classes.name}>{line.speaker ?? 'Unknown speaker'}</div>}
        <p className={classes.text}>{line.text}</p>
      </div>
    </div>
  );
});
