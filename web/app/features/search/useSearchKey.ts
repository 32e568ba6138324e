import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import type * as Index from './askIndex.ts';
import type { SearchCredentials } from './askIndex.ts';

const SearchKeyDocument = graphql(`
  query SearchKey {
    searchApplication {
      applicationId
      searchApiKey
    }
  }
`);

/**
 * Runs a question with this person's key to the index. The key is fetched when first needed, never
 * cached by the client, and fetched anew once when it is refused. Null when search is switched off.
 */
export function useSearchKey() {
  const client = useApolloClient();
  const known = useRef<Promise<SearchCredentials | null> | null>(null);
  return useCallback(
    async <Answer>(
      ask: (key: SearchCredentials, index: typeof Index) => Promise<Answer>,
    ): Promise<Answer | null> => {
      const fetchKey = () =>
        (known.current = client
          .query({ query: SearchKeyDocument, fetchPolicy: 'no-cache' })
          .then(({ data }) => data?.searchApplication ?? null));
      try {
        const [index, key] = await Promise.all([
          import('./askIndex.ts'),
          known.current ?? fetchKey(),
        ]);
        if (!key) return null;
        try {
          return await ask(key, index);
        } catch (error) {
          if (!index.isRefusedKey(error)) throw error;
          const fresh = await fetchKey();
          return fresh && (await ask(fresh, index));
        }
      } catch (error) {
        // A key that could not be fetched is asked for again next time.
        known.current = null;
        throw error;
      }
    },
    [client],
  );
}
