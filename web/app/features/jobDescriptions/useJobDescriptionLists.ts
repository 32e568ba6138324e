import type { JobDescriptionTab } from './jobDescriptionTabs.ts';
import { useJobDescriptionList } from './useJobDescriptionList.ts';

/** All lists a person has, for their counts, and the rows of the one that is shown. */
export function useJobDescriptionLists(given: {
  tab: JobDescriptionTab;
  searchTerm: string;
  hasPlan: boolean;
  isAdmin: boolean;
}) {
  const { tab, searchTerm, hasPlan, isAdmin } = given;
  const filterOf = (one: JobDescriptionTab) => ({
    hasPlan,
    searchTerm: one === tab ? searchTerm.trim() : '',
  });
  const mine = useJobDescriptionList('mine', filterOf('mine'));
  const shared = useJobDescriptionList('shared', filterOf('shared'));
  const all = useJobDescriptionList('all', { ...filterOf('all'), isSkipped: !isAdmin });
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
