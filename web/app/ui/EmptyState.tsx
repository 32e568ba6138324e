import { EmptyState as MantineEmptyState } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One sentence: what is not here and why that is fine. */
  title: string;
  action?: ReactNode;
}

/** What a list shows when it has nothing: one sentence and one action. */
export function EmptyState({ title, action }: EmptyStateProps) {
  return (
    <MantineEmptyState description={title} py={64} px="md">
      {action && <MantineEmptyState.Actions>{action}</MantineEmptyState.Actions>}
    </MantineEmptyState>
  );
}
