import { useEffect, useState } from 'react';
import { onTabsChange } from '../../platform/atsTabs.ts';
import { onAccessChange } from '../../platform/pageScripts.ts';
import { onSettingsChange } from '../../platform/settings.ts';
import type { AtsSite } from '../../sites/ats/atsSite.ts';
import { findAtsPage } from './readAtsFacts.ts';

export interface AtsPage {
  site: AtsSite;
  tabId: number;
  url: string;
}

/** The page of an applicant tracking system beside the panel; null where none is, undefined until known. */
export function useAtsPage(): AtsPage | null | undefined {
  const [page, setPage] = useState<AtsPage | null | undefined>(undefined);
  useEffect(() => {
    const lifetime = new AbortController();
    const { signal } = lifetime;
    const read = async () => {
      const found = await findAtsPage();
      if (!signal.aborted) setPage(found);
    };
    const again = () => void read();
    again();
    onTabsChange(again, signal);
    onAccessChange(again, signal);
    onSettingsChange(again, signal);
    return () => lifetime.abort();
  }, []);
  return page;
}
