import { Skeleton } from '@mantine/core';
import { Delayed } from '../../ui/Delayed.tsx';
import classes from './AnalyzerSkeleton.module.css';

/** The shape of the page while its text is on the way. */
export function AnalyzerSkeleton() {
  return (
    <Delayed>
      <div className={classes.page} aria-busy aria-label="Loading the job description">
        <Skeleton height={32} width={320} />
        <div className={classes.columns}>
          <Skeleton height={480} />
          <Skeleton height={280} />
        </div>
      </div>
    </Delayed>
  );
}
