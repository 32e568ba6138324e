const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const digits = { month: '2-digit', day: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, calendar: 'gregory', numberingSystem: 'latn' },
    ...{ ...digits, year: 'numeric', hour: '2-digit', hourCycle: 'h23' },
  });
  formats.set(zone, made);
  return made;
}

/** A moment in milliseconds since 1970 as the clock in `zone` (IANA) shows it: "2026-05-04T14:30". */
export function wallTimeOf(ms: number, zone: string): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The moment at which the clock in `zone` (IANA) shows "2026-05-04T14:30", in milliseconds since 1970.
 * NaN where that is no time. An hour that the clock shows twice is the first; one that it leaps over
 * is as long after the leap.
 */
export function momentOf(wallTime: string, zone: string): number {
  const wanted = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime)
    ? Date.parse(`${wallTime}Z`)
    : NaN;
  if (Number.isNaN(wanted)) return NaN;
  const offsetAt = (ms: number) => Date.parse(`${wallTimeOf(ms, zone)}Z`) - ms;
  const day = 86_400_000;
  const [before, after] = [offsetAt(wanted - day), offsetAt(wanted + day)];
  const [early, late] = [wanted - Math.max(before, after), wanted - Math.min(before, after)];
  const isShown = (ms: number) => ms + offsetAt(ms) === wanted;
  if (isShown(early)) return early;
  return isShown(late) ? late : wanted - before;
}
