import { useEffect, useState } from 'react';
import type { Choice, Creation } from './SearchSelect.tsx';

/** The ways to make something new; none until they are known, or where the server cannot be asked. */
export function useCreations<Made extends Choice>(
  find: () => Promise<Creation<Made>[]>,
): readonly Creation<Made>[] {
  const [creations, setCreations] = useState<readonly Creation<Made>[]>([]);
  useEffect(() => {
    let isCurrent = true;
    find().then(
      (found) => isCurrent && setCreations(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [find]);
  return creations;
}
