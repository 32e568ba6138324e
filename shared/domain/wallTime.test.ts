import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentOf, wallTimeOf } from './wallTime.ts';

const zones = [
  'UTC',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Berlin',
];

it('the clock of a zone is not that of the machine', () => {
  const ms = Date.parse('2026-11-21T10:54:00Z');
  expect(wallTimeOf(ms, 'America/Los_Angeles')).toBe('2026-11-21T02:54');
  expect(wallTimeOf(ms, 'Asia/Kathmandu')).toBe('2026-11-21T16:39');
  expect(wallTimeOf(Date.parse('2026-03-01T00:00:00Z'), 'UTC')).toBe('2026-03-01T00:00');
  expect(momentOf('2026-11-21T02:54', 'America/Los_Angeles')).toBe(ms);
});

it('every moment comes back from what the clock shows, but for the hour it shows twice', () => {
  const minutes = fc.integer({ min: 0, max: 60_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
      const shown = wallTimeOf(minute * 60_000, zone);
      const back = momentOf(shown, zone);
      expect(wallTimeOf(back, zone)).toBe(shown);
      expect(Math.abs(back - minute * 60_000)).toBeLessThanOrEqual(3_600_000);
    }),
  );
});

it('an hour that is shown twice is the first, one that is leapt over comes after the leap', () => {
  expect(momentOf('2026-10-25T02:30', 'Europe/Berlin')).toBe(Date.parse('2026-10-25T00:30:00Z'));
  expect(momentOf('2026-03-29T02:30', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:30:00Z'));
});

it.each(['', '2026-05-04', '2026-13-04T10:00', 'soon', '2026-05-04T14:30Z'])(
  '%j is no time',
  (text) => {
    expect(momentOf(text, 'UTC')).toBeNaN();
  },
);
