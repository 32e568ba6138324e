import { Skeleton, Stack } from '@mantine/core';
import { Delayed } from '../../ui/Delayed.tsx';
import header from './InterviewHeader.module.css';
import classes from './InterviewSkeleton.module.css';

/** The page's shape while it loads. */
export function InterviewSkeleton() {
  return (
    <Delayed>
      <div className={header.header} aria-hidden>
        <div className={header.back}>
          <Skeleton height={14} width={120} my={7} />
        </div>
        <Skeleton height={28} width={260} my={4} />
        <Skeleton height={14} width={420} maw="90%" my={8} />
      </div>
      <Skeleton height={60} radius={0} aria-hidden />
      <WordsSkeleton />
    </Delayed>
  );
}

/** Rows of words while they load. */
export function TranscriptSkeleton() {
  return (
    <Delayed>
      <WordsSkeleton />
    </Delayed>
  );
}

function WordsSkeleton() {
  return (
    <Stack gap="sm" className={classes.words} aria-hidden>
      {[92, 78, 96, 60, 88, 71].map((width) => (
        <Skeleton key={width} height={18} width={`${width}%`} maw={600} />
      ))}
    </Stack>
  );
}
