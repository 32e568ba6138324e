import { levelOfScore, scoreLevels } from '#shared/domain/scorecard.ts';
import { text } from '../../platform/text.ts';
import classes from './GuideTab.module.css';

interface ScoreChoiceProps {
  question: string;
  /** 0 while nothing is chosen. */
  score: number;
  onScore(score: number): void;
}

const nameOf = (score: number): string => {
  const level = levelOfScore(score);
  return level.charAt(0) + level.slice(1).toLowerCase();
};

/** 1 to 4; a press on the chosen one takes the score back. */
export function ScoreChoice({ question, score, onScore }: ScoreChoiceProps) {
  return (
    <div className={classes.scores} role="group" aria-label={text('scoreOf', { question })}>
      {scoreLevels.slice(1).map((_, at) => {
        const value = at + 1;
        return (
          <button
            key={value}
            type="button"
            className={classes.score}
            aria-pressed={score === value}
            onClick={() => onScore(score === value ? 0 : value)}
          >
            {value} {nameOf(value)}
          </button>
        );
      })}
    </div>
  );
}
