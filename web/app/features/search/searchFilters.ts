import { searchFacetOfKey, searchNumberOfKey } from '#shared/domain/searchFacets.ts';
import type { SortKey } from '../calls/callFilter.ts';

/** The filters by value, in the order the column shows them, by their key in the address. */
export const facetKeys = [
  ...(['interviewer', 'candidate', 'position', 'client', 'stage', 'source'] as const),
  ...(['rating', 'status', 'cues', 'pois', 'type'] as const),
] satisfies (keyof typeof searchFacetOfKey)[];
export type FacetKey = (typeof facetKeys)[number];

export const rangeKeys = ['duration', 'talk_ratio', 'longest_monologue', 'metric'] as const;
export type RangeKey = (typeof rangeKeys)[number];
/** Both ends belong to it, in the index's own unit; null is an open end. */
export type Range = [from: number | null, to: number | null];

export type SearchFilters = {
  q: string;
  sort: SortKey;
  /** Only interviews that the viewer owns or took part in as an interviewer. */
  mine: boolean;
  /** Shared with the viewer by a colleague. */
  shared: boolean;
  /** A preset, or two days as "2026-01-31..2026-02-28", either side may be left out. */
  date: string | null;
} & Record<FacetKey, string[]> &
  Record<RangeKey, Range | null>;

export const facetLabels: Record<FacetKey, string> = {
  interviewer: 'Interviewer',
  candidate: 'Candidate',
  position: 'Position',
  client: 'Position group',
  stage: 'Stage',
  source: 'Source',
  rating: 'Rating',
  status: 'Status',
  cues: 'Guide question',
  pois: 'Point of interest',
  type: 'Type',
};
export const rangeLabels: Record<RangeKey, string> = {
  duration: 'Length',
  talk_ratio: 'Candidate talk ratio',
  longest_monologue: 'Longest monologue',
  metric: 'Interactivity',
};

const statusLabels: Record<string, string> = {
  COMPLETED: 'Ready',
  FAILED: 'Failed',
  IN_PROGRESS: 'Getting ready',
  DISPATCHED: 'Queued',
  PENDING: 'Not transcribed',
};
const words = (constant: string): string =>
  constant.charAt(0) + constant.slice(1).toLowerCase().replaceAll('_', ' ');

/** A facet's value as people read it. */
export function facetValueLabel(key: FacetKey, value: string): string {
  if (key === 'rating') return `${value} ${value === '1' ? 'star' : 'stars'}`;
  if (key === 'status') return statusLabels[value] ?? words(value);
  return key === 'type' ? words(value) : value;
}

/** Whether anything asks the index; without, the page is the live list. */
export const isIndexQuery = (filters: SearchFilters): boolean =>
  filters.q.trim() !== '' || isNarrowed(filters);

/** Whether a filter is set, words aside. */
export const isNarrowed = (filters: SearchFilters): boolean =>
  filters.date !== null ||
  facetKeys.some((key) => filters[key].length > 0) ||
  rangeKeys.some((key) => filters[key] !== null);

/** How many filters are set, words aside. */
export const filterCount = (filters: SearchFilters): number =>
  Number(filters.date !== null) +
  facetKeys.reduce((sum, key) => sum + filters[key].length, 0) +
  rangeKeys.filter((key) => filters[key] !== null).length;

export const attributeOfFacet = (key: FacetKey): string => searchFacetOfKey[key];
export const attributeOfRange = (key: RangeKey): string => searchNumberOfKey[key];

/**
 * The ranges that lie wholly outside what there is, brought to its nearer end: with them nothing would
 * be found, whatever the handles show. Bounds by the index's attribute; null when all lie inside.
 */
export function rangesBroughtIn(
  filters: SearchFilters,
  bounds: Record<string, { min: number; max: number }>,
): Partial<Record<RangeKey, Range | null>> | null {
  const changes = rangeKeys.flatMap((key) => {
    const [range, reach] = [filters[key], bounds[attributeOfRange(key)]];
    if (!range || !reach) return [];
    const isOutside = (range[0] ?? -Infinity) > reach.max || (range[1] ?? Infinity) < reach.min;
    // Written in an address: short, and on the side that keeps the outermost inside.
    const ends: [number, number] = [
      Math.ceil(reach.min * 10_000) / 10_000,
      Math.floor(reach.max * 10_000) / 10_000,
    ];
    return isOutside ? [[key, clampRange(range, ends)] as const] : [];
  });
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}

/** The range kept inside what there is; null when it then says nothing. */
export function clampRange(
  [from, to]: Range,
  [min, max]: [min: number, max: number],
): Range | null {
  const low = from === null || from <= min ? null : Math.min(from, max);
  const high = to === null || to >= max ? null : Math.max(to, min);
  return low === null && high === null ? null : [low, high];
}
