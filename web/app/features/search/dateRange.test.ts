import { describe, expect, it } from 'vitest';
import { customRangeOf, dateBoundsOf, dateLabelOf } from './dateRange.ts';

const now = new Date('2026-05-20T22:30:00Z');
const zone = 'Europe/Berlin';

describe('the date filter', () => {
  it('counts today among the last 7 days', () => {
    expect(dateBoundsOf('last_7', now, 'UTC').startAfter).toBe('2026-05-14T00:00:00.000Z');
    // In Berlin it is the 21st already.
    expect(dateBoundsOf('last_7', now, zone).startAfter).toBe('2026-05-14T22:00:00.000Z');
  });

  it('begins six months on the first of the month five months back', () => {
    expect(dateBoundsOf('last_6m', now, zone).startAfter).toBe('2025-11-30T23:00:00.000Z');
  });

  it('takes the last day of a range whole', () => {
    const bounds = dateBoundsOf('2026-01-31..2026-02-28', now, zone);
    expect(bounds.startAfter).toBe('2026-01-30T23:00:00.000Z');
    expect(bounds.startBefore).toBe('2026-02-28T23:00:00.000Z');
  });

  it('may be open on either side', () => {
    expect(dateBoundsOf('..2026-02-28', now, zone)).not.toHaveProperty('startAfter');
    expect(dateLabelOf('2026-02-28..')).toBe('From Feb 28, 2026');
    expect(dateLabelOf('..2026-02-28')).toBe('Until Feb 28, 2026');
  });

  it('ignores what an address may hold by mistake', () => {
    expect(dateBoundsOf('yesterday', now, zone)).toEqual({});
    expect(dateLabelOf('yesterday')).toBeNull();
    expect(customRangeOf('..')).toBeNull();
  });

  it('is told in words', () => {
    expect(dateLabelOf('last_6m')).toBe('Last 6 months');
    expect(dateLabelOf('2026-01-31..2026-02-28')).toBe('Jan 31, 2026 – Feb 28, 2026');
    expect(dateLabelOf('2026-01-31..2026-01-31')).toBe('Jan 31, 2026');
  });
});
