import { useEffect, useState } from 'react';
import { onTabsChange } from '../../platform/atsTabs.ts';
import type { PageFacts } from '../../sites/ats/readPageFacts.ts';
import { findAtsPage, readAtsFacts } from './readAtsFacts.ts';

const unknown: PageFacts = {};

/** Whom the page of an applicant tracking system is about that the person looked at last. */
export function useAtsFacts(): PageFacts {
  const [facts, setFacts] = useState(unknown);
  useEffect(() => {
    const lifetime = new AbortController();
    const read = () =>
      findAtsPage()
        .then((page) => (page ? readAtsFacts(page) : unknown))
        // The page has left, or the person took the permission back.
        .catch(() => unknown)
        .then((found) => {
          if (!lifetime.signal.aborted) setFacts(found);
        });
    void read();
    onTabsChange(() => void read(), lifetime.signal);
    return () => lifetime.abort();
  }, []);
  return facts;
}
