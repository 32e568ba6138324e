import { useEffect, useRef } from 'react';

interface Savable {
  flush(): Promise<void>;
  /** Sends what is left, when nobody looks any more. */
  close(): void;
}

/**
 * While something is unsaved, closing the tab asks first, and a page that goes into the background or
 * gets its connection back saves at once. Leaving within the app sends what is left.
 */
export function useSaveGuard(savable: Savable, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const refuse = (event: Event) => event.preventDefault();
    const flush = () => void savable.flush().catch(() => undefined);
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('beforeunload', refuse);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('beforeunload', refuse);
      window.removeEventListener('online', flush);
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
