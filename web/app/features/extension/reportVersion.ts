import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../lib/__generated__/index.ts';

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
export async function reportVersion(client: ApolloClient, version: string): Promise<void> {
  const { data } = await client.query({
    query: ReportedExtensionDocument,
    fetchPolicy: 'no-cache',
  });
  const known = data?.currentUser;
  if (!known || known.browserExtensionVersion === version) return;
  await client.mutate({ mutation: UpdateBrowserExtensionVersionDocument, variables: { version } });
}
