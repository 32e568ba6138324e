import { useDebouncedValue } from '@mantine/hooks';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { readFragment } from '../../lib/__generated__/index.ts';
import { useListPages } from '../../lib/useListPages.ts';
import { GuideRowFragment, GuidesDocument } from './guideDocuments.ts';
import type { Choice } from './guideTree.ts';

const whoseGuides = ['all', 'own', 'assigned'] as const;
const searchPauseMs = 200;

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
  const pages = useListPages({
    document: GuidesDocument,
    filter: {
      query: settledQuery,
      filter: { positionId, isOwn: whose === 'own', isAssigned: whose === 'assigned' },
    },
    rowsOf: (data) => data.guides.map((guide) => readFragment(GuideRowFragment, guide)),
  });
  const { rows: guides, more, known, reload } = pages;
  const { error } = pages.query;
  const title = guides?.find(({ position }) => position?.id === positionId)?.position?.displayTitle;
  const filter: GuideListFilter = {
    query,
    whose,
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
    guides,
    more,
    error,
    filter,
    reload,
    isFiltered: query !== '' || positionId !== null || whose !== 'all',
    canCreate: known?.canCreateCallGuide ?? false,
  };
}
