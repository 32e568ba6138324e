import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { DayRangeFields, type DayRange } from '../../ui/DayRangeFields.tsx';
import { UserSelect } from '../../ui/UserSelect.tsx';

interface LogFieldsProps {
  /** Who did it; the log is not of people where it is missing. */
  person?: {
    id: string | null;
    name: string | null;
    onChange: (change: { person: string | null; name: string | null }) => void;
  };
  kind: {
    label: string;
    labels: Readonly<Record<string, string>>;
    value: string | null;
    onChange: (value: string | null) => void;
  };
  days: DayRange;
  onDays: (change: Partial<DayRange>) => void;
  children?: ReactNode;
}

/** The fields that narrow a log: by whom, of what kind, and when. */
export function LogFields({ person, kind, days, onDays, children }: LogFieldsProps) {
  return (
    <>
      {person && (
        <UserSelect
          label="Person"
          selected={person.id ? { value: person.id, label: person.name ?? 'Chosen person' } : null}
          onChange={(choice) =>
            person.onChange({ person: choice?.value ?? null, name: choice?.label ?? null })
          }
        />
      )}
      <Select
        label={kind.label}
        placeholder="Any"
        clearable
        clearButtonProps={{ 'aria-label': `Clear ${kind.label.toLowerCase()}` }}
        data={Object.entries(kind.labels).map(([value, label]) => ({ value, label }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      <DayRangeFields {...days} onChange={onDays} />
      {children}
    </>
  );
}
