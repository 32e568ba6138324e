import { useCallback, useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';

/** One text being written at a time; only the answer to the newest question counts. */
export function useGenerating() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const newest = useRef(0);
  useEffect(() => () => void (newest.current = -1), []);
  const run = useCallback(
    async <Answer>(ask: () => Promise<Answer>, take: (answer: Answer) => void) => {
      const own = newest.current + 1;
      newest.current = own;
      setIsBusy(true);
      setError(null);
      try {
        const answer = await ask();
        if (newest.current === own) take(answer);
      } catch (reason) {
        if (newest.current === own) setError(errorMessage(reason));
      } finally {
        if (newest.current === own) setIsBusy(false);
      }
    },
    [],
  );
  return { isBusy, error, run };
}
