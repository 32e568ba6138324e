import { describe, expect, it } from 'vitest';
import { customRangeOf, dateBoundsOf, dateLabelOf } from './dateRange.ts';

const now = new Date(2026, 4, 20, 15, 30);
const local = (iso: string | undefined) => (iso ? new Date(iso).toString().slice(4, 21) : null);

describe('the date filter', () => {
  it('counts today among the last 7 days', () => {
    expect(local(dateBoundsOf('last_7', now).startAfter)).toBe('May 14 2026 00:00');
  });

  it('begins six months on the first of the month five months back', () => {
    expect(local(dateBoundsOf('last_6m', now).startAfter)).toBe('Dec 01 2025 00:00');
  });

  it('takes the last day of a range whole', () => {
    const bounds = dateBoundsOf('2026-01-31..2026-02-28', now);
    expect(local(bounds.startAfter)).toBe('Jan 31 2026 00:00');
    expect(local(bounds.startBefore)).toBe('Mar 01 2026 00:00');
  });

  it('may be open on either side', () => {
    expect(dateBoundsOf('..2026-02-28', now)).not.toHaveProperty('startAfter');
    expect(dateLabelOf('2026-02-28..')).toBe('From Feb 28, 2026');
    expect(dateLabelOf('..2026-02-28')).toBe('Until Feb 28, 2026');
  });

  it('ignores what an address may hold by mistake', () => {
    expect(dateBoundsOf('yesterday', now)).toEqual({});
    expect(dateLabelOf('yesterday')).toBeNull();
    expect(customRangeOf('..')).toBeNull();
  });

  it('is told in words', () => {
    expect(dateLabelOf('last_6m')).toBe('Last 6 months');
    expect(dateLabelOf('2026-01-31..2026-02-28')).toBe('Jan 31, 2026 – Feb 28, 2026');
    expect(dateLabelOf('2026-01-31..2026-01-31')).toBe('Jan 31, 2026');
  });
});
