import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LoadState } from '../../lib/loadState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import type { InsightFilters } from './useInsightFilters.ts';

interface FilteredFiguresProps<Value> {
  filters: InsightFilters;
  state: LoadState<Value>;
  isEmpty: (value: Value) => boolean;
  /** What a page says that counts nothing. */
  empty: string;
  children: (value: Value) => ReactNode;
}

/** The figures of filtered interviews once they are loaded; where there are none the filter can be cleared. */
export function FilteredFigures<Value>(props: FilteredFiguresProps<Value>) {
  const { filters, state, isEmpty, empty, children } = props;
  if (state.kind !== 'ready')
    return <NotLoaded state={state} skeleton={<RowsSkeleton isPage />} absent={null} />;
  if (!isEmpty(state.value)) return <>{children(state.value)}</>;
  return (
    <EmptyState
      title={empty}
      action={
        filters.isFiltered && (
          <Button variant="default" onClick={filters.clear}>
            Clear filters
          </Button>
        )
      }
    />
  );
}
