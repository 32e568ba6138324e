import { RingProgress, VisuallyHidden } from '@mantine/core';
import classes from './ScoreRing.module.css';
import { scoreTone } from './scoreTone.ts';

/** The score as a ring, with the number in it and its word beneath. */
export function ScoreRing({ score }: { score: number | null }) {
  const { color, label } = scoreTone(score);
  return (
    <div className={classes.score}>
      <RingProgress
        aria-hidden
        size={104}
        thickness={8}
        roundCaps
        rootColor="var(--rapport-line)"
        transitionDuration={180}
        sections={score === null ? [] : [{ value: score, color }]}
        label={
          <span className={classes.number} data-score>
            {score ?? '-'}
          </span>
        }
      />
      <p className={classes.label} aria-live="polite">
        <VisuallyHidden>
          {score === null ? 'No score yet. ' : `Score ${score} of 100: `}
        </VisuallyHidden>
        {score !== null && <strong>{label}</strong>}
      </p>
    </div>
  );
}
