import {
  createParser,
  debounce,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs';
import { sortKeys } from '../calls/callFilter.ts';
import type { SortKey } from '../calls/callFilter.ts';
import { dateLabelOf } from './dateRange.ts';
import { parseRange, rangeParam } from './rangeTexts.ts';
import type { Range, SearchFilters } from './searchFilters.ts';

export const sortLabels: Record<SortKey, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  candidate: 'Candidate',
  longest: 'Longest',
  relevance: 'Best match',
};

const longestQuery = 512;
const parseAsQuery = createParser<string>({
  // A link may hold more than the box takes and the index answers.
  parse: (text) => text.slice(0, longestQuery),
  serialize: (text) => text,
});
const parseAsDateFilter = createParser<string>({
  parse: (text) => (dateLabelOf(text) === null ? null : text),
  serialize: (date) => date,
});
const parseAsRange = createParser<Range>({
  parse: parseRange,
  serialize: rangeParam,
  eq: (item, other) => rangeParam(item) === rangeParam(other),
});
const values = parseAsArrayOf(parseAsString).withDefault([]);

const keys = {
  q: parseAsQuery.withDefault(''),
  interviewer: values,
  candidate: values,
  position: values,
  client: values,
  stage: values,
  source: values,
  rating: values,
  status: values,
  cues: values,
  pois: values,
  type: values,
  date: parseAsDateFilter,
  duration: parseAsRange,
  talk_ratio: parseAsRange,
  longest_monologue: parseAsRange,
  metric: parseAsRange,
  sort: parseAsStringLiteral(sortKeys).withDefault('newest'),
  mine: parseAsBoolean.withDefault(false),
  shared: parseAsBoolean.withDefault(false),
};
const pauseMs = 350;

/** The search as the address holds it, so that a link shows the same results. */
export function useSearchFilters() {
  const [filters, setFilters] = useQueryStates(keys, { history: 'replace', clearOnDefault: true });
  return {
    filters: filters satisfies SearchFilters,
    setFilters: (changes: Partial<typeof filters>) => void setFilters(changes),
    /** Typing waits 350 ms before it asks; the field itself shows each letter at once. */
    setQuery: (q: string) =>
      void setFilters(
        { q: q.slice(0, longestQuery) },
        { limitUrlUpdates: q === '' ? debounce(0) : debounce(pauseMs) },
      ),
    /** All filters go; words in the box and the order of the list stay. */
    clearFilters: () => {
      const { q: _q, sort: _sort, mine: _mine, shared: _shared, ...others } = filters;
      const none = Object.fromEntries(Object.keys(others).map((key) => [key, null]));
      void setFilters(none);
    },
    clearAll: () => void setFilters(null),
  };
}
export type SearchState = ReturnType<typeof useSearchFilters>;
