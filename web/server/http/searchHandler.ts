import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { searchIndexName, searchIndexOf, type SearchOrder } from '#shared/domain/searchIndexOf.ts';
import type { Actor } from '../auth/actor.ts';
import type { Db } from '../db/database.ts';
import { searchPolicy } from '../features/search/searchPolicy.ts';
import type { Services } from '../graphql/context.ts';
import { SearchError } from '../search/searchError.ts';
import { searchFacetValues, searchIndex } from '../search/searchIndex.ts';
import { readSearchKey, searchApplicationId, searchSigningKey } from '../search/searchKey.ts';
import { maxHitsPerPage, parseSearchParams } from '../search/searchParams.ts';
import { createMarker, highlightText } from '../search/highlightText.ts';
import { parseQuery } from '../search/parseQuery.ts';
import { answerJson, readJson } from './answer.ts';

const mostBytes = 256 * 1024;
const mostRequests = 12;
/** Of all the requests of a body together. */
const mostHits = 400;
const object = z.record(z.string(), z.unknown());
const requestsBody = z.object({ requests: z.array(object).max(mostRequests) });

/** Who asks, with what the key adds to every question. */
interface Asker {
  db: Db;
  actor: Actor;
  restrictions: URLSearchParams;
  /** Counts one search of the person. @throws {SearchError} 429 */
  count(): Promise<void>;
}
type Search = (asker: Asker, body: Record<string, unknown>) => Promise<unknown>;

/**
 * The part of Algolia's search API that its clients use for searching: one query, several at once, and the
 * values of a facet. Every request is answered with what the key's person may see at that moment.
 */
export function createSearchHandler(services: Services) {
  const signingKey = searchSigningKey(services.secret);
  // In memory: a search costs this process, and a counter in the database would cost it more.
  const limiter = new RateLimiterMemory({
    points: services.settings.SEARCH_PER_MINUTE,
    duration: 60,
  });
  return async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const search = searchAt(url.pathname);
    if (req.method !== 'POST') throw new SearchError(405, 'Method not allowed');
    const asker = await askerOf(services, signingKey, limiter, req, url);
    const body = object.safeParse(await readJson(req, mostBytes));
    if (!body.success) throw new SearchError(400, 'The body is no JSON object.');
    // The database keeps no NUL in texts; nothing anybody said or wrote can hold one.
    if (JSON.stringify(body.data).includes('\\u0000'))
      throw new SearchError(400, 'The body holds a NUL character.');
    return answerJson(res, 200, await search(asker, body.data));
  };
}

/** @throws {SearchError} 404 for what is not one of the three. */
function searchAt(pathname: string): Search {
  const [index = '', ...rest] = pathname.split('/').slice(3).map(decode);
  if (index === '*' && rest.join('/') === 'queries') return searchMany;
  const order = orderOf(index);
  if (rest.join('/') === 'query') return (asker, body) => searchOne(asker, body, order);
  const [kind, facet, verb] = rest;
  if (kind === 'facets' && facet && verb === 'query' && rest.length === 3)
    return (asker, body) => searchFacet(asker, facet, body);
  throw new SearchError(404, 'Path not supported by this index');
}

/** @throws {SearchError} 404 for an index that is not there. */
function orderOf(index: string): SearchOrder {
  for (const order of Object.keys(searchIndexOf) as SearchOrder[])
    if (searchIndexOf[order] === index) return order;
  throw new SearchError(404, `Index ${index} does not exist`);
}

/** @throws {SearchError} 403, the same whatever is wrong with the key. */
async function askerOf(
  { settings, database, actors }: Services,
  signingKey: string,
  limiter: RateLimiterMemory,
  req: IncomingMessage,
  url: URL,
): Promise<Asker> {
  const named = (name: string) => {
    const header = req.headers[name];
    return (typeof header === 'string' ? header : url.searchParams.get(name)) ?? '';
  };
  const claims =
    settings.SEARCH === 'on' && named('x-algolia-application-id') === searchApplicationId
      ? readSearchKey(signingKey, named('x-algolia-api-key'))
      : null;
  // A key lives no longer than its session.
  const actor = claims?.sessionId ? await actors.ofPerson(claims) : null;
  const indices = claims?.restrictions.get('restrictIndices');
  if (
    !claims ||
    !actor ||
    actor.organizationId !== claims.organizationId ||
    !searchPolicy.can(actor, 'search', null) ||
    (indices && !indices.includes(searchIndexName))
  )
    throw new SearchError(403, 'Invalid Application-ID or API key');
  const { restrictions } = claims;
  return {
    ...{ db: database.forOrganization(actor.organizationId), actor, restrictions },
    count: async () => {
      await limiter.consume(actor.userId).catch((refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new SearchError(429, 'Too many searches. Wait a minute and try again.');
      });
    },
  };
}

async function searchOne(
  { db, actor, restrictions, count }: Asker,
  body: Record<string, unknown>,
  order: SearchOrder,
) {
  const startedAt = performance.now();
  await count();
  const { params, always } = parseSearchParams(body, restrictions);
  const found = await searchIndex(db, actor, params, always, order);
  return {
    ...found,
    params: typeof body['params'] === 'string' ? body['params'] : '',
    processingTimeMS: Math.round(performance.now() - startedAt),
    index: searchIndexOf[order],
  };
}

const searchMany: Search = async (asker, body) => {
  const input = requestsBody.safeParse(body);
  if (!input.success)
    throw new SearchError(400, `requests: a list of at most ${mostRequests} is expected.`);
  const hits = input.data.requests.reduce(
    (sum, request) =>
      sum +
      Math.min(maxHitsPerPage, parseSearchParams(request, asker.restrictions).params.hitsPerPage),
    0,
  );
  if (hits > mostHits)
    throw new SearchError(400, `requests: together they may ask for at most ${mostHits} hits.`);
  const results: unknown[] = [];
  for (const { indexName, type, facet, ...request } of input.data.requests) {
    const order = orderOf(String(indexName));
    results.push(
      type === 'facet'
        ? await searchFacet(asker, String(facet), request)
        : await searchOne(asker, request, order),
    );
  }
  return { results };
};

async function searchFacet(
  { db, actor, restrictions, count }: Asker,
  facet: string,
  { facetQuery, maxFacetHits, ...body }: Record<string, unknown>,
) {
  const startedAt = performance.now();
  await count();
  const words = typeof facetQuery === 'string' ? facetQuery.slice(0, 200) : '';
  const most = typeof maxFacetHits === 'number' ? maxFacetHits : 10;
  const { params, always } = parseSearchParams(body, restrictions);
  const values = await searchFacetValues(db, actor, facet, words, params, always);
  const marker = createMarker(parseQuery(words, { advancedSyntax: false }).terms);
  const tags = { preTag: params.highlightPreTag, postTag: params.highlightPostTag };
  return {
    facetHits: values.slice(0, Math.max(1, Math.min(100, most))).map(({ value, count }) => ({
      ...{ value, count },
      highlighted: highlightText(value, marker, tags).value,
    })),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.round(performance.now() - startedAt),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
