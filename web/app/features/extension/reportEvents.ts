import type { ApolloClient } from '@apollo/client';
import { readExtensionEvent } from '#shared/messages/extensionEvent.ts';
import { graphql } from '../../lib/__generated__/index.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';

const AddAtsExportDocument = graphql(`
  mutation AddAtsExport($text: ExportedText!, $ats: String!, $isInserted: Boolean!) {
    addAtsExport(text: $text, ats: $ats, isInserted: $isInserted)
  }
`);

/** Passes the extension's analytics events on to the server. Returns the end of it. */
export function reportEvents(client: ApolloClient): () => void {
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
