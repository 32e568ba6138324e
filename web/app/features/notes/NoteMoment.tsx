import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatTimecode } from '#shared/domain/time.ts';
import classes from './NoteMoment.module.css';

/** What notes need of whatever plays. Times in ms. */
export interface NoteClock {
  timeMs: () => number;
  seek: (timeMs: number) => void;
  /** Returns how to stop listening. */
  onTime: (listener: (timeMs: number) => void) => () => void;
}

interface NoteMomentProps {
  /** Null while it goes with the recording. */
  timeMs: number | null;
  clock: NoteClock;
  onTake: () => void;
}

/** The moment a note will stand at: that which plays, or the one it was begun at. */
export function NoteMoment({ timeMs, clock, onTake }: NoteMomentProps) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = (nowMs: number) => {
      const text = formatTimecode(timeMs ?? nowMs);
      if (shown.current && shown.current.textContent !== text) shown.current.textContent = text;
    };
    show(clock.timeMs());
    // Written straight into the page: nothing is drawn anew at every frame.
    return clock.onTime(show);
  }, [clock, timeMs]);
  return (
    <div className={classes.moment}>
      <IconClock size={14} stroke={1.6} aria-hidden />
      <span>
        At <span ref={shown} className={classes.time} data-testid="note-moment" />
      </span>
      {timeMs !== null && (
        <Button variant="subtle" size="compact-sm" onClick={onTake}>
          Use current time
        </Button>
      )}
    </div>
  );
}
