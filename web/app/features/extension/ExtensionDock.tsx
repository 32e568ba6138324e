import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useServerStore } from '../../lib/serverStore.ts';
import { useIsMobile } from '../../ui/useIsMobile.ts';
import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../lib/__generated__/index.ts';
import { readExtensionEvent } from '#shared/messages/extensionEvent.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';

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

const ReportedExtensionDocument = graphql(`
  query ReportedExtension {
    currentUser {
      id
      browserExtensionVersion
    }
  }
`);
const UpdateBrowserExtensionVersionDocument = graphql(`
  mutation UpdateBrowserExtensionVersion($version: String!) {
    updateBrowserExtensionVersion(browserExtensionVersion: $version)
  }
`);

/** Tells the server the version of the extension in this browser, if it knows another. */
async function reportVersion(client: ApolloClient, version: string): Promise<void> {
  const { data } = await client.query({
    query: ReportedExtensionDocument,
    fetchPolicy: 'no-cache',
  });
  const known = data?.currentUser;
  if (!known || known.browserExtensionVersion === version) return;
  await client.mutate({ mutation: UpdateBrowserExtensionVersionDocument, variables: { version } });
}

const AddAtsExportDocument = graphql(`
  mutation AddAtsExport($text: ExportedText!, $ats: String!, $isInserted: Boolean!) {
    addAtsExport(text: $text, ats: $ats, isInserted: $isInserted)
  }
`);

/** Passes the extension's analytics events on to the server. Returns the end of it. */
function reportEvents(client: ApolloClient): () => void {
  const listen = ({ origin, data }: MessageEvent<unknown>) => {
    // The panel around the app posts them to its frame with an origin of its own.
    const event = readExtensionEvent(data);
    if (!event || !isExtension(origin)) return;
    const { text, ats, isInserted } = event;
    ignoreRejection(
      client.mutate({ mutation: AddAtsExportDocument, variables: { text, ats, isInserted } }),
    );
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

const isExtension = (origin: string): boolean =>
  origin === window.location.origin || /^(chrome|moz)-extension:\/\//.test(origin);
