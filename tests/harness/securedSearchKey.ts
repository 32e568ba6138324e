import { algoliasearch } from 'algoliasearch';

/** TypeScript reads the browser's types of the client, which leave out what only servers do. */
interface KeyMaker {
  generateSecuredApiKey(options: {
    parentApiKey: string;
    restrictions: Record<string, string | number | string[]>;
  }): string;
}

/** A key as Algolia's own client makes it. */
export const securedSearchKey = (
  parentApiKey: string,
  restrictions: Record<string, string | number | string[]>,
): string =>
  (algoliasearch('rapport', 'unused') as unknown as KeyMaker).generateSecuredApiKey({
    parentApiKey,
    restrictions,
  });
