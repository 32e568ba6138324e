import { RingProgress, VisuallyHidden } from '@mantine/core';
import { scoreColor, scoreLabel } from '#shared/analysis/scoreSummary.ts';
import classes from './ScoreRing.module.css';

const tones: Readonly<Record<string, string>> = {
  red: 'var(--rapport-danger)',
  orange: 'var(--rapport-speaker-4)',
  yellow: 'var(--rapport-warning)',
  green: 'var(--rapport-accent)',
};

/** The hue and word of a score; without one, a quiet dash. */
export const scoreTone = (score: number | null): { color: string; label: string } =>
  score === null
    ? { color: 'var(--rapport-control-line)', label: '-' }
    : { color: tones[scoreColor(score)] ?? 'var(--rapport-ink)', label: scoreLabel(score) };

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
