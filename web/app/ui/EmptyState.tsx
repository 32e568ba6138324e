import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One sentence: what is not here and why that is fine. */
  title: string;
  action?: ReactNode;
}

/** What a list shows when it has nothing: one sentence and one action. */
export function EmptyState({ title, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="md" py={64} px="md">
      <Text c="dimmed" ta="center" maw={420}>
        {title}
      </Text>
      {action}
    </Stack>
  );
}
