import { SegmentedControl, TextInput } from '@mantine/core';
import type { FocusEvent } from 'react';
import { locationTypes } from '#shared/domain/plan.ts';
import type { LocationType } from '#shared/domain/plan.ts';
import classes from './LocationFields.module.css';
import { locationLabels } from './creatorHtml.ts';

const placeholders: Readonly<Record<LocationType, string>> = {
  'in-office': 'Enter office location',
  hybrid: 'Enter office location and hybrid schedule',
  remote: '(Optional) Enter allowable remote locations',
};

interface LocationFieldsProps {
  type: LocationType | null;
  name: string;
  isDisabled: boolean;
  isMissing: boolean;
  onChange: (location: { locationType?: LocationType; locationName?: string }) => void;
  /** The person went on from here. */
  onLeave: () => void;
}

/** Where the work is done. */
export function LocationFields(props: LocationFieldsProps) {
  const { type, name, isDisabled, isMissing, onChange, onLeave } = props;
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  return (
    <div className={classes.fields} onBlur={handleBlur}>
      <SegmentedControl
        aria-label="Kind of location"
        data={locationTypes.map((value) => ({ value, label: locationLabels[value] }))}
        // A control without a choice yet: none of the values is the empty one.
        value={type ?? ''}
        disabled={isDisabled}
        onChange={(value) => {
          const locationType = locationTypes.find((item) => item === value);
          if (locationType) onChange({ locationType });
        }}
      />
      <TextInput
        aria-label="Location"
        placeholder={placeholders[type ?? 'in-office']}
        value={name}
        maxLength={300}
        disabled={isDisabled || type === null}
        error={
          isMissing
            ? type === null
              ? 'Choose where the work is done.'
              : 'Enter the location, or choose remote.'
            : null
        }
        onChange={(event) => onChange({ locationName: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onLeave();
        }}
      />
    </div>
  );
}
