import { useRef, useState } from 'react';
import { errorMessage } from './errorMessage.ts';

/**
 * One asynchronous action with its busy state and, when it failed, the message for the user. A second `run`
 * while the first is under way does nothing; what follows a success belongs at the end of `work`.
 */
export function useAction<Input extends unknown[]>(
  work: (...input: Input) => Promise<unknown>,
  describe: (error: unknown) => string = errorMessage,
) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isRunning = useRef(false);
  const start = async (input: Input): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setError(null);
    try {
      await work(...input);
    } catch (failure) {
      setError(describe(failure));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { run: (...input: Input): void => void start(input), isBusy, error };
}
