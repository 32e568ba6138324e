/** The index the browser asks, `POST /1/indexes/calls/query`, and its replicas, each in another order. */
export const searchIndexOf = {
  newest: 'calls',
  oldest: 'calls_oldest',
  candidate: 'calls_candidate',
  longest: 'calls_longest',
  relevance: 'calls_relevance',
} as const;
export type SearchOrder = keyof typeof searchIndexOf;
export const searchIndexName = searchIndexOf.newest;
