import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { dateLabelOf } from './dateRange.ts';
import chip from './FilterChip.module.css';
import { rangeText } from './rangeTexts.ts';
import {
  facetKeys,
  facetLabels,
  facetValueLabel,
  rangeKeys,
  rangeLabels,
} from './searchFilters.ts';
import type { SearchFilters } from './searchFilters.ts';
import type { SearchState } from './useSearchFilters.ts';

interface ActiveFilter {
  id: string;
  label: string;
  value: string;
  without: Partial<SearchFilters>;
}

/** Every filter that is set, by name and value, each with what drops it. */
function activeFilters(filters: SearchFilters): ActiveFilter[] {
  const byValue = facetKeys.flatMap((key) =>
    filters[key].map((value) => ({
      id: `${key}:${value}`,
      label: facetLabels[key],
      value: facetValueLabel(key, value),
      without: { [key]: filters[key].filter((item) => item !== value) },
    })),
  );
  const byRange = rangeKeys.flatMap((key) => {
    const range = filters[key];
    if (!range) return [];
    return [
      { id: key, label: rangeLabels[key], value: rangeText(key, range), without: { [key]: null } },
    ];
  });
  const date = dateLabelOf(filters.date);
  const byDate = date ? [{ id: 'date', label: 'Date', value: date, without: { date: null } }] : [];
  return [...byDate, ...byValue, ...byRange];
}

/** The filters that are set, as chips that can be dropped one by one or all at once. */
export function ActiveFilters({ state }: { state: SearchState }) {
  const { filters, setFilters, clearFilters } = state;
  return (
    <>
      {activeFilters(filters).map(({ id, label, value, without }) => (
        <span key={id} className={chip.chip} data-active>
          <span className={chip.still}>
            <span className={chip.label}>{label}:</span>
            <span className={chip.value} title={value}>
              {value}
            </span>
          </span>
          <button
            type="button"
            className={chip.drop}
            aria-label={`Remove filter: ${label} ${value}`}
            onClick={() => setFilters(without)}
          >
            <IconX size={14} aria-hidden />
          </button>
        </span>
      ))}
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconX size={14} aria-hidden />}
        onClick={clearFilters}
      >
        Clear filters
      </Button>
    </>
  );
}
