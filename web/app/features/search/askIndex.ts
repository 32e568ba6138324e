import { liteClient } from 'algoliasearch/lite';
import { searchIndexName } from '#shared/domain/searchIndexOf.ts';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import type { IndexRequest } from './searchRequests.ts';

export interface SearchCredentials {
  applicationId: string;
  searchApiKey: string;
}

export interface IndexAnswer {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
}

/** Remembers nothing: what somebody may see can change at any moment. */
const nothingKept = {
  get: <Value>(_key: unknown, ask: () => Promise<Value>): Promise<Value> => ask(),
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

function clientFor({ applicationId, searchApiKey }: SearchCredentials) {
  const { host, protocol } = window.location;
  return liteClient(applicationId, searchApiKey, {
    hosts: [{ url: host, accept: 'readWrite', protocol: protocol === 'https:' ? 'https' : 'http' }],
    // Our own server: a busy moment is worth waiting for, and there is no other to ask instead.
    timeouts: { connect: 10_000, read: 30_000, write: 30_000 },
    responsesCache: nothingKept,
    requestsCache: nothingKept,
    hostsCache: nothingKept,
  });
}

/** Asks the index several things at once; the answers stand in the order of the requests. */
export async function askIndex(
  credentials: SearchCredentials,
  requests: readonly IndexRequest[],
): Promise<IndexAnswer[]> {
  const { results } = await clientFor(credentials).search<SearchHit>({ requests: [...requests] });
  return results as unknown as IndexAnswer[];
}

/** The values of one facet that hold `words`, most frequent first. */
export async function askFacet(
  credentials: SearchCredentials,
  attribute: string,
  words: string,
  { query, facetFilters, numericFilters }: IndexRequest,
): Promise<{ value: string; count: number }[]> {
  const answer = await clientFor(credentials).customPost({
    path: `1/indexes/${searchIndexName}/facets/${encodeURIComponent(attribute)}/query`,
    body: { facetQuery: words, query, facetFilters, numericFilters },
  });
  const found = answer['facetHits'];
  return Array.isArray(found) ? (found as { value: string; count: number }[]) : [];
}

/** Whether the key was refused: it is too old, or the person's rights have changed. */
export const isRefusedKey = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 403 || error.status === 401);
