import { Skeleton } from '@mantine/core';
import classes from './CallListSkeleton.module.css';

const widths = [46, 58, 40, 52, 62, 44, 50, 56];

/** Rows in the shape of what comes. */
export function CallListSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label="Loading recordings">
      {widths.map((width) => (
        <div key={width} className={classes.row}>
          <div>
            <Skeleton height={12} width={`${width}%`} />
            <Skeleton height={9} width={`${width + 20}%`} mt={7} />
          </div>
          <div>
            <Skeleton height={11} width={`${width + 30}%`} />
            <Skeleton height={9} width="50%" mt={7} />
          </div>
          <Skeleton height={16} />
          <Skeleton height={11} width={44} ml="auto" />
          <Skeleton height={11} width={64} />
          <Skeleton height={11} width={28} />
        </div>
      ))}
    </div>
  );
}
