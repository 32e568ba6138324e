import { Skeleton, Stack } from '@mantine/core';
import classes from './RowsSkeleton.module.css';
import { Delayed } from './Delayed.tsx';

interface RowsSkeletonProps {
  rows?: number;
  /** The list is the page's own and keeps the page's margin; elsewhere its place has one already. */
  isPage?: boolean;
}

/** The shape of a list while it loads. */
export function RowsSkeleton({ rows = 8, isPage = false }: RowsSkeletonProps) {
  return (
    <Delayed>
      <Stack
        gap={20}
        className={classes.rows}
        data-page={isPage || undefined}
        role="status"
        aria-label="Loading"
      >
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} height={24} width={`${92 - ((index * 17) % 40)}%`} />
        ))}
      </Stack>
    </Delayed>
  );
}
