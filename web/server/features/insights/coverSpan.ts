import { periodStartsOf } from '#shared/domain/insightPeriod.ts';
import type { InsightFilter } from './insightFilter.ts';

/** A day or a month of UTC whose kept sums count for a period. */
interface CoverUnit {
  unit: 'DAY' | 'MONTH';
  begins: string;
  period: string;
}

/** A time between where something begins and where kept sums begin: its interviews are read themselves. */
interface CoverGap {
  start: Date;
  end: Date;
}

/** Kept sums of which the periods of a filter are made, and the times that they count wrongly. */
export interface PeriodCover {
  units: CoverUnit[];
  /** The interviews of a gap belong to `plus`, but units count them for `minus`; null is outside of the filter. */
  gaps: (CoverGap & { plus: string | null; minus: string | null })[];
}

const dayMs = 86_400_000;
const nearestDay = (ms: number): number => Math.round(ms / dayMs) * dayMs;
const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const monthOf = (ms: number): number => Date.UTC(...yearAndMonth(ms), 1);
const monthAfter = (ms: number): number => {
  const [year, month] = yearAndMonth(ms);
  return Date.UTC(year, month + 1, 1);
};
const yearAndMonth = (ms: number): [number, number] => {
  const date = new Date(ms);
  return [date.getUTCFullYear(), date.getUTCMonth()];
};

/** People ask for the same few spans of whole days, and reading a zone's clock takes longer than the figures. */
const mostKnown = 200;
const knownCovers = new Map<string, PeriodCover>();

export function coverPeriods(filter: InsightFilter): PeriodCover {
  const { startMs, endMs, interval, zone } = filter;
  const key = [startMs, endMs, interval, zone].join(' ');
  const known = knownCovers.get(key);
  if (known) return known;
  const cover = findCover(filter);
  for (const oldest of knownCovers.keys()) {
    if (knownCovers.size < mostKnown) break;
    knownCovers.delete(oldest);
  }
  knownCovers.set(key, cover);
  return cover;
}

/** Each period of the viewer's zone takes the whole days of UTC that are nearest to it. */
function findCover(filter: InsightFilter): PeriodCover {
  const cover: PeriodCover = { units: [], gaps: [] };
  const periods = periodStartsOf(filter, filter.interval, filter.zone);
  for (const [index, { period, startMs }] of periods.entries()) {
    const before = periods[index - 1]?.period ?? null;
    const endMs = periods[index + 1]?.startMs ?? filter.endMs;
    cover.gaps.push(...gapOf(startMs, nearestDay(startMs), before, period));
    cover.units.push(
      ...unitsOf(nearestDay(startMs), nearestDay(endMs)).map((unit) => ({ ...unit, period })),
    );
    if (!periods[index + 1]) cover.gaps.push(...gapOf(endMs, nearestDay(endMs), period, null));
  }
  return cover;
}

/** Between a moment and the one at which units change from one period to the next. */
function gapOf(ms: number, unitMs: number, before: string | null, after: string | null) {
  if (ms === unitMs) return [];
  const [start, end] = [new Date(Math.min(ms, unitMs)), new Date(Math.max(ms, unitMs))];
  return [
    unitMs < ms
      ? { start, end, plus: before, minus: after }
      : { start, end, plus: after, minus: before },
  ];
}

/** Whole months where there are any, days around them. */
function unitsOf(startMs: number, endMs: number): Omit<CoverUnit, 'period'>[] {
  const units: Omit<CoverUnit, 'period'>[] = [];
  for (let ms = startMs; ms < endMs;) {
    const isMonth = ms === monthOf(ms) && monthAfter(ms) <= endMs;
    units.push({ unit: isMonth ? 'MONTH' : 'DAY', begins: isoDay(ms) });
    ms = isMonth ? monthAfter(ms) : ms + dayMs;
  }
  return units;
}

/** Days and months of UTC, and what they count too little (+1) or too much (-1). */
export interface SpanCover {
  units: Omit<CoverUnit, 'period'>[];
  gaps: (CoverGap & { sign: 1 | -1 })[];
}

/** The whole days of UTC that are nearest to a span, as months where they make one. */
export function coverSpan({ startMs, endMs }: InsightFilter): SpanCover {
  const [first, last] = [nearestDay(startMs), nearestDay(endMs)];
  return { units: unitsOf(first, last), gaps: edgesOf({ startMs, endMs, first, last }) };
}

/** What whole units between two moments miss of a span (+1), or count beside it (-1). */
function edgesOf(of: { startMs: number; endMs: number; first: number; last: number }) {
  const gap = (from: number, to: number, sign: 1 | -1) =>
    from < to ? [{ start: new Date(from), end: new Date(to), sign }] : [];
  return [
    ...gap(of.startMs, of.first, 1),
    ...gap(of.first, of.startMs, -1),
    ...gap(of.last, of.endMs, 1),
    ...gap(of.endMs, of.last, -1),
  ];
}

/** Months from the first to before the last, and what they count too little (+1) or too much (-1). */
export interface MonthCover {
  first: string;
  last: string;
  gaps: (CoverGap & { sign: 1 | -1 })[];
}

/** The whole months of UTC that are nearest to a span. */
export function coverMonths({ startMs, endMs }: InsightFilter, nowMs: number): MonthCover {
  const first = nearestMonth(startMs, nowMs);
  const last = nearestMonth(endMs, nowMs);
  if (first >= last)
    return {
      ...{ first: isoDay(first), last: isoDay(first) },
      gaps: [{ start: new Date(startMs), end: new Date(endMs), sign: 1 }],
    };
  return {
    ...{ first: isoDay(first), last: isoDay(last) },
    gaps: edgesOf({ startMs, endMs, first, last }),
  };
}

/** By the time that has gone by: after now there are hardly any interviews to read. */
function nearestMonth(ms: number, nowMs: number): number {
  const [before, after] = [monthOf(ms), monthAfter(ms)];
  const past = (from: number, to: number) =>
    Math.max(0, Math.min(to, nowMs) - Math.min(from, nowMs));
  if (ms === before) return before;
  return past(before, ms) < past(ms, after) ? before : after;
}

/** The months of UTC from the first to before the last lie wholly in a span, those of the edges in part. */
export interface WholeMonthCover {
  first: string;
  last: string;
  edges: (CoverGap & { month: string; monthStart: Date; monthEnd: Date })[];
}

export function coverWholeMonths({ startMs, endMs }: InsightFilter): WholeMonthCover {
  const first = monthOf(startMs) === startMs ? startMs : monthAfter(startMs);
  const last = monthOf(endMs);
  const edge = (month: number) => ({
    ...{ month: isoDay(month), monthStart: new Date(month), monthEnd: new Date(monthAfter(month)) },
    ...{
      start: new Date(Math.max(month, startMs)),
      end: new Date(Math.min(monthAfter(month), endMs)),
    },
  });
  const parts = [first > startMs ? monthOf(startMs) : null, last < endMs ? last : null];
  return {
    ...{ first: isoDay(first), last: isoDay(Math.max(first, last)) },
    edges: [...new Set(parts)].flatMap((month) => (month === null ? [] : [edge(month)])),
  };
}
