import { timeOfDay } from './timeOfDay.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/**
 * A place in a recording: "2:05", or "1:02:05" from one hour on.
 * `isWide` keeps the hours where a neighbour in the same list has them.
 */
export function formatTimecode(ms: number, isWide = false): string {
  const total = Math.max(0, Math.floor(ms / second));
  const hours = Math.floor(total / 3600);
  const seconds = String(total % 60).padStart(2, '0');
  const minutes = Math.floor(total / 60) % 60;
  if (hours === 0 && !isWide) return `${minutes}:${seconds}`;
  return `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`;
}

/** How long something lasts, in words short enough for a list: "8 s", "42 min", "1 h 5 min". */
export function formatDuration(ms: number): string {
  if (ms < minute) return `${Math.max(0, Math.round(ms / second))} s`;
  const minutes = Math.round(ms / minute);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

export interface RelativeTimeOptions {
  /** IANA name of the reader's zone; the machine's own when left out. */
  zone?: string;
  /** From this many days on the date itself is told. */
  absoluteAfterDays?: number;
}

/**
 * A past moment as people say it: "just now", "5 minutes ago", "yesterday", then "Dec 3".
 * What lies ahead is always a date. Throws 'Invalid date supplied' when it is none.
 */
export function formatRelative(
  date: Date | string,
  now: Date = new Date(),
  { zone, absoluteAfterDays = 4 }: RelativeTimeOptions = {},
): string {
  const then = parseDate(date);
  const agoMs = now.getTime() - then.getTime();
  // Clocks of two machines differ a little: a few seconds ahead is now, not a date.
  if (agoMs < -minute || agoMs > absoluteAfterDays * day) return formatDate(then, now, zone);
  if (agoMs < 30 * second) return 'just now';
  if (agoMs < minute) return `${Math.floor(agoMs / second)} seconds ago`;
  if (agoMs < 2 * minute) return 'a minute ago';
  if (agoMs < hour) return `${Math.floor(agoMs / minute)} minutes ago`;
  if (agoMs < 2 * hour) return 'an hour ago';
  if (agoMs < 6 * hour) return `${Math.floor(agoMs / hour)} hours ago`;
  const days = calendarDay(now, zone) - calendarDay(then, zone);
  if (days === 0) return 'earlier today';
  if (days === 1) return 'yesterday';
  if (days < 7) return `${days} days ago`;
  if (days < 14) return 'last week';
  return `${Math.floor((days * day) / week)} weeks ago`;
}

/** The exact moment in one zone: "Dec 3, 2026, 2:05 PM"; `withZone` adds its name, as "GMT+1". */
export function formatDateTime(date: Date | string, zone?: string, withZone = false): string {
  return plainSpaces(
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      ...timeOfDay(),
      ...(zone && { timeZone: zone }),
      ...(withZone && { timeZoneName: 'short' }),
    }).format(parseDate(date)),
  );
}

/** A zone as people call it, with its distance now: "Los Angeles time (GMT-8)". */
export function zoneName(zone: string, now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('-', '−');
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return city === offset || city === 'UTC' ? 'UTC' : `${city} time (${offset})`;
}

/** The day alone; the year is told only where it is another one than now. */
export function formatDate(date: Date, now: Date, zone?: string): string {
  const inZone = zone ? { timeZone: zone } : {};
  const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', ...inZone });
  const isThisYear = year.format(date) === year.format(now);
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    ...inZone,
  }).format(date);
}

/** Days since 1970 as the calendar on the wall of `zone` counts them. */
function calendarDay(date: Date, zone?: string): number {
  const [year, month, dayOfMonth] = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(zone && { timeZone: zone }),
  })
    .format(date)
    .split('-')
    .map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, dayOfMonth) / day;
}

/** A text must be ISO 8601 with a time; without a zone it is taken as UTC. */
function parseDate(date: Date | string): Date {
  const isoWithTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
  const match = typeof date === 'string' ? isoWithTime.exec(date) : null;
  const parsed = typeof date !== 'string' ? date : new Date(match?.[3] ? date : `${date}Z`);
  if ((typeof date === 'string' && !match) || Number.isNaN(parsed.getTime())) {
    throw new Error('Invalid date supplied');
  }
  return parsed;
}

/** Newer engines put a narrow no-break space before AM and PM; one kind of space everywhere. */
function plainSpaces(text: string): string {
  return text.replace(/[\u202f\u00a0]/g, ' ');
}
