import { Group, Radio, Stack, TextInput } from '@mantine/core';
import { useNow } from '../../ui/useNow.ts';
import { useZone } from '../../ui/ZoneContext.ts';
import { FoldSection } from './FoldSection.tsx';
import { customRangeOf, datePresets, dayOf, presetLabelOf } from './dateRange.ts';

interface DateSectionProps {
  date: string | null;
  /** Seconds since 1970 of the first and last interview; null while not known. */
  reach: { min: number; max: number } | null;
  onChange: (date: string | null) => void;
}

/** When the interviews took place: a stretch up to today, or two days of one's own. */
export function DateSection({ date, reach, onChange }: DateSectionProps) {
  const now = useNow();
  // Days begin and end in the viewer's zone.
  const zone = useZone();
  const range = customRangeOf(date) ?? { from: '', to: '' };
  const today = dayOf(now.getTime(), zone);
  const first = reach ? dayOf(reach.min * 1000, zone) : '';
  const setRange = (changes: Partial<typeof range>) => {
    const { from, to } = { ...range, ...changes };
    onChange(from === '' && to === '' ? null : `${from}..${to}`);
  };
  return (
    <FoldSection label="Date" setCount={date === null ? 0 : 1}>
      <Radio.Group
        aria-label="Date"
        value={date !== null && customRangeOf(date) === null ? date : ''}
        onChange={onChange}
      >
        <Stack gap={8} py={4}>
          {datePresets.map((preset) => (
            <Radio key={preset} size="xs" value={preset} label={presetLabelOf(preset)} />
          ))}
        </Stack>
      </Radio.Group>
      <Group gap="xs" grow wrap="nowrap">
        <TextInput
          size="xs"
          type="date"
          label="From"
          value={range.from}
          min={first}
          max={range.to || today}
          onChange={({ currentTarget }) => setRange({ from: currentTarget.value })}
        />
        <TextInput
          size="xs"
          type="date"
          label="To"
          value={range.to}
          min={range.from || first}
          max={today}
          onChange={({ currentTarget }) => setRange({ to: currentTarget.value })}
        />
      </Group>
    </FoldSection>
  );
}
