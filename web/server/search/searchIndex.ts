import { callTypeName, type CallType } from '#shared/domain/call.ts';
import { searchFacets, searchNumbers, type SearchNumber } from '#shared/domain/searchFacets.ts';
import type { SearchOrder } from '#shared/domain/searchIndexOf.ts';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import type { Actor } from '../auth/actor.ts';
import type { Db } from '../db/database.ts';
import { correctSpelling } from './correctSpelling.ts';
import { findCalls, type CallQuestion, type FoundCalls, type NumberStats } from './findCalls.ts';
import { findQuotes } from './findQuotes.ts';
import { highlightHit, matchedWords } from './highlightHit.ts';
import { createMarker } from './highlightText.ts';
import { parseFilters } from './parseFilters.ts';
import { parseQuery, type ParsedQuery } from './parseQuery.ts';
import { parseFacetFilters, parseNumericFilters, type SearchFilter } from './searchFilter.ts';
import { maxHitsPerPage, paginationLimit, type SearchParams } from './searchParams.ts';

export interface SearchAnswer {
  hits: Partial<SearchHit>[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Partial<Record<SearchNumber, NumberStats>>;
  exhaustiveNbHits: true;
  query: string;
}

/**
 * Answers a search with what the actor may see at this moment. `always` holds whatever the browser asks.
 * @throws {SearchError} 400 for filters that cannot be read.
 */
export async function searchIndex(
  db: Db,
  actor: Actor,
  params: SearchParams,
  always: SearchParams,
  order: SearchOrder = 'newest',
): Promise<SearchAnswer> {
  const size = Math.min(params.hitsPerPage, maxHitsPerPage);
  const counted = facetsAsked(params.facets);
  const offset = params.page * size;
  const question = {
    ...questionOf(params, always),
    ...{ order, offset, limit: Math.max(0, Math.min(size, paginationLimit - offset)) },
    counted: [...new Set(counted.map((name) => (name === 'source' ? 'type' : name)))],
    measured: searchNumbers.filter((name) => isAsked(params.facets, name)),
  };
  const { found, parsed } = await findAsSpelt(db, actor, question, params.typoTolerance);
  const { attributes } = question;
  const each = Math.min(
    10,
    params.distinct === true || params.distinct === false ? 3 : params.distinct,
  );
  const callIds = found.hits.map((hit) => hit.call_id);
  const marker = createMarker(parsed.terms);
  const quotes = await findQuotes(db, actor, {
    ...{ callIds, marker, attributes, each },
    ...{ hasNotes: found.hasNotes, total: found.total },
  });
  const hits = found.hits.map(({ call_id, hit }): Partial<SearchHit> => {
    const { segments = [], notes = [] } = quotes.get(call_id) ?? {};
    const whole: SearchHit = {
      ...{ objectID: call_id, call_id, ...hit, source: callTypeName(hit.type) },
      ...{ transcript_segments: segments, notes },
      matched_words: matchedWords(segments, marker),
    };
    return pick(
      highlightHit(whole, marker, {
        tags: { preTag: params.highlightPreTag, postTag: params.highlightPostTag },
        ellipsis: params.snippetEllipsisText,
        highlighted: params.attributesToHighlight,
        snippets: params.attributesToSnippet,
      }),
      params.attributesToRetrieve,
    );
  });
  return {
    hits,
    nbHits: found.total,
    page: params.page,
    nbPages: size === 0 ? 0 : Math.ceil(Math.min(found.total, paginationLimit) / size),
    hitsPerPage: size,
    ...(params.facets.length > 0
      ? { facets: facetCounts(found, counted, params.maxValuesPerFacet), facets_stats: found.stats }
      : {}),
    exhaustiveNbHits: true,
    query: params.query,
  };
}

/** The values of one facet that hold some words, most frequent first. @throws {SearchError} */
export async function searchFacetValues(
  db: Db,
  actor: Actor,
  facet: string,
  words: string,
  params: SearchParams,
  always: SearchParams,
): Promise<{ value: string; count: number }[]> {
  const isSource = facet === 'source';
  const found = await findCalls(db, actor, {
    ...questionOf(params, always),
    ...{ offset: 0, limit: 0, measured: [] },
    counted: facetsAsked([isSource ? 'type' : facet]),
    ...(isSource ? {} : { valueWords: words }),
    maxValues: isSource ? 100 : Math.min(100, params.maxValuesPerFacet),
  });
  const counts = facetCounts(found, facetsAsked([facet]), 100)[facet] ?? {};
  const asked = words.trim().toLowerCase();
  return Object.entries(counts)
    .filter(([value]) => !isSource || value.toLowerCase().includes(asked))
    .map(([value, count]) => ({ value, count }));
}

function questionOf(params: SearchParams, always: SearchParams): CallQuestion {
  return {
    parsed: parseQuery(params.query, params),
    attributes: new Set(params.restrictSearchableAttributes),
    filters: [...filtersOf(params), ...filtersOf(always)],
    ...{ order: 'newest', limit: 0, offset: 0, counted: [], measured: [] },
    maxValues: params.maxValuesPerFacet,
  };
}

function filtersOf(params: SearchParams): SearchFilter[] {
  const filter = params.filters === undefined ? null : parseFilters(params.filters);
  return [
    ...(filter ? [filter] : []),
    ...parseFacetFilters(params.facetFilters),
    ...parseNumericFilters(params.numericFilters),
  ];
}

/** Where nothing is found as it is spelt, words that are nearly so are looked for. */
async function findAsSpelt(
  db: Db,
  actor: Actor,
  question: CallQuestion,
  typoTolerance: SearchParams['typoTolerance'],
): Promise<{ found: FoundCalls; parsed: ParsedQuery }> {
  const { parsed } = question;
  const found = await findCalls(db, actor, question);
  const isStrict = typoTolerance === false || typoTolerance === 'false';
  if (found.total > 0 || isStrict || parsed.terms.length === 0) return { found, parsed };
  const terms = await correctSpelling(db, actor.organizationId, parsed.terms);
  if (!terms.some((term) => term.alternatives.length > 0)) return { found, parsed };
  const corrected = { ...parsed, terms };
  return {
    found: await findCalls(db, actor, { ...question, parsed: corrected }),
    parsed: corrected,
  };
}

const isAsked = (facets: readonly string[], name: string): boolean =>
  facets.includes('*') || facets.includes(name);
const facetsAsked = (facets: readonly string[]): string[] =>
  searchFacets.filter((name) => isAsked(facets, name));

function facetCounts(
  { values }: FoundCalls,
  counted: readonly string[],
  most: number,
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  const add = (attribute: string, value: string, count: number) => {
    if (!counted.includes(attribute)) return;
    const of = (counts[attribute] ??= {});
    if (value in of || Object.keys(of).length < most) of[value] = (of[value] ?? 0) + count;
  };
  for (const { facet, count } of values) {
    const at = facet.indexOf(':');
    const [attribute, value] = [facet.slice(0, at), facet.slice(at + 1)];
    add(attribute, value, count);
    if (attribute === 'type') add('source', callTypeName(value as CallType), count);
  }
  return counts;
}

const always = new Set(['objectID', '_highlightResult', '_snippetResult']);
const pick = (hit: SearchHit, attributes: readonly string[]): Partial<SearchHit> =>
  attributes.includes('*')
    ? hit
    : Object.fromEntries(
        Object.entries(hit).filter(([name]) => always.has(name) || attributes.includes(name)),
      );
