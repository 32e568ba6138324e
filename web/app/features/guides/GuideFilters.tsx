import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { GuidePosition } from './GuideChoices.tsx';
import classes from './GuideFilters.module.css';
import type { GuideListFilter } from './useGuideList.ts';

const whose = [
  { value: 'all', label: 'All' },
  { value: 'own', label: 'Mine' },
  { value: 'assigned', label: 'Assigned to me' },
];

/** What the list of guides is narrowed to. */
export function GuideFilters({ filter }: { filter: GuideListFilter }) {
  return (
    <div className={classes.filters} role="search">
      <TextInput
        type="search"
        label="Name"
        placeholder="Filter by name"
        maxLength={512}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.query}
        onChange={(event) => filter.setQuery(event.currentTarget.value)}
      />
      <GuidePosition selected={filter.position} onChange={filter.setPosition} />
      <SegmentedControl
        aria-label="Whose guides"
        data={whose}
        value={filter.whose}
        onChange={filter.setWhose}
      />
    </div>
  );
}
