import { Suspense, lazy, useState } from 'react';
import { dateLabelOf } from './callFilter.ts';
import { FilterChip } from './FilterChip.tsx';

const OpenDateFilter = lazy(() =>
  import('./OpenDateFilter.tsx').then((module) => ({ default: module.OpenDateFilter })),
);

export interface DateFilterProps {
  date: string | null;
  onChange: (date: string | null) => void;
}

/** When the interviews took place. What draws its choices is loaded when it is first pressed. */
export function DateFilter({ date, onChange }: DateFilterProps) {
  const [isWanted, setIsWanted] = useState(false);
  const chip = (
    <FilterChip
      label="Date"
      value={dateLabelOf(date)}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setIsWanted(true)}
      onDrop={() => onChange(null)}
    />
  );
  return isWanted ? (
    <Suspense fallback={chip}>
      <OpenDateFilter date={date} onChange={onChange} />
    </Suspense>
  ) : (
    chip
  );
}
