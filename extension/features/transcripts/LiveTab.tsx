import { Button } from '@mantine/core';
import { memo, useEffect, useRef, useState } from 'react';
import { formatTimecode } from '../../../shared/domain/time.ts';
import { speakerColor } from '../../../shared/ui/speakerColor.ts';
import type { CaptureRecord, StoredCaption } from '../../platform/captureStore.ts';
import classes from './LiveTab.module.css';
import { useLiveCaptions } from './useLiveCaptions.ts';

/** Nearer to the end than this, one reads along. */
const nearEndPx = 48;

/** The transcript as it grows. It follows the newest words unless one has scrolled up to read. */
export function LiveTab({ capture }: { capture: CaptureRecord }) {
  const lines = useLiveCaptions(capture.captureId, capture.sequence);
  const list = useRef<HTMLOListElement>(null);
  const [isFollowing, setIsFollowing] = useState(true);
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(() => {
    if (isFollowing) toEnd();
  }, [lines, isFollowing]);
  const names = [...new Set(lines.map(({ speaker }) => speaker))];
  if (lines.length === 0) return <p className={classes.empty}>Nothing said yet.</p>;
  return (
    <div className={classes.tab}>
      <ol
        ref={list}
        className={classes.list}
        // What can be scrolled can be scrolled by keys.
        tabIndex={0}
        aria-label="Live transcript"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setIsFollowing(scrollHeight - scrollTop - clientHeight < nearEndPx)
        }
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
