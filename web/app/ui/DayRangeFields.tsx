import { TextInput } from '@mantine/core';
import { momentOf } from '#shared/domain/wallTime.ts';

export interface DayRange {
  /** Days of the calendar, "2026-05-04". */
  from: string | null;
  to: string | null;
}

interface DayRangeFieldsProps extends DayRange {
  labels?: readonly [from: string, to: string];
  onChange: (change: Partial<DayRange>) => void;
}

/** The first and the last day of a filter; either may be left open. */
export function DayRangeFields(props: DayRangeFieldsProps) {
  const { labels = ['From', 'To'], from, to, onChange } = props;
  return (
    <>
      <TextInput
        type="date"
        label={labels[0]}
        max={to ?? undefined}
        value={from ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value || null })}
      />
      <TextInput
        type="date"
        label={labels[1]}
        min={from ?? undefined}
        value={to ?? ''}
        onChange={(event) => onChange({ to: event.currentTarget.value || null })}
      />
    </>
  );
}

/** The instants at which these days begin and end in the zone; null where one is left open. */
export const instantsOf = ({ from, to }: DayRange, zone: string) => ({
  since: dayStart(from, zone),
  until: dayStart(to && nextDay(to), zone),
});

function dayStart(day: string | null, zone: string): string | null {
  const at = momentOf(`${day ?? ''}T00:00`, zone);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

function nextDay(day: string): string | null {
  const at = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(at) ? null : new Date(at + 86_400_000).toISOString().slice(0, 10);
}
