import { formatTimecode } from '#shared/domain/time.ts';
import classes from './ScorecardForm.module.css';

interface MarkedMomentProps {
  timeMs: number | null;
  /** Null where nothing can be played. */
  onSeek: ((timeMs: number) => void) | null;
}

/** The moment of the recording that an item rests on; plays from there by a click. */
export function MarkedMoment({ timeMs, onSeek }: MarkedMomentProps) {
  if (timeMs === null) return null;
  const text = formatTimecode(timeMs);
  if (!onSeek) return <span className={classes.moment}>{text}</span>;
  return (
    <button
      type="button"
      className={classes.moment}
      aria-label={`Play from ${text}`}
      onClick={() => onSeek(timeMs)}
    >
      {text}
    </button>
  );
}
