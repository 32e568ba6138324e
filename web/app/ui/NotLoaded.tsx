import type { ReactNode } from 'react';
import { errorMessage } from '../lib/errorMessage.ts';
import type { LoadState } from '../lib/loadState.ts';
import { ErrorState } from './ErrorState.tsx';

interface NotLoadedProps {
  state: Exclude<LoadState<unknown>, { kind: 'ready' }>;
  skeleton: ReactNode;
  /** Where the server said that there is none. */
  absent: ReactNode;
}

/** Stands for a page that is not loaded: still loading, failed with a retry, denied, or absent. */
export function NotLoaded({ state, skeleton, absent }: NotLoadedProps) {
  switch (state.kind) {
    case 'loading':
      return skeleton;
    case 'failed':
      return <ErrorState message={errorMessage(state.error)} onRetry={state.retry} />;
    case 'denied':
      return <ErrorState message={errorMessage(state.error)} />;
    case 'absent':
      return absent;
  }
}
