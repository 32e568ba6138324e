import { useDebouncedValue } from '@mantine/hooks';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { jobDescriptionTabs, type JobDescriptionTab } from './jobDescriptionTabs.ts';

const pauseMs = 500;
const keys = {
  tab: parseAsStringLiteral(jobDescriptionTabs).withDefault('mine'),
  q: parseAsString.withDefault(''),
};

/** Which list is shown and what it is filtered by, in the address; another tab begins without a filter. */
export function useJobDescriptionTab(isAdmin: boolean) {
  const [{ tab: asked, q }, set] = useQueryStates(keys);
  const tab = asked === 'all' && !isAdmin ? 'mine' : asked;
  const [debounced] = useDebouncedValue({ tab, q }, pauseMs);
  return {
    tab,
    filter: q,
    /** What is asked of the server: the filter when its typing paused, at once none after a change of tab. */
    searchTerm: q === '' || debounced.tab !== tab ? q : debounced.q,
    setFilter: (value: string) => void set({ q: value || null }),
    setTab: (value: JobDescriptionTab) => void set({ tab: value, q: null }),
  };
}
