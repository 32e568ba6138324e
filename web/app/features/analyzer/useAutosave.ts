import { useEffect, useRef, useState } from 'react';
import { createAutosave } from './createAutosave.ts';
import type { Autosave, SaveState } from './createAutosave.ts';

interface UseAutosaveOptions<Content> {
  /** Both are read once: they must not depend on what is rendered. */
  read: () => Content;
  save: (content: Content) => Promise<void>;
  pauseMs: number;
}

/**
 * Saves as one writes, and says where it stands. Leaving the page within the app sends what is left;
 * closing the tab asks first.
 */
export function useAutosave<Content>({ read, save, pauseMs }: UseAutosaveOptions<Content>) {
  const [status, setStatus] = useState<{ state: SaveState; error: unknown }>({
    state: 'saved',
    error: null,
  });
  const [autosave] = useState<Autosave>(() =>
    createAutosave({
      read,
      save,
      pauseMs,
      onState: (state, error) => setStatus({ state, error }),
    }),
  );
  const isUnsaved = status.state !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const refuse = (event: Event) => event.preventDefault();
    const flush = () => void autosave.flush().catch(() => undefined);
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
  }, [autosave, isUnsaved]);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // After this tick, so that a development double mount does not count as leaving.
      setTimeout(() => {
        if (!isMounted.current) autosave.close();
      });
    };
  }, [autosave]);
  return { ...status, autosave };
}
