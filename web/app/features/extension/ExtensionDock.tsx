import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useServerStore } from '../../lib/serverStore.ts';
import { useIsMobile } from '../../ui/useIsMobile.ts';
import { reportEvents } from './reportEvents.ts';
import { reportVersion } from './reportVersion.ts';

interface ExtensionDockProps {
  version: string;
  isImpersonated: boolean;
}

/** Keeps the server informed which extension the person has; shows nothing. */
export function ExtensionDock({ version, isImpersonated }: ExtensionDockProps) {
  const client = useApolloClient();
  const isMobile = useIsMobile();
  const environment = useServerStore((state) => state.environment);
  const isTold = !isImpersonated && !isMobile && environment !== null && environment !== 'test';
  useEffect(() => {
    // A version that is not told today is told at the next page load.
    if (isTold) reportVersion(client, version).catch(() => undefined);
  }, [client, version, isTold]);
  useEffect(() => (isImpersonated ? undefined : reportEvents(client)), [client, isImpersonated]);
  return null;
}
