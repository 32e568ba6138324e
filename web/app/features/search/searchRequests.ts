import { searchIndexOf } from '#shared/domain/searchIndexOf.ts';
import { dateBoundsOf } from './dateRange.ts';
import { attributeOfFacet, attributeOfRange, facetKeys, rangeKeys } from './searchFilters.ts';
import type { FacetKey, RangeKey, SearchFilters } from './searchFilters.ts';

const hitsPerPage = 50;
/** Enough to show a facet whole, as a rule; beyond, the index itself is searched for values. */
export const mostValues = 50;
const quotesPerGroup = 3;
const quoteWords = 40;
const time = 'call_timestamp_seconds';

/** A request of the Algolia search API, as far as this page uses it. */
export interface IndexRequest {
  indexName: string;
  query: string;
  page: number;
  hitsPerPage: number;
  facets: string[];
  facetFilters: string[][];
  numericFilters: string[];
  maxValuesPerFacet: number;
  distinct: number;
  advancedSyntax: true;
  highlightPreTag: '<mark>';
  highlightPostTag: '</mark>';
  attributesToHighlight: string[];
  attributesToSnippet: string[];
  /** Words of the query that need not stand in a hit. */
  optionalWords?: string[];
  restrictSearchableAttributes?: string[];
}

/** When it is asked, by whom, and the zone (IANA) in which the viewer counts days. */
interface AskedAt {
  now: Date;
  zone: string;
  viewerId: string;
}

const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000);

/** Each filter as the index takes it, by its key. */
function conditionsOf(filters: SearchFilters, at: AskedAt) {
  const { startAfter, startBefore } = dateBoundsOf(filters.date, at.now, at.zone);
  const numeric = new Map<'date' | RangeKey, string[]>();
  numeric.set('date', [
    ...(startAfter ? [`${time} >= ${seconds(startAfter)}`] : []),
    // The end of the last day less one second, so that the next midnight is outside.
    ...(startBefore ? [`${time} <= ${seconds(startBefore) - 1}`] : []),
  ]);
  for (const key of rangeKeys) {
    const [from, to] = filters[key] ?? [null, null];
    const attribute = attributeOfRange(key);
    numeric.set(key, [
      ...(from === null ? [] : [`${attribute} >= ${from}`]),
      ...(to === null ? [] : [`${attribute} <= ${to}`]),
    ]);
  }
  const facet = new Map<FacetKey, string[]>();
  for (const key of facetKeys)
    if (filters[key].length > 0)
      // A value that begins with a minus would be read as "not".
      facet.set(
        key,
        filters[key].map((value) => `${attributeOfFacet(key)}:${value.replace(/^-/, '\\-')}`),
      );
  return { numeric, facet };
}

/** One page of hits; the first also counts what the facets hold. */
export function hitsRequest(filters: SearchFilters, at: AskedAt, page: number): IndexRequest {
  return request(filters, at, { page, facets: page === 0 ? allFacets : [] });
}

/**
 * The counts of the facets that are filtered by, each without its own filter: how many there would be
 * had another value been chosen. In the order of `ownKeys`.
 */
export const facetRequests = (filters: SearchFilters, at: AskedAt): IndexRequest[] =>
  ownKeys(filters).map((key) =>
    request(filters, at, { without: key, facets: [attributeOf(key)], hitsPerPage: 0 }),
  );

/** Which facets and ranges are filtered by. */
export const ownKeys = (filters: SearchFilters): (FacetKey | RangeKey | 'date')[] => [
  ...facetKeys.filter((key) => filters[key].length > 0),
  ...rangeKeys.filter((key) => filters[key] !== null),
  ...(filters.date === null ? [] : (['date'] as const)),
];

export const attributeOf = (key: FacetKey | RangeKey | 'date'): string => {
  if (key === 'date') return time;
  const range = rangeKeys.find((item) => item === key);
  return range ? attributeOfRange(range) : attributeOfFacet(key as FacetKey);
};

const allFacets = [
  ...facetKeys.filter((key) => key !== 'type').map(attributeOfFacet),
  ...rangeKeys.map(attributeOfRange),
  time,
];

function request(
  filters: SearchFilters,
  at: AskedAt,
  over: Pick<IndexRequest, 'facets'> &
    Partial<Pick<IndexRequest, 'page' | 'hitsPerPage'>> & {
      without?: FacetKey | RangeKey | 'date';
    },
): IndexRequest {
  const { facet, numeric } = conditionsOf(filters, at);
  const { without, ...given } = over;
  const scope = filters.mine
    ? [[`owner.id:${at.viewerId}`, `interviewers.id:${at.viewerId}`]]
    : filters.shared
      ? [[`shared_with.id:${at.viewerId}`]]
      : [];
  const rest = <Key, Value>(all: Map<Key, Value>) =>
    [...all].flatMap(([key, value]) => (key === (without as unknown) ? [] : [value]));
  return {
    indexName: searchIndexOf[filters.sort],
    query: filters.q.trim(),
    page: 0,
    hitsPerPage,
    facetFilters: [...rest(facet), ...scope],
    numericFilters: rest(numeric).flat(),
    maxValuesPerFacet: mostValues,
    distinct: quotesPerGroup,
    advancedSyntax: true,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributesToHighlight: [
      ...['name', 'candidate.name', 'position.display_title', 'stage', 'interviewers.name'],
    ],
    attributesToSnippet: [`transcript_segments.text:${quoteWords}`, `notes.text:${quoteWords}`],
    ...given,
  };
}
