import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import { choiceValueOf } from './choice.ts';
import type { ChoiceFilterProps } from './choice.ts';
import { FilterChip } from './FilterChip.tsx';

const OpenChoiceFilter = lazyPart(() => import('./OpenChoiceFilter.tsx'), 'OpenChoiceFilter');

/** A filter with choices. What draws its list is loaded when the chip is first pressed. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { label, choices, selected, onChange, isDroppable = true } = props;
  const [isWanted, setIsWanted] = useState(false);
  const chip = (
    <FilterChip
      label={label}
      value={choiceValueOf(choices, selected)}
      aria-haspopup="listbox"
      aria-expanded={false}
      onClick={() => setIsWanted(true)}
      {...(isDroppable && { onDrop: () => onChange([]) })}
    />
  );
  return isWanted ? (
    <Suspense fallback={chip}>
      <OpenChoiceFilter {...props} />
    </Suspense>
  ) : (
    chip
  );
}
