export const datePresets = ['last_7', 'last_30', 'last_90', 'last_6m'] as const;
export type DatePreset = (typeof datePresets)[number];

const presetLabels: Record<DatePreset, string> = {
  last_7: 'Last 7 days',
  last_30: 'Last 30 days',
  last_90: 'Last 90 days',
  last_6m: 'Last 6 months',
};

const customDate = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;
const isPreset = (date: string): date is DatePreset => datePresets.some((one) => one === date);

/** The two days of a custom range, '' where a side is open; null when it is none. */
export function customRangeOf(date: string | null): { from: string; to: string } | null {
  const match = date === null || date === '..' ? null : customDate.exec(date);
  return match ? { from: match[1] ?? '', to: match[2] ?? '' } : null;
}

/** Local midnight at the start of a day, some days on. */
const startOfDay = (day: Date, plusDays = 0): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + plusDays);

const localDay = (isoDay: string): Date => new Date(`${isoDay}T00:00:00`);

/**
 * The moments a date filter stands for, in the reader's zone; the last day belongs to it whole.
 * Bounds fall on midnights, so that the same filter asks the same question all day.
 */
export function dateBoundsOf(
  date: string | null,
  now: Date,
): { startAfter?: string; startBefore?: string } {
  if (date === null) return {};
  if (isPreset(date)) {
    const days = { last_7: 7, last_30: 30, last_90: 90 };
    const start =
      date === 'last_6m'
        ? new Date(now.getFullYear(), now.getMonth() - 5, 1)
        : startOfDay(now, 1 - days[date]);
    return { startAfter: start.toISOString() };
  }
  const range = customRangeOf(date);
  return {
    ...(range?.from && { startAfter: localDay(range.from).toISOString() }),
    ...(range?.to && { startBefore: startOfDay(localDay(range.to), 1).toISOString() }),
  };
}

/** A date filter in words; null when it says nothing. */
export function dateLabelOf(date: string | null): string | null {
  if (date === null) return null;
  if (isPreset(date)) return presetLabels[date];
  const range = customRangeOf(date);
  if (!range) return null;
  const day = (iso: string) =>
    localDay(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  if (!range.from) return `Until ${day(range.to)}`;
  if (!range.to) return `From ${day(range.from)}`;
  return range.from === range.to ? day(range.from) : `${day(range.from)} – ${day(range.to)}`;
}

export const presetLabelOf = (preset: DatePreset): string => presetLabels[preset];
