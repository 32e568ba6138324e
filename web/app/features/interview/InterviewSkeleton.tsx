import { Skeleton, Stack } from '@mantine/core';
import { Delayed } from '../../ui/Delayed.tsx';

/** The page's shape while it loads. */
export function InterviewSkeleton() {
  return (
    <Delayed>
      <Stack gap="xs" p="lg" aria-hidden>
        <Skeleton height={32} width={260} />
        <Skeleton height={16} width={420} maw="90%" />
        <Skeleton height={60} mt="md" mb="md" />
        <TranscriptSkeleton />
      </Stack>
    </Delayed>
  );
}

/** Rows of words while they load. */
export function TranscriptSkeleton() {
  return (
    <Delayed>
      <Stack gap="sm" px="lg" py="md" aria-hidden>
        {[92, 78, 96, 60, 88, 71].map((width) => (
          <Skeleton key={width} height={18} width={`${width}%`} maw={600} />
        ))}
      </Stack>
    </Delayed>
  );
}
