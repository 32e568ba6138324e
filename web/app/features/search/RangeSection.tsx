import { RangeSlider } from '@mantine/core';
import { useState } from 'react';
import classes from './FilterColumn.module.css';
import { FoldSection } from './FoldSection.tsx';
import { rangeSteps, rangeValueText } from './rangeTexts.ts';
import { clampRange, rangeLabels } from './searchFilters.ts';
import type { Range, RangeKey } from './searchFilters.ts';

interface RangeSectionProps {
  range: RangeKey;
  /** The least and greatest there is; null where nothing is measured. */
  reach: { min: number; max: number } | null;
  value: Range | null;
  onChange: (value: Range | null) => void;
}

/** One filter by number: two handles that stay inside what there is. */
export function RangeSection({ range, reach, value, onChange }: RangeSectionProps) {
  const [held, setHeld] = useState<[number, number] | null>(null);
  if (!reach || (reach.min >= reach.max && !value)) return null;
  const step = rangeSteps[range];
  // Whole steps, so that the handles reach both ends.
  const min = Math.floor(reach.min / step) * step;
  const max = Math.max(min + step, Math.ceil(reach.max / step) * step);
  const clamp = (at: number) => Math.min(max, Math.max(min, at));
  const set: [number, number] = [clamp(value?.[0] ?? min), clamp(value?.[1] ?? max)];
  const [from, to] = held ?? set;
  const label = rangeLabels[range];
  return (
    <FoldSection label={label} setCount={value ? 1 : 0}>
      <div className={classes.slider}>
        <RangeSlider
          min={min}
          max={max}
          step={step}
          minRange={0}
          value={[from, to]}
          label={null}
          thumbFromLabel={`${label}, from`}
          thumbToLabel={`${label}, to`}
          thumbValueText={(at) => rangeValueText(range, at)}
          onChange={setHeld}
          onChangeEnd={(ends) => {
            setHeld(null);
            onChange(clampRange(ends, [min, max]));
          }}
        />
      </div>
      <div className={classes.ends}>
        <span>{rangeValueText(range, from)}</span>
        <span>{rangeValueText(range, to)}</span>
      </div>
    </FoldSection>
  );
}
