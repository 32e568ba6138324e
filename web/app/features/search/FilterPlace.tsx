import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { FilterColumn } from './FilterColumn.tsx';
import classes from './FilterPlace.module.css';
import type { SearchIndex } from './useSearchIndex.ts';
import type { SearchState } from './useSearchFilters.ts';

interface FilterPlaceProps {
  state: SearchState;
  index: SearchIndex | null;
  /** How many recordings there are, in words; null while it is not known. */
  countText: string | null;
  className: string;
  onClose: () => void;
}

/** The filters: a column beside the list, or a sheet over it where there is no room. */
export function FilterPlace({ state, index, countText, className, onClose }: FilterPlaceProps) {
  const isWide = useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false });
  const column = <FilterColumn state={state} index={index} />;
  if (isWide)
    return (
      <section className={className} aria-label="Filters">
        {column}
      </section>
    );
  return (
    <Drawer
      opened
      onClose={onClose}
      title="Filters"
      size={336}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {column}
      <div className={classes.foot}>
        <Button fullWidth onClick={onClose}>
          {countText === null ? 'Show recordings' : `Show ${countText}`}
        </Button>
      </div>
    </Drawer>
  );
}
