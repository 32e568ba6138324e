import { Tooltip } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import classes from './RatingMark.module.css';

interface RatingMarkProps {
  average: number | null | undefined;
  /** How many people gave 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
}

/** The mean of the stars, and on hover how it comes about. */
export function RatingMark({ average, counts }: RatingMarkProps) {
  if (average === null || average === undefined)
    return <span className={classes.none}>Not rated</span>;
  const people = counts.reduce((sum, count) => sum + count, 0);
  const parts = counts
    .map((count, index) => (count > 0 ? `${index + 1}★ × ${count}` : null))
    .filter((part) => part !== null)
    .reverse()
    .join(', ');
  return (
    <Tooltip label={parts} withArrow>
      <span className={classes.mark}>
        <IconStarFilled size={14} aria-hidden />
        {average.toFixed(1)}
        <span className={classes.people}>
          ({people}
          <span className={classes.unseen}> {people === 1 ? 'rating' : 'ratings'}</span>)
        </span>
      </span>
    </Tooltip>
  );
}
