import { Button, Select } from '@mantine/core';
import type { InsightInterval } from '#shared/domain/insightPeriod.ts';
import { formatDate } from '#shared/domain/time.ts';
import { ClientSelect } from '../../ui/ClientSelect.tsx';
import { PositionSelect } from '../../ui/PositionSelect.tsx';
import { StageSelect } from '../../ui/StageSelect.tsx';
import { UserSelect } from '../../ui/UserSelect.tsx';
import classes from './InsightFilterBar.module.css';
import { PeriodFields } from './PeriodFields.tsx';
import type { InsightFilters } from './useInsightFilters.ts';

const intervalLabels: Partial<Record<InsightInterval, string>> = { WEEK: 'Weeks', MONTH: 'Months' };
interface InsightFilterBarProps {
  filters: InsightFilters;
  /** Lets people choose one interviewer. */
  hasInterviewer?: boolean;
  /** Lets people choose weeks or months for the trend. */
  hasInterval?: boolean;
}

/** Which interviews a page of insights counts. */
export function InsightFilterBar({ filters, hasInterviewer, hasInterval }: InsightFilterBarProps) {
  const { state, setState, names, isFiltered, clear } = filters;
  return (
    <>
      <div className={classes.bar} role="search" aria-label="Interviews that are counted">
        <PeriodFields filters={filters} />
        <ClientSelect
          placeholder="All"
          selected={
            state.group
              ? { value: state.group, label: names?.positionGroup ?? 'Chosen group' }
              : null
          }
          onChange={(choice) => setState({ group: choice?.value ?? null })}
        />
        <PositionSelect
          label="Position"
          placeholder="All"
          value={state.position}
          onChange={(position) => setState({ position })}
        />
        <StageSelect
          label="Stage"
          placeholder="All"
          value={state.stage}
          onChange={(stage) => setState({ stage })}
        />
        {hasInterviewer && (
          <UserSelect
            label="Interviewer"
            selected={
              state.interviewer
                ? { value: state.interviewer, label: names?.interviewer ?? 'Chosen person' }
                : null
            }
            onChange={(choice) => setState({ interviewer: choice?.value ?? null })}
          />
        )}
        {hasInterval && (
          <Select
            label="Trend by"
            placeholder="Automatic"
            clearable
            clearButtonProps={{ 'aria-label': 'Clear trend by' }}
            data={Object.entries(intervalLabels).map(([value, label]) => ({ value, label }))}
            value={state.by}
            onChange={(value) => setState({ by: value as InsightInterval | null })}
          />
        )}
        {isFiltered && (
          <Button variant="subtle" color="gray" onClick={clear}>
            Clear filters
          </Button>
        )}
      </div>
      <FiltersInEffect
        filter={filters.filter}
        names={names && { ...names, interviewer: hasInterviewer ? names.interviewer : null }}
      />
    </>
  );
}

/** The days that are counted and what narrows them, in words: on paper there are no fields. */
export function FiltersInEffect({
  filter,
  names = null,
}: Pick<InsightFilters, 'filter'> & Partial<Pick<InsightFilters, 'names'>>) {
  const { start, end, zone } = filter;
  const day = (ms: number) => formatDate(new Date(ms), new Date(), zone);
  const narrowed = [
    ['Position group', names?.positionGroup],
    ['Position', names?.position],
    ['Stage', names?.stage],
    ['Interviewer', names?.interviewer],
  ].flatMap(([label, name]) => (name ? [`${label}: ${name}`] : []));
  return (
    <p className={classes.inEffect}>
      {[`${day(Date.parse(start))} to ${day(Date.parse(end) - 1)}`, ...narrowed].join(' · ')}
    </p>
  );
}
