import { useState } from 'react';
import { ScoreChoice } from '#shared/ui/ScoreChoice.tsx';
import type { ScoredItem } from '../../platform/captureStore.ts';
import { sendMessage } from '../../platform/messages.ts';
import { text, type TextKey } from '../../platform/text.ts';
import classes from './GuideTab.module.css';

/** From 1 to 4. */
const levels: readonly TextKey[] = ['scorePoor', 'scoreFair', 'scoreGood', 'scoreExcellent'];

interface ItemScoreProps {
  captureId: string;
  item: ScoredItem;
  /** What is scored, for people. */
  title: string;
  /** 0 while it is not scored. */
  score: number;
}

/** The score of one item of the scorecard; kept in this browser before it goes to the server. */
export function ItemScore({ captureId, item, title, score }: ItemScoreProps) {
  const [isLost, setIsLost] = useState(false);
  const give = (value: number) =>
    sendMessage('scoreItem', { captureId, ...item, score: value }).then(
      () => setIsLost(false),
      () => setIsLost(true),
    );
  return (
    <>
      <ScoreChoice
        label={text('scoreOf', { question: title })}
        levels={levels.map((level) => text(level))}
        score={score}
        onScore={(value) => void give(value)}
      />
      {isLost && (
        <p className={classes.problem} role="alert">
          {text('notSaved')}
        </p>
      )}
    </>
  );
}
