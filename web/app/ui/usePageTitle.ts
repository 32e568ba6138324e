import { useEffect } from 'react';
import { useServerStore } from '../lib/serverStore.ts';

const prefixes: Readonly<Record<string, string>> = { development: '[dev]', staging: '[staging]' };

/** The browser tab's title; outside production it begins with the environment. */
function pageTitle(title: string, environment: string | null): string {
  return [environment && prefixes[environment], title, '· Rapport'].filter(Boolean).join(' ');
}

/** Names the page in the browser's tab while the calling screen is shown. */
export function usePageTitle(title: string): void {
  const environment = useServerStore((state) => state.environment);
  useEffect(() => {
    document.title = pageTitle(title, environment);
  }, [title, environment]);
}
