import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { onReconnect } from '../../lib/connection.ts';
import { useMissedEvents } from '../../lib/useMissedEvents.ts';
import { writeStepProgress } from '../../lib/writeStepProgress.ts';

const CallsChangedDocument = graphql(`
  subscription CallsChanged {
    callsChanged {
      callId
      what
      isDeleted
      call {
        id
        ...CallRow_call
        ...CallProcessing_call
      }
      progress {
        step
        progress
      }
    }
  }
`);

/** Several changes within this time ask for the list once. */
const settleMs = 400;
const retryMs = 10_000;

interface LiveCallsOptions {
  /** Whether a call stands in the list; the cache then brings its fields up to date. */
  isListed?: (callId: string) => boolean;
  /** Something may have come, gone or moved: the list should be loaded again. */
  onListChanged?: () => void;
  onDeleted?: (callId: string) => void;
}

/**
 * Follows every call the reader may see. Uses share one connection. After a lost connection the list
 * is loaded again, because events that were lost are not repeated.
 */
export function useLiveCalls(options: LiveCallsOptions = {}): void {
  const { isListed, onListChanged, onDeleted } = options;
  const client = useApolloClient();
  const hasMissedEvents = useMissedEvents();
  const refresh = useDebouncedCallback(() => onListChanged?.(), settleMs);
  const { restart } = useSubscription(CallsChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const { callId, isDeleted, call, progress } = data?.callsChanged ?? {};
      if (callId && progress) writeStepProgress(client.cache, callId, progress);
      if (callId && isDeleted) onDeleted?.(callId);
      if (callId && (isDeleted || (call && !isListed?.(callId)))) refresh();
      // Without an id the connection begins.
      if (!callId && hasMissedEvents()) refresh();
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
    const stopListening = onReconnect(refresh);
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', refreshIfSeen);
    };
  }, [refresh]);
}
