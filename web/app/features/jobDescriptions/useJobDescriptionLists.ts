import type { JobDescriptionTab } from './jobDescriptionTabs.ts';
import { useJobDescriptionList } from './useJobDescriptionList.ts';

/** All lists a person has, for their counts, and the rows of the one that is shown. */
export function useJobDescriptionLists(input: {
  tab: JobDescriptionTab;
  searchTerm: string;
  hasPlan: boolean;
  isAdmin: boolean;
}) {
  const { tab, searchTerm, hasPlan, isAdmin } = input;
  // Every tab counts what the filter leaves of it, so that the words lead to the list that has them.
  const filter = { hasPlan, searchTerm: searchTerm.trim() };
  const mine = useJobDescriptionList('mine', filter);
  const shared = useJobDescriptionList('shared', filter);
  const all = useJobDescriptionList('all', { ...filter, isSkipped: !isAdmin });
  return {
    shown: { mine, shared, all }[tab],
    counts: {
      mine: mine.totalRows,
      shared: shared.totalRows,
      ...(isAdmin ? { all: all.totalRows } : {}),
    },
    refetchAll: () => {
      mine.refetch();
      shared.refetch();
      if (isAdmin) all.refetch();
    },
  };
}
