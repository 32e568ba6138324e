import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';
import classes from './CallFilterBar.module.css';
import { isNarrowed, sortKeys, sortLabels, statusKeys, statusLabels } from './callFilter.ts';
import type { CallFilters, SortKey, StatusKey } from './callFilter.ts';
import chip from './FilterChip.module.css';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DateFilter } from './DateFilter.tsx';
import { InterviewerFilter } from './InterviewerFilter.tsx';
import { PositionFilter } from './PositionFilter.tsx';
import { SearchField } from './SearchField.tsx';
import { StageFilter } from './StageFilter.tsx';
import type { useCallFilters } from './useCallFilters.ts';

interface CallFilterBarProps extends ReturnType<typeof useCallFilters> {
  searchRef: RefObject<HTMLInputElement | null>;
  /** How many recordings there are, in words; null while it is not known. */
  countText: string | null;
}

const sortChoices = sortKeys.map((value) => ({ value, label: sortLabels[value] }));
const statusChoices = statusKeys.map((value) => ({ value, label: statusLabels[value] }));

/** What narrows and orders the list; each active filter can be dropped by itself. */
export function CallFilterBar(props: CallFilterBarProps) {
  const { filters, setFilters, setQuery, clearFilters, searchRef, countText } = props;
  const set = <K extends keyof CallFilters>(key: K) => {
    return (value: CallFilters[K]) => setFilters({ [key]: value });
  };
  return (
    <div className={classes.bar} role="search">
      <SearchField
        label="Filter by name or position"
        value={filters.q}
        onChange={setQuery}
        fieldRef={searchRef}
      />
      <div className={classes.chips}>
        <PositionFilter selected={filters.position} onChange={set('position')} />
        <StageFilter selected={filters.stage} onChange={set('stage')} />
        <InterviewerFilter selected={filters.interviewer} onChange={set('interviewer')} />
        <ChoiceFilter
          label="Status"
          choices={statusChoices}
          selected={filters.status}
          onChange={(status) => setFilters({ status: status as StatusKey[] })}
          isMultiple
        />
        <DateFilter date={filters.date} onChange={set('date')} />
        <span className={chip.chip} data-active={filters.mine || undefined}>
          <button
            type="button"
            className={chip.main}
            aria-pressed={filters.mine}
            onClick={() => setFilters({ mine: !filters.mine })}
          >
            {filters.mine && <IconCheck size={14} aria-hidden />}
            Mine
          </button>
        </span>
        {isNarrowed(filters) && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.clear ?? ''}
            leftSection={<IconX size={14} aria-hidden />}
            onClick={clearFilters}
          >
            Clear filters
          </Button>
        )}
        <span className={classes.end}>
          <VisuallyHidden role="status">{countText}</VisuallyHidden>
          <ChoiceFilter
            label="Sort"
            choices={sortChoices}
            selected={[filters.sort]}
            onChange={([sort]) => setFilters({ sort: (sort ?? 'newest') as SortKey })}
            isDroppable={false}
          />
        </span>
      </div>
    </div>
  );
}
