import { Skeleton } from '@mantine/core';
import { placeholderCount } from '#shared/domain/planScreenState.ts';
import classes from './InterviewCard.module.css';

/** Stand where competencies will, while they are on their way. */
export function PlanPlaceholders({ existing }: { existing: number }) {
  return Array.from({ length: placeholderCount(existing) }, (_, index) => (
    <div key={index} className={classes.card} aria-hidden data-placeholder>
      <div className={classes.head}>
        <Skeleton height={20} width={`${52 - index * 8}%`} />
      </div>
      <div className={classes.body}>
        <Skeleton height={14} width="80%" mb={10} />
        <Skeleton height={14} width="66%" mb={10} />
        <Skeleton height={14} width="73%" />
      </div>
    </div>
  ));
}
