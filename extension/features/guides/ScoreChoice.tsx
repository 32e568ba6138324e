import { text, type TextKey } from '../../platform/text.ts';
import classes from './GuideTab.module.css';

interface ScoreChoiceProps {
  question: string;
  /** 0 while nothing is chosen. */
  score: number;
  onScore(score: number): void;
}

/** From 1 to 4. */
const levels: readonly TextKey[] = ['scorePoor', 'scoreFair', 'scoreGood', 'scoreExcellent'];

/** 1 to 4; a press on the chosen one takes the score back. */
export function ScoreChoice({ question, score, onScore }: ScoreChoiceProps) {
  return (
    <div className={classes.scores} role="group" aria-label={text('scoreOf', { question })}>
      {levels.map((level, at) => {
        const value = at + 1;
        return (
          <button
            key={value}
            type="button"
            className={classes.score}
            aria-pressed={score === value}
            onClick={() => onScore(score === value ? 0 : value)}
          >
            {value} {text(level)}
          </button>
        );
      })}
    </div>
  );
}
