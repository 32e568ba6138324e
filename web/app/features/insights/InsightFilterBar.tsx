import { Button, Select } from '@mantine/core';
import type { InsightInterval } from '#shared/domain/insightPeriod.ts';
import { formatDate } from '#shared/domain/time.ts';
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
  const { state, setState, isFiltered, clear } = filters;
  return (
    <>
      <p className={classes.printed}>{printedPeriod(filters.filter)}</p>
      <div className={classes.bar} role="search" aria-label="Interviews that are counted">
        <PeriodFields filters={filters} />
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
                ? { value: state.interviewer, label: state.name ?? 'Chosen person' }
                : null
            }
            onChange={(choice) =>
              setState({ interviewer: choice?.value ?? null, name: choice?.label ?? null })
            }
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
    </>
  );
}

/** On paper there are no fields: the days that are counted, and that other filters narrow them. */
function printedPeriod({ start, end, zone, ...rest }: InsightFilters['filter']): string {
  const day = (ms: number) => formatDate(new Date(ms), new Date(), zone);
  const days = `${day(Date.parse(start))} to ${day(Date.parse(end) - 1)}`;
  const isNarrowed = [rest.positionId, rest.stageId, rest.interviewerId].some((id) => id !== null);
  return isNarrowed ? `${days}, narrowed by position, stage or interviewer.` : `${days}.`;
}
