import { Select, TextInput } from '@mantine/core';
import {
  insightRangeLabels,
  insightRanges,
  type InsightRange,
} from '#shared/domain/insightPeriod.ts';
import { wallTimeOf } from '#shared/domain/wallTime.ts';
import { useNow } from '../../ui/useNow.ts';
import { useZone } from '../../ui/ZoneContext.ts';
import type { InsightFilters } from './useInsightFilters.ts';

const isRange = (value: string): value is InsightRange =>
  insightRanges.some((range) => range === value);

/** The period that is counted; a custom one has two days of its own. */
export function PeriodFields({ filters: { state, setState } }: { filters: InsightFilters }) {
  const today = wallTimeOf(useNow().getTime(), useZone()).slice(0, 10);
  return (
    <>
      <Select
        label="Period"
        allowDeselect={false}
        data={insightRanges.map((value) => ({ value, label: insightRangeLabels[value] }))}
        value={state.period}
        onChange={(value) => {
          if (value && isRange(value)) setState({ period: value, from: null, to: null });
        }}
      />
      {state.period === 'custom' && (
        <>
          <TextInput
            type="date"
            label="From"
            max={state.to ?? today}
            value={state.from ?? ''}
            onChange={(event) => setState({ from: event.currentTarget.value || null })}
          />
          <TextInput
            type="date"
            label="To"
            min={state.from ?? undefined}
            max={today}
            value={state.to ?? ''}
            onChange={(event) => setState({ to: event.currentTarget.value || null })}
          />
        </>
      )}
    </>
  );
}
