import classes from './ScoreRing.module.css';
import { scoreTone } from './scoreTone.ts';

const radius = 42;
const around = 2 * Math.PI * radius;

/** The score as a ring, with the number in it and its word beneath. */
export function ScoreRing({ score }: { score: number | null }) {
  const { color, label } = scoreTone(score);
  return (
    <div className={classes.score}>
      <svg width={104} height={104} viewBox="0 0 104 104" aria-hidden focusable="false">
        <circle cx={52} cy={52} r={radius} className={classes.track} />
        {score !== null && (
          <circle
            cx={52}
            cy={52}
            r={radius}
            className={classes.arc}
            style={{ stroke: color }}
            strokeDasharray={`${(around * score) / 100} ${around}`}
            transform="rotate(-90 52 52)"
          />
        )}
        <text x={52} y={52} className={classes.number}>
          {score ?? '-'}
        </text>
      </svg>
      <p className={classes.label} aria-live="polite">
        <span className={classes.hidden}>
          {score === null ? 'No score yet. ' : `Score ${score} of 100: `}
        </span>
        {score !== null && <strong>{label}</strong>}
      </p>
    </div>
  );
}
