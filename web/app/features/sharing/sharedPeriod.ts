import { formatDate } from '#shared/domain/time.ts';

/** The days that a shared report counts: "May 1 to May 31". */
export function sharedPeriod({ start, end, zone }: { start: string; end: string; zone: string }) {
  const day = (ms: number) => formatDate(new Date(ms), new Date(), zone);
  return `${day(Date.parse(start))} to ${day(Date.parse(end) - 1)}`;
}
