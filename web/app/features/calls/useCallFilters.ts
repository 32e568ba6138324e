import {
  createParser,
  debounce,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs';
import { dateLabelOf, sortKeys, statusKeys } from './callFilter.ts';
import type { CallFilters } from './callFilter.ts';

const parseAsDateFilter = createParser<string>({
  parse: (text) => (dateLabelOf(text) === null ? null : text),
  serialize: (date) => date,
});

const keys = {
  q: parseAsString.withDefault(''),
  sort: parseAsStringLiteral(sortKeys).withDefault('newest'),
  position: parseAsString,
  stage: parseAsArrayOf(parseAsString).withDefault([]),
  interviewer: parseAsArrayOf(parseAsString).withDefault([]),
  status: parseAsArrayOf(parseAsStringLiteral(statusKeys)).withDefault([]),
  mine: parseAsBoolean.withDefault(false),
  date: parseAsDateFilter,
};

/** The filters as the address holds them, so that a link shows the same list. */
export function useCallFilters() {
  const [filters, setFilters] = useQueryStates(keys, { history: 'replace', clearOnDefault: true });
  return {
    filters: filters satisfies CallFilters,
    setFilters: (changes: Partial<CallFilters>) => void setFilters(changes),
    /** Typing waits 350 ms before it asks; the field itself shows each letter at once. */
    setQuery: (q: string) =>
      void setFilters({ q }, { limitUrlUpdates: q === '' ? debounce(0) : debounce(350) }),
    clearFilters: () =>
      void setFilters({
        q: null,
        position: null,
        stage: null,
        interviewer: null,
        status: null,
        mine: null,
        date: null,
      }),
  };
}
