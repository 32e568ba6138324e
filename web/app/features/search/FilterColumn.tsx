import { ErrorState } from '../../ui/ErrorState.tsx';
import { DateSection } from './DateSection.tsx';
import { FacetSection } from './FacetSection.tsx';
import classes from './FilterColumn.module.css';
import { RangeSection } from './RangeSection.tsx';
import { attributeOfFacet, attributeOfRange, facetKeys, rangeKeys } from './searchFilters.ts';
import type { SearchIndex } from './useSearchIndex.ts';
import type { SearchState } from './useSearchFilters.ts';

interface FilterColumnProps {
  state: SearchState;
  /** Null until the index is asked. */
  index: SearchIndex | null;
}

/** What can be filtered by, each with how many there are; what holds nothing is left out. */
export function FilterColumn({ state: { filters, setFilters }, index }: FilterColumnProps) {
  const found = index?.found ?? null;
  if (index?.error && !found)
    return (
      <ErrorState message="The filters could not be loaded." onRetry={() => index.refresh()} />
    );
  return (
    <div className={classes.column}>
      <DateSection
        date={filters.date}
        reach={found?.stats['call_timestamp_seconds'] ?? null}
        onChange={(date) => setFilters({ date })}
      />
      {facetKeys.map((key) => {
        const attribute = attributeOfFacet(key);
        return (
          <FacetSection
            key={key}
            facet={key}
            counts={found?.facets[attribute] ?? {}}
            selected={filters[key]}
            onChange={(values) => setFilters({ [key]: values })}
            onSearch={async (words) => index?.searchValues(attribute, words) ?? []}
          />
        );
      })}
      {rangeKeys.map((key) => (
        <RangeSection
          key={key}
          range={key}
          reach={found?.stats[attributeOfRange(key)] ?? null}
          value={filters[key]}
          onChange={(value) => setFilters({ [key]: value })}
        />
      ))}
    </div>
  );
}
