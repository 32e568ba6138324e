import { describe, expect, test } from 'vitest';
import {
  formatDateTime,
  formatDuration,
  formatRelative,
  formatTimecode,
  zoneName,
} from './time.ts';
import { setTimeFormat } from './timeOfDay.ts';

const now = new Date('2026-12-16T15:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

describe('formatTimecode', () => {
  test.each([
    [0, '0:00'],
    [125_999, '2:05'],
    [3_599_999, '59:59'],
    [3_600_000, '1:00:00'],
    [3_725_000, '1:02:05'],
    [-5, '0:00'],
  ])('%i ms reads %s', (ms, text) => expect(formatTimecode(ms)).toBe(text));

  test('a short time beside a long one keeps its hours', () => {
    expect(formatTimecode(125_000, true)).toBe('0:02:05');
  });
});

describe('formatDuration', () => {
  test.each([
    [8_200, '8 s'],
    [42 * minutes, '42 min'],
    [59.6 * minutes, '1 h'],
    [65 * minutes, '1 h 5 min'],
  ])('%i ms reads %s', (ms, text) => expect(formatDuration(ms)).toBe(text));
});

describe('formatRelative', () => {
  test.each([
    [29_000, 'just now'],
    [45_000, '45 seconds ago'],
    [119_000, 'a minute ago'],
    [2 * minutes, '2 minutes ago'],
    [59 * minutes, '59 minutes ago'],
    [90 * minutes, 'an hour ago'],
    [5 * hours, '5 hours ago'],
    [8 * hours, 'earlier today'],
    [20 * hours, 'yesterday'],
    [2 * days, '2 days ago'],
    [4 * days, '4 days ago'],
    [5 * days, 'Dec 11'],
    [-2 * days, 'Dec 18'],
    [-5_000, 'just now'],
  ])('%i ms ago reads %s', (ms, text) =>
    expect(formatRelative(ago(ms), now, { zone: 'UTC' })).toBe(text),
  );

  test('weeks are told when dates may wait', () => {
    const options = { zone: 'UTC', absoluteAfterDays: 60 };
    expect(formatRelative(ago(8 * days), now, options)).toBe('last week');
    expect(formatRelative(ago(22 * days), now, options)).toBe('3 weeks ago');
  });

  test('another year is named, and December is a month like the others', () => {
    expect(formatRelative('2025-12-31T12:00:00Z', now, { zone: 'UTC' })).toBe('Dec 31, 2025');
  });

  test('yesterday is decided by the calendar of the reader', () => {
    const evening = new Date('2026-12-16T02:00:00Z');
    const morning = new Date('2026-12-16T14:00:00Z');
    expect(formatRelative(evening, morning, { zone: 'UTC' })).toBe('earlier today');
    expect(formatRelative(evening, morning, { zone: 'America/New_York' })).toBe('yesterday');
  });

  test.each(['soon', '2026-12-16', '2026-13-40T00:00:00Z', ''])('%j is refused', (text) => {
    expect(() => formatRelative(text, now)).toThrow('Invalid date supplied');
  });

  test('a time without a zone is in UTC', () => {
    expect(formatRelative('2026-12-16T14:58:00', now)).toBe('2 minutes ago');
  });
});

test('times of day are written as the reader chose, or as the language of their browser has them', () => {
  const read = (...choice: Parameters<typeof setTimeFormat>) => {
    setTimeFormat(...choice);
    return formatDateTime('2026-12-03T23:05:00Z', 'Europe/Berlin');
  };
  expect(read('H24', 'en-US')).toBe('Dec 4, 2026, 00:05');
  expect(read('AUTO', 'de-DE')).toBe('Dec 4, 2026, 00:05');
  expect(read('H12', 'de-DE')).toBe('Dec 4, 2026, 12:05 AM');
  expect(read('AUTO', 'en-US')).toBe('Dec 4, 2026, 12:05 AM');
});

test('formatDateTime tells the moment in the zone it is given, and the zone when asked', () => {
  const date = '2026-12-03T13:05:00Z';
  expect(formatDateTime(date, 'Europe/Berlin')).toBe('Dec 3, 2026, 2:05 PM');
  expect(formatDateTime(date, 'Europe/Berlin', true)).toBe('Dec 3, 2026, 2:05 PM GMT+1');
});

test('names a zone by its city and its distance, also where it has only that', () => {
  const winter = new Date('2026-11-22T12:00:00Z');
  expect(zoneName('America/Los_Angeles', winter)).toBe('Los Angeles time (GMT−8)');
  expect(zoneName('Asia/Kolkata', winter)).toBe('Kolkata time (GMT+5:30)');
  expect(zoneName('UTC', winter)).toBe('UTC');
});
