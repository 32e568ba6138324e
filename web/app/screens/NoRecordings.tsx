import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListScope } from '../features/calls/callFilter.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';

interface NoRecordingsProps {
  error: unknown;
  onRetry: () => void;
  scope: ListScope;
  onClear: () => void;
  /** How a recording comes in. */
  actions: ReactNode;
}

/** Why the list shows nothing, and the way on. */
export function NoRecordings({ error, onRetry, scope, onClear, actions }: NoRecordingsProps) {
  if (error) return <ErrorState message={errorMessage(error)} onRetry={onRetry} />;
  if (scope.mine || scope.shared)
    return (
      <EmptyState
        title={
          scope.mine
            ? 'None of the recordings is yours.'
            : 'Nobody has shared a recording with you.'
        }
        action={
          <Button variant="default" onClick={onClear}>
            Show all
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="No recordings yet. Upload the sound or video of an interview to have it transcribed, or import its transcript."
      action={actions}
    />
  );
}
