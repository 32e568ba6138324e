import { momentOf, wallTimeOf } from '#shared/domain/wallTime.ts';

export const datePresets = ['last_7', 'last_30', 'last_90', 'last_6m'] as const;
type DatePreset = (typeof datePresets)[number];

const presetLabels: Record<DatePreset, string> = {
  last_7: 'Last 7 days',
  last_30: 'Last 30 days',
  last_90: 'Last 90 days',
  last_6m: 'Last 6 months',
};

const customDate = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;
const isPreset = (date: string): date is DatePreset =>
  datePresets.some((preset) => preset === date);

/** The two days of a custom range, '' where a side is open; null when it is none. */
export function customRangeOf(date: string | null): { from: string; to: string } | null {
  const match = date === null || date === '..' ? null : customDate.exec(date);
  return match ? { from: match[1] ?? '', to: match[2] ?? '' } : null;
}

/** A day some days on, as days are written: "2026-01-31". */
const daysOn = (isoDay: string, days: number): string =>
  new Date(Date.parse(`${isoDay}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The day of a moment (ms) in a zone, as date fields write it. */
export const dayOf = (ms: number, zone: string): string => wallTimeOf(ms, zone).slice(0, 10);

/**
 * The moments a date filter stands for, in the viewer's zone (IANA), as the rows show them; the last day
 * belongs to it whole. Bounds fall on midnights, so that the same filter asks the same question all day.
 */
export function dateBoundsOf(
  date: string | null,
  now: Date,
  zone: string,
): { startAfter?: string; startBefore?: string } {
  if (date === null) return {};
  const midnight = (isoDay: string) => new Date(momentOf(`${isoDay}T00:00`, zone)).toISOString();
  if (isPreset(date)) {
    const today = dayOf(now.getTime(), zone);
    const days = { last_7: 7, last_30: 30, last_90: 90 };
    return {
      startAfter: midnight(
        date === 'last_6m' ? firstOfMonthsBack(today, 5) : daysOn(today, 1 - days[date]),
      ),
    };
  }
  const range = customRangeOf(date);
  return {
    ...(range?.from && { startAfter: midnight(range.from) }),
    ...(range?.to && { startBefore: midnight(daysOn(range.to, 1)) }),
  };
}

function firstOfMonthsBack(isoDay: string, months: number): string {
  const [year = 0, month = 1] = isoDay.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/** A date filter in words; null when it says nothing. */
export function dateLabelOf(date: string | null): string | null {
  if (date === null) return null;
  if (isPreset(date)) return presetLabels[date];
  const range = customRangeOf(date);
  if (!range) return null;
  const day = (iso: string) =>
    new Date(`${iso}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  if (!range.from) return `Until ${day(range.to)}`;
  if (!range.to) return `From ${day(range.from)}`;
  return range.from === range.to ? day(range.from) : `${day(range.from)} – ${day(range.to)}`;
}

export const presetLabelOf = (preset: DatePreset): string => presetLabels[preset];
