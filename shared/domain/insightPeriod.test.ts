import { describe, expect, test } from 'vitest';
import { averageIntervalOf, intervalOf, periodsOf, spanOf } from './insightPeriod.ts';

const day = 86_400_000;
const zone = 'America/New_York';
const now = new Date('2026-05-15T03:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();

test.each([
  [1, 'HOUR'],
  [1.1, 'DAY'],
  [93, 'DAY'],
  [94, 'WEEK'],
  [180, 'WEEK'],
  [181, 'MONTH'],
])('a chart of %d days has a point each %s', (days, interval) =>
  expect(intervalOf(0, days * day)).toBe(interval),
);

test('the trend of an average is drawn in weeks or months', () => {
  expect(averageIntervalOf(0, day)).toBe('WEEK');
  expect(averageIntervalOf(0, 94 * day)).toBe('MONTH');
});

describe('a span has whole days of the zone, today as its last', () => {
  test.each([
    ['last_6m', '2025-12-01T05:00:00.000Z'],
    ['last_90', '2026-02-14T05:00:00.000Z'],
    ['last_30', '2026-04-15T04:00:00.000Z'],
    ['last_7', '2026-05-08T04:00:00.000Z'],
  ] as const)('%s', (range, start) => {
    const span = spanOf(range, { now, zone });
    expect([iso(span.startMs), iso(span.endMs)]).toEqual([start, '2026-05-15T04:00:00.000Z']);
  });

  test('a custom one includes its last day; turned round or broken it is the last six months', () => {
    const span = spanOf('custom', { now, zone, from: '2026-05-01', to: '2026-05-02' });
    expect(span.endMs - span.startMs).toBe(2 * day);
    const usual = spanOf('last_6m', { now, zone });
    expect(spanOf('custom', { now, zone, from: '2026-05-02', to: '2026-05-01' })).toEqual(usual);
    expect(spanOf('custom', { now, zone, from: 'x', to: 'y' })).toEqual(usual);
  });
});

test('periods begin on Mondays and firsts, and an hour that the clock leaps over is no gap', () => {
  const span = { startMs: Date.parse('2026-05-06T12:00Z'), endMs: Date.parse('2026-05-18T12:00Z') };
  expect(periodsOf(span, 'WEEK', 'UTC')).toEqual([
    '2026-05-04T00:00',
    '2026-05-11T00:00',
    '2026-05-18T00:00',
  ]);
  expect(periodsOf({ ...span, endMs: span.startMs + 40 * day }, 'MONTH', 'UTC')).toEqual([
    '2026-05-01T00:00',
    '2026-06-01T00:00',
  ]);
  const leap = { startMs: Date.parse('2026-03-08T05:00Z'), endMs: Date.parse('2026-03-09T04:00Z') };
  expect(periodsOf(leap, 'DAY', zone)).toEqual(['2026-03-08T00:00']);
});
