import { Button, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { RefObject } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import chip from './FilterChip.module.css';
import classes from './SearchBar.module.css';
import { SearchField } from './SearchField.tsx';
import { filterCount, isIndexQuery } from './searchFilters.ts';
import { sortLabels } from './useSearchFilters.ts';
import type { SortKey } from '../calls/callFilter.ts';
import type { SearchState } from './useSearchFilters.ts';
import { choiceValueOf } from './choice.ts';
import type { ChoiceFilterProps } from './choice.ts';
import { FilterChip } from './FilterChip.tsx';

const ActiveFilters = lazyPart(() => import('./ActiveFilters.tsx'), 'ActiveFilters');

interface SearchBarProps {
  state: SearchState;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** How many recordings there are, in words; null while it is not known. */
  countText: string | null;
  areFiltersOpen: boolean;
  /** Null where there is no index to filter. */
  onToggleFilters: (() => void) | null;
}

const sortChoices = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));
const sortChoicesWithoutWords = sortChoices.filter(({ value }) => value !== 'relevance');

/** The box to search in, the way to the filters, and those that are set. */
export function SearchBar(props: SearchBarProps) {
  const { state, fieldRef, countText, areFiltersOpen, onToggleFilters } = props;
  const { filters, setFilters, setQuery } = state;
  const count = filterCount(filters);
  const hasWords = filters.q.trim() !== '';
  return (
    <div className={classes.bar} role="search">
      <SearchField
        label="Search people, positions, words"
        value={filters.q}
        onChange={setQuery}
        fieldRef={fieldRef}
      />
      <div className={classes.line}>
        {onToggleFilters && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
            aria-expanded={areFiltersOpen}
            onClick={onToggleFilters}
          >
            {count === 0 ? 'Filters' : `Filters (${count})`}
          </Button>
        )}
        {count > 0 && (
          <Suspense fallback={null}>
            <ActiveFilters state={state} />
          </Suspense>
        )}
        <VisuallyHidden role="status">{countText}</VisuallyHidden>
        {(onToggleFilters || !isIndexQuery(filters)) && (
          <span className={classes.end}>
            <ScopeChip
              label="Mine"
              isActive={filters.mine}
              onClick={() => setFilters({ mine: !filters.mine, shared: false })}
            />
            <ScopeChip
              label="Shared with me"
              isActive={filters.shared}
              onClick={() => setFilters({ shared: !filters.shared, mine: false })}
            />
            <ChoiceFilter
              label="Sort"
              choices={hasWords ? sortChoices : sortChoicesWithoutWords}
              selected={[hasWords || filters.sort !== 'relevance' ? filters.sort : 'newest']}
              onChange={([sort]) => setFilters({ sort: (sort ?? 'newest') as SortKey })}
              isDroppable={false}
            />
          </span>
        )}
      </div>
    </div>
  );
}

interface ScopeChipProps {
  label: string;
  isActive: boolean;
  onClick: () => void;
}

function ScopeChip({ label, isActive, onClick }: ScopeChipProps) {
  return (
    <span className={chip.chip} data-active={isActive || undefined}>
      <button type="button" className={chip.main} aria-pressed={isActive} onClick={onClick}>
        {isActive && <IconCheck size={14} aria-hidden />}
        {label}
      </button>
    </span>
  );
}

const OpenChoiceFilter = lazyPart(() => import('./OpenChoiceFilter.tsx'), 'OpenChoiceFilter');

/** A filter with choices. What draws its list is loaded when the chip is first pressed. */
function ChoiceFilter(props: ChoiceFilterProps) {
  const { label, choices, selected, onChange, isDroppable = true } = props;
  const [isWanted, setIsWanted] = useState(false);
  const chip = (
    <FilterChip
      label={label}
      value={choiceValueOf(choices, selected)}
      aria-haspopup="listbox"
      aria-expanded={false}
      onClick={() => setIsWanted(true)}
      {...(isDroppable && { onDrop: () => onChange([]) })}
    />
  );
  return isWanted ? (
    <Suspense fallback={chip}>
      <OpenChoiceFilter {...props} />
    </Suspense>
  ) : (
    chip
  );
}
