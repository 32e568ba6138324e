import { Tabs, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { jobDescriptionTabs, tabTexts, type JobDescriptionTab } from './jobDescriptionTabs.ts';
import classes from './ListTabs.module.css';

interface ListTabsProps {
  tab: JobDescriptionTab;
  /** How many each list holds; null while that is not known. Tabs without an entry are not shown. */
  counts: Partial<Record<JobDescriptionTab, number | null>>;
  filter: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  onTab: (tab: JobDescriptionTab) => void;
  onFilter: (filter: string) => void;
}

/** The lists with how much they hold, and the filter of the one that is shown. */
export function ListTabs({ tab, counts, filter, fieldRef, onTab, onFilter }: ListTabsProps) {
  const shown = jobDescriptionTabs.filter((item) => counts[item] !== undefined);
  return (
    <div className={classes.bar}>
      <Tabs
        value={tab}
        onChange={(value) => {
          const next = shown.find((item) => item === value);
          if (next) onTab(next);
        }}
        className={classes.tabs}
      >
        <Tabs.List aria-label="Job descriptions">
          {shown.map((item) => {
            const count = counts[item];
            return (
              <Tabs.Tab key={item} value={item}>
                {tabTexts[item].label}
                {typeof count === 'number' && ` (${count.toLocaleString('en-US')})`}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
      </Tabs>
      <TextInput
        ref={fieldRef}
        type="search"
        className={classes.filter}
        placeholder="Filter by job title"
        aria-label="Filter by job title"
        maxLength={200}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter}
        onChange={(event) => onFilter(event.currentTarget.value)}
      />
    </div>
  );
}
