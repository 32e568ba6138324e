import { judgeAverage } from '#shared/domain/interviewQuality.ts';
import type { InsightMeasure } from '#shared/domain/interviewQuality.ts';
import classes from './FigureTile.module.css';

const texts = { BELOW: 'Below.', GOOD: 'Within.', ABOVE: 'Above.' } as const;

/** Whether an average lies in its good range, in a word. Nothing where there is no range. */
export function VerdictMark({ measure, value }: { measure: InsightMeasure; value: number }) {
  const verdict = judgeAverage(measure, value);
  if (!verdict) return null;
  return (
    <span className={classes.verdict} data-verdict={verdict}>
      {texts[verdict]}
    </span>
  );
}
