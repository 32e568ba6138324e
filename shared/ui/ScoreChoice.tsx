import classes from './ScoreChoice.module.css';

interface ScoreChoiceProps {
  /** What is scored. */
  label: string;
  /** The names of the scores, from 1 on. */
  levels: readonly string[];
  /** 0 while nothing is chosen. */
  score: number;
  onScore: (score: number) => void;
}

/** A score by its name; a press on the chosen one takes it back. */
export function ScoreChoice({ label, levels, score, onScore }: ScoreChoiceProps) {
  return (
    <div className={classes.scores} role="group" aria-label={label}>
      {levels.map((level, at) => (
        <button
          key={level}
          type="button"
          className={classes.score}
          aria-pressed={score === at + 1}
          onClick={() => onScore(score === at + 1 ? 0 : at + 1)}
        >
          {at + 1} {level}
        </button>
      ))}
    </div>
  );
}
