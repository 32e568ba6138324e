import { SegmentedControl } from '@mantine/core';
import { scoreLabels } from '#shared/domain/scorecard.ts';
import classes from './ScorecardForm.module.css';

interface ScoreFieldProps {
  /** What is scored. */
  label: string;
  score: number;
  onChange: (score: number) => void;
}

const levels = scoreLabels.map((label, score) => ({
  value: String(score),
  label: score === 0 ? 'None' : label,
}));

/** A score of 1 to 4 by its name, or none. */
export function ScoreField({ label, score, onChange }: ScoreFieldProps) {
  return (
    <SegmentedControl
      fullWidth
      className={classes.score ?? ''}
      aria-label={`Score of ${label}`}
      data={levels}
      value={String(score)}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
