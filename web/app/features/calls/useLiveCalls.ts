import { useSubscription } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';

const CallsChangedDocument = graphql(`
  subscription CallsChanged {
    callsChanged {
      callId
      isDeleted
      call {
        id
        ...CallRow_call
        ...CallProcessing_call
      }
    }
  }
`);

/** Several changes within this time ask for the list once. */
const settleMs = 400;
const retryMs = 10_000;

interface LiveCallsOptions {
  /** Whether a call stands in the list; its fields then follow by themselves. */
  isListed?: (callId: string) => boolean;
  /** Something may have come, gone or moved: the list should be asked for again. */
  onListChanged?: () => void;
  onDeleted?: (callId: string) => void;
}

/**
 * Follows every call the reader may see. Uses share one connection. After a lost connection the list
 * is asked for again, because what happened meanwhile is not told twice.
 */
export function useLiveCalls(options: LiveCallsOptions = {}): void {
  const { isListed, onListChanged, onDeleted } = options;
  const refresh = useDebouncedCallback(() => onListChanged?.(), settleMs);
  const { restart } = useSubscription(CallsChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const change = data?.callsChanged;
      if (change?.isDeleted) onDeleted?.(change.callId);
      if (!change?.call || !isListed?.(change.callId)) refresh();
    },
    onError: () => reconnect(),
    onComplete: () => reconnect(),
  });
  const reconnect = useDebouncedCallback(() => {
    restart();
    refresh();
  }, retryMs);

  useEffect(() => {
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    window.addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => {
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refreshIfSeen);
    };
  }, [refresh]);
}
