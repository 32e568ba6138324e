import { InMemoryCache } from '@apollo/client';
import type { Reference } from '@apollo/client';

interface CachedPage {
  results: Reference[];
}

/**
 * The cache with its rules. Lists merge by page and limit: a first page begins the list anew, a
 * later one is laid behind it.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          calls: {
            keyArgs: ['filter', 'orderBy', 'limit'],
            merge: (known: CachedPage | undefined, incoming: CachedPage, { args }) => {
              const page: number = args?.['page'] ?? 1;
              if (!known || page === 1) return incoming;
              const results = known.results.slice(0, (page - 1) * (args?.['limit'] ?? 50));
              return { ...incoming, results: [...results, ...incoming.results] };
            },
          },
        },
      },
      // Parts of a call without an id of their own: two queries may ask for different fields.
      Transcript: { merge: true },
      Recording: { merge: true },
      CallMetrics: { merge: true },
      ServerInfo: { merge: true },
    },
  });
}
