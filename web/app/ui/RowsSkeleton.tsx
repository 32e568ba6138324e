import { Skeleton, Stack } from '@mantine/core';
import { Delayed } from './Delayed.tsx';

/** The shape of a list while it loads. */
export function RowsSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Delayed>
      <Stack gap={20} px={20} py="md" aria-hidden>
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} height={24} width={`${92 - ((index * 17) % 40)}%`} />
        ))}
      </Stack>
    </Delayed>
  );
}
