import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { formatTimecode } from '#shared/domain/time.ts';
import type { Playback } from './createPlayback.ts';
import classes from './PlayTime.module.css';

/** Where it is and how long it lasts. Written straight into the page, at most once a second. */
export function PlayTime({ playback }: { playback: Playback }) {
  const durationMs = useStore(playback.state, (state) => state.durationMs);
  const now = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const isWide = durationMs >= 3_600_000;
    const show = (timeMs: number) => {
      const text = formatTimecode(timeMs, isWide);
      if (now.current && now.current.textContent !== text) now.current.textContent = text;
    };
    show(playback.timeMs());
    return playback.onTime(show);
  }, [playback, durationMs]);
  return (
    <span className={classes.time}>
      <span ref={now} className={classes.now} data-testid="play-time" />
      <span className={classes.length}> / {formatTimecode(durationMs)}</span>
    </span>
  );
}
