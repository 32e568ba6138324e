import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { readFragment } from '../../lib/__generated__/index.ts';
import { GuideRowFragment, GuidesDocument } from './guideDocuments.ts';
import type { Choice } from './guideTree.ts';

const whoseGuides = ['all', 'own', 'assigned'] as const;
const searchPauseMs = 200;
/** As many as one page shows; more are found by narrowing the list. */
export const mostListedGuides = 200;

export interface GuideListFilter {
  query: string;
  position: Choice | null;
  whose: string;
  setQuery: (query: string) => void;
  setPosition: (position: Choice | null) => void;
  setWhose: (whose: string) => void;
  clear: () => void;
}

/** The guides that the address asks for. */
export function useGuideList() {
  const [query, setQuery] = useQueryState('q', parseAsString.withDefault(''));
  const [positionId, setPositionId] = useQueryState('position', parseAsString);
  const [whose, setWhose] = useQueryState(
    'whose',
    parseAsStringLiteral(whoseGuides).withDefault('all'),
  );
  const [settledQuery] = useDebouncedValue(query, searchPauseMs);
  const { data, previousData, error, loading, refetch } = useQuery(GuidesDocument, {
    variables: {
      query: settledQuery,
      filter: { positionId, isOwn: whose === 'own', isAssigned: whose === 'assigned' },
    },
    fetchPolicy: 'cache-and-network',
  });
  const known = data ?? previousData;
  const guides = known?.guides.map((guide) => readFragment(GuideRowFragment, guide)) ?? null;
  const title = guides?.find(({ position }) => position?.id === positionId)?.position?.displayTitle;
  const filter: GuideListFilter = {
    ...{ query, whose },
    position: positionId ? { value: positionId, label: title ?? 'Chosen position' } : null,
    setQuery: (text) => void setQuery(text || null),
    setPosition: (position) => void setPositionId(position?.value ?? null),
    setWhose: (value) => void setWhose(whoseGuides.find((guide) => guide === value) ?? null),
    clear: () => {
      void setQuery(null);
      void setPositionId(null);
      void setWhose(null);
    },
  };
  return {
    ...{ guides, error, filter, refetch },
    isLoading: loading && !known,
    isFiltered: query !== '' || positionId !== null || whose !== 'all',
    canCreate: known?.canCreateCallGuide ?? false,
  };
}
