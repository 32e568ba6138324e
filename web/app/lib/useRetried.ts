import { useEffect, useRef } from 'react';

/**
 * Runs `load` when `reason` is given or changes, and again after a pause as long as it fails: what was followed
 * has ended, and a lost connection must not hide its end for ever. Null: there is nothing to load.
 */
export function useRetried(
  reason: string | null,
  load: () => Promise<unknown>,
  pauseMs: number,
): void {
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (reason === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const run = () => {
      latest.current().catch(() => {
        if (isCurrent) timer = setTimeout(run, pauseMs);
      });
    };
    run();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [reason, pauseMs]);
}
