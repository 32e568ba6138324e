import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { applicationStatuses, applicationStatusLabels } from '#shared/domain/candidate.ts';
import { plural } from '#shared/domain/plural.ts';
import { PositionSelect } from '../../ui/PositionSelect.tsx';
import { StageSelect } from '../../ui/StageSelect.tsx';
import classes from './CandidateFilterBar.module.css';
import type { CandidateFilters } from './useCandidateFilters.ts';

const ratings = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: stars === 5 ? '5 stars' : `${plural(stars, 'star')} or more`,
}));
const sorts = [
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest first' },
  { value: 'last_interview', label: 'Last interview' },
];

interface CandidateFilterBarProps {
  filters: CandidateFilters;
  onChange: (changes: Partial<CandidateFilters>) => void;
}

/** Finds candidates by name or e-mail, and narrows the list. */
export function CandidateFilterBar({ filters, onChange }: CandidateFilterBarProps) {
  return (
    <div className={classes.bar} role="search" aria-label="Candidates">
      <TextInput
        className={classes.search}
        type="search"
        label="Search"
        placeholder="Name or e-mail"
        maxLength={512}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filters.q}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
      />
      <PositionSelect
        label="Position"
        placeholder="Any"
        value={filters.position}
        onChange={(position) => onChange({ position })}
      />
      <StageSelect
        label="Stage"
        placeholder="Any"
        value={filters.stage}
        onChange={(stage) => onChange({ stage })}
      />
      <Select
        label="Status"
        placeholder="Any"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear status' }}
        data={applicationStatuses.map((value) => ({
          value,
          label: applicationStatusLabels[value],
        }))}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label="Rating"
        placeholder="Any"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear rating' }}
        data={ratings}
        value={filters.rating === null ? null : String(filters.rating)}
        onChange={(rating) => onChange({ rating: rating === null ? null : Number(rating) })}
      />
      <Select
        label="Sort by"
        allowDeselect={false}
        data={sorts}
        value={filters.sort}
        onChange={(sort) => onChange({ sort: (sort ?? 'name') as CandidateFilters['sort'] })}
      />
    </div>
  );
}
