import { momentOf, wallTimeOf } from './wallTime.ts';

export const insightIntervals = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const;
export type InsightInterval = (typeof insightIntervals)[number];

const dayMs = 86_400_000;

/** How finely a chart of so long a time is drawn. */
export function intervalOf(startMs: number, endMs: number): InsightInterval {
  const days = (endMs - startMs) / dayMs;
  if (days <= 1) return 'HOUR';
  if (days <= 93) return 'DAY';
  return days <= 180 ? 'WEEK' : 'MONTH';
}

/** An average takes several interviews, so its trend is drawn in weeks or months. */
export const averageIntervalOf = (startMs: number, endMs: number): InsightInterval =>
  (endMs - startMs) / dayMs <= 93 ? 'WEEK' : 'MONTH';

export const insightRanges = ['last_6m', 'last_90', 'last_30', 'last_7', 'custom'] as const;
export type InsightRange = (typeof insightRanges)[number];
export const insightRangeLabels: Record<InsightRange, string> = {
  last_6m: 'Last 6 months',
  last_90: 'Last 90 days',
  last_30: 'Last 30 days',
  last_7: 'Last 7 days',
  custom: 'Custom',
};

export interface InsightSpan {
  startMs: number;
  /** Excluded. */
  endMs: number;
}

/**
 * The time that a choice stands for, in whole days of `zone` with today as the last one. A custom range
 * without two right days stands for the last six months.
 */
export function spanOf(
  range: InsightRange,
  { now, zone, from, to }: { now: Date; zone: string; from?: string | null; to?: string | null },
): InsightSpan {
  const today = wallTimeOf(now.getTime(), zone).slice(0, 10);
  const startOf = (day: string) => momentOf(`${day}T00:00`, zone);
  if (range === 'custom' && from && to) {
    const [startMs, endMs] = [startOf(from), startOf(addDays(to, 1))];
    if (startMs < endMs) return { startMs, endMs };
  }
  const endMs = startOf(addDays(today, 1));
  if (range === 'last_90') return { startMs: startOf(addDays(today, -89)), endMs };
  if (range === 'last_30') return { startMs: startOf(addDays(today, -29)), endMs };
  if (range === 'last_7') return { startMs: startOf(addDays(today, -6)), endMs };
  // From the first of the month, five months back.
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 6, 1)).toISOString().slice(0, 10);
  return { startMs: startOf(first), endMs };
}

/** A calendar day some days later; what is no day gives a text that is no day either. */
function addDays(day: string, count: number): string {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) ? '' : new Date(ms + count * dayMs).toISOString().slice(0, 10);
}

/** The most points a chart is given. */
export const mostPeriods = 400;

/**
 * The beginnings of the hours, days, weeks (from Monday) or months that a span touches, as the clock of
 * `zone` shows them: "2026-05-04T00:00". At most `mostPeriods`, the latest ones.
 */
export const periodsOf = (span: InsightSpan, interval: InsightInterval, zone: string): string[] =>
  allPeriodsOf(span, interval, zone).slice(-mostPeriods);

function allPeriodsOf({ startMs, endMs }: InsightSpan, interval: InsightInterval, zone: string) {
  const last = wallTimeOf(endMs - 1, zone);
  const periods: string[] = [];
  let next = periodOf(wallTimeOf(startMs, zone), interval);
  while (next <= last && periods.length < 100_000) {
    periods.push(next);
    next = afterPeriod(next, interval);
  }
  return periods;
}

/** All periods of a span with the moment at which each begins in it. */
export const periodStartsOf = (
  span: InsightSpan,
  interval: InsightInterval,
  zone: string,
): { period: string; startMs: number }[] =>
  allPeriodsOf(span, interval, zone).map((period, index) => ({
    period,
    startMs: index === 0 ? span.startMs : momentOf(period, zone),
  }));

const wall = (date: Date): string => date.toISOString().slice(0, 16);

/** The beginning of the period in which a moment lies, as `periodsOf` writes it. */
export const periodBeginOf = (ms: number, interval: InsightInterval, zone: string): string =>
  periodOf(wallTimeOf(ms, zone), interval);

/** The beginning of the period that holds a wall time. */
function periodOf(wallTime: string, interval: InsightInterval): string {
  const day = wallTime.slice(0, 10);
  if (interval === 'HOUR') return `${wallTime.slice(0, 13)}:00`;
  if (interval === 'DAY') return `${day}T00:00`;
  if (interval === 'MONTH') return `${day.slice(0, 7)}-01T00:00`;
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return wall(date);
}

function afterPeriod(period: string, interval: InsightInterval): string {
  const date = new Date(`${period}Z`);
  if (interval === 'HOUR') date.setUTCHours(date.getUTCHours() + 1);
  else if (interval === 'MONTH') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + (interval === 'WEEK' ? 7 : 1));
  return wall(date);
}
