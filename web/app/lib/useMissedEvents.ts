import { useCallback, useRef, useState } from 'react';

/** What a page has just loaded is not loaded again for a stream that begins this soon after it. */
const promptMs = 2000;

/**
 * For streams of events, which never repeat what was lost: call it each time the stream begins. True where
 * events may have been missed, so that what they announce has to be loaded: always when it begins again, and the
 * first time if it could not begin at once, for want of a connection or because nobody looked at the tab.
 */
export function useMissedEvents(): () => boolean {
  const [mountedAtMs] = useState(() => Date.now());
  const hasBegun = useRef(false);
  return useCallback(() => {
    const mayHaveMissed = hasBegun.current || Date.now() - mountedAtMs > promptMs;
    hasBegun.current = true;
    return mayHaveMissed;
  }, [mountedAtMs]);
}
