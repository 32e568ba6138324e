import { Button } from '@mantine/core';
import { SideOrSheet } from '../../ui/SideOrSheet.tsx';
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
export function FilterPlace(props: FilterPlaceProps) {
  const { state, index, countText, className, onClose } = props;
  return (
    <SideOrSheet
      label="Filters"
      className={className}
      isOpen
      onClose={onClose}
      position="left"
      sheetFoot={
        <div className={classes.foot}>
          <Button fullWidth onClick={onClose}>
            {countText === null ? 'Show recordings' : `Show ${countText}`}
          </Button>
        </div>
      }
    >
      <FilterColumn state={state} index={index} />
    </SideOrSheet>
  );
}
