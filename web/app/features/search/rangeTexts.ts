import { formatDuration } from '#shared/domain/time.ts';
import type { Range, RangeKey } from './searchFilters.ts';

/** How far a handle moves at once, in the index's unit. */
export const rangeSteps: Record<RangeKey, number> = {
  duration: 60,
  talk_ratio: 0.01,
  longest_monologue: 5,
  metric: 0.1,
};

const texts: Record<RangeKey, (value: number) => string> = {
  duration: (seconds) => formatDuration(seconds * 1000),
  talk_ratio: (share) => `${Math.round(share * 100)} %`,
  longest_monologue: (seconds) => formatDuration(seconds * 1000),
  metric: (number) => number.toFixed(1),
};

export const rangeValueText = (key: RangeKey, value: number): string => texts[key](value);

/** "10 min – 1 h", "from 10 min", "up to 1 h" */
export function rangeText(key: RangeKey, [from, to]: Range): string {
  const text = texts[key];
  if (from === null) return to === null ? '' : `up to ${text(to)}`;
  return to === null ? `from ${text(from)}` : `${text(from)} – ${text(to)}`;
}

/** "10..50"; an open end is left out. */
export function parseRange(text: string): Range | null {
  const match = /^(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?$/.exec(text);
  if (!match || text === '..') return null;
  const [from, to] = [match[1], match[2]].map((end) => (end === undefined ? null : Number(end)));
  return [from ?? null, to ?? null];
}
export const rangeParam = ([from, to]: Range): string => `${from ?? ''}..${to ?? ''}`;
