import { Button } from '@mantine/core';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatTimecode } from '#shared/domain/time.ts';
import { speakerColor } from '#shared/ui/speakerColor.ts';
import type { StoredCaption } from '../../platform/captureStore.ts';
import classes from './LiveTab.module.css';

/** Nearer to the end than this, one reads along. */
const nearEndPx = 48;

/** The transcript as it grows. It follows the newest words unless one has scrolled up to read. */
export function LiveTab({ lines }: { lines: readonly StoredCaption[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [isFollowing, setIsFollowing] = useState(true);
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  const isEmpty = lines.length === 0;
  useLayoutEffect(() => {
    if (isFollowing) toEnd();
  }, [lines, isFollowing]);
  // Lines out of sight have a guessed height until they are drawn, and a narrower panel makes all taller.
  useEffect(() => {
    if (isEmpty || !isFollowing || !list.current) return undefined;
    const observer = new ResizeObserver(toEnd);
    observer.observe(list.current);
    for (const line of list.current.children) observer.observe(line);
    return () => observer.disconnect();
  }, [lines, isEmpty, isFollowing]);
  const names = [...new Set(lines.map(({ speaker }) => speaker))];
  if (isEmpty) return <p className={classes.empty}>Nothing said yet.</p>;
  return (
    <div className={classes.tab}>
      <ol
        ref={list}
        className={classes.list}
        // What can be scrolled can be scrolled by keys.
        tabIndex={0}
        aria-label="Live transcript"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < nearEndPx) setIsFollowing(true);
        }}
        // Only the person stops the following, never a change of layout.
        onWheel={({ deltaY }) => {
          if (deltaY < 0) setIsFollowing(false);
        }}
        onTouchMove={() => setIsFollowing(false)}
        onKeyDown={({ key }) => {
          if (['ArrowUp', 'PageUp', 'Home'].includes(key)) setIsFollowing(false);
        }}
      >
        {lines.map((line) => (
          <Line key={line.utteranceId} line={line} hue={names.indexOf(line.speaker)} />
        ))}
      </ol>
      {!isFollowing && (
        <Button
          className={classes.jump ?? ''}
          variant="default"
          onClick={() => {
            setIsFollowing(true);
            toEnd();
          }}
        >
          Newest words
        </Button>
      )}
    </div>
  );
}

const Line = memo(function Line({ line, hue }: { line: StoredCaption; hue: number }) {
  return (
    <li className={classes.line}>
      <p className={classes.head}>
        <span className={classes.speaker} style={{ color: speakerColor(hue) }}>
          {line.speaker ?? 'Unknown speaker'}
        </span>
        <time className={classes.time}>{formatTimecode(line.startMs)}</time>
      </p>
      <p className={classes.text}>{line.text}</p>
    </li>
  );
});
