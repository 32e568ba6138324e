import { timeOfDay } from '#shared/domain/timeOfDay.ts';
import type { InsightInterval } from '#shared/domain/insightPeriod.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const formats: Record<Exclude<InsightInterval, 'HOUR'>, Intl.DateTimeFormat> = {
  DAY: format({ month: 'short', day: 'numeric' }),
  WEEK: format({ month: 'short', day: 'numeric' }),
  MONTH: format({ month: 'short', year: 'numeric' }),
};

/** A period by its beginning ("2026-05-04T00:00") as a chart names it: "May 4", "Week of May 4". */
export function periodLabel(period: string, interval: InsightInterval): string {
  // How a reader has hours is known later than this file.
  const inForm = interval === 'HOUR' ? format(timeOfDay()) : formats[interval];
  const text = inForm.format(new Date(`${period}Z`));
  return interval === 'WEEK' ? `Week of ${text}` : text;
}
