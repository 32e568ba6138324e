import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { Delayed } from '../../ui/Delayed.tsx';
import classes from './WritingNotice.module.css';
import type { WritingState } from './writingState.ts';

interface WritingNoticeProps {
  state: WritingState;
  /** What is being written, to begin a sentence with. */
  what: string;
  failureReason: string | null;
  /** Absent where the reader may not have it written. */
  onWrite: (() => Promise<void>) | null;
}

/** Stands where something written will be: how far it is, or why it is not there. */
export function WritingNotice({ state, what, failureReason, onWrite }: WritingNoticeProps) {
  const [isOrdering, setIsOrdering] = useState(false);
  const write = async () => {
    setIsOrdering(true);
    await onWrite?.();
    setIsOrdering(false);
  };
  switch (state) {
    case 'ready':
      return null;
    case 'first':
      return (
        <div className={classes.notice}>
          <p role="status" className={classes.text}>
            {what} are being written. They appear here by themselves.
          </p>
          <WritingSkeleton />
        </div>
      );
    case 'again':
      return (
        <p role="status" className={classes.text}>
          {what} are being written anew. Until then you see those of before.
        </p>
      );
    case 'failed':
      return (
        <div role="alert" className={classes.notice}>
          <p className={classes.failure}>
            {failureReason ?? `${what} could not be written. Try again.`}
          </p>
          {onWrite && (
            <Button variant="default" loading={isOrdering} onClick={() => void write()}>
              Try again
            </Button>
          )}
        </div>
      );
    case 'none':
      return (
        <div className={classes.notice}>
          <p className={classes.text}>
            {what} are not written yet.
            {!onWrite && ' Whoever may edit this interview can have them written.'}
          </p>
          {onWrite && (
            <Button loading={isOrdering} onClick={() => void write()}>
              Write AI notes
            </Button>
          )}
        </div>
      );
  }
}

/** Notes in the shape they will have. */
export function WritingSkeleton() {
  return (
    <Delayed>
      <Stack gap="xs" aria-hidden>
        {[96, 88, 62, 40, 92, 74].map((width, index) => (
          <Skeleton
            key={width}
            height={index === 3 ? 14 : 16}
            mt={index === 3 ? 16 : 0}
            width={`${width}%`}
          />
        ))}
      </Stack>
    </Delayed>
  );
}
