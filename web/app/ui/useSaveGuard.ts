import { useEffect, useRef } from 'react';
import { onReconnect } from '../lib/connection.ts';
import { ignoreRejection } from '../lib/ignoreRejection.ts';
import { useReportWaiting } from '../lib/waitingWork.ts';

interface Savable {
  flush(): Promise<void>;
  /** Sends what is left, when nobody looks any more. */
  close(): void;
}

/**
 * While something is unsaved, closing the tab asks first, and a page that goes into the background or
 * gets its connection back saves at once. Leaving within the app sends what is left. `label` names it in
 * the banner that says what waits for the connection.
 */
export function useSaveGuard(savable: Savable, isUnsaved: boolean, label: string): void {
  useReportWaiting(isUnsaved ? label : null);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const refuse = (event: Event) => event.preventDefault();
    const flush = () => ignoreRejection(savable.flush());
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('beforeunload', refuse);
    const stopListening = onReconnect(flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('beforeunload', refuse);
      stopListening();
      document.removeEventListener('visibilitychange', flushHidden);
    };
  }, [savable, isUnsaved]);
  const mounts = useRef(0);
  useEffect(() => {
    mounts.current += 1;
    return () => {
      mounts.current -= 1;
      // After this tick, so that a development double mount does not count as leaving.
      setTimeout(() => {
        if (mounts.current === 0) savable.close();
      });
    };
  }, [savable]);
}
