import { describe, expect, it } from 'vitest';
import { formatBytes, formatBytesOf, formatTimeLeft } from './formatBytes.ts';

describe('bytes in words', () => {
  it('keeps the digits that help', () => {
    expect(formatBytes(0)).toBe('0 B');
    expect(formatBytes(812_400)).toBe('812 kB');
    expect(formatBytes(8_410_000)).toBe('8.4 MB');
    expect(formatBytes(999_960)).toBe('1.0 MB');
    expect(formatBytes(1_250_000_000)).toBe('1.25 GB');
  });

  it('says what arrived in the unit of the whole, and never more than the whole', () => {
    expect(formatBytesOf(3_100_000, 8_400_000)).toBe('3.1 of 8.4 MB');
    expect(formatBytesOf(90, 8_400_000)).toBe('0.0 of 8.4 MB');
    expect(formatBytesOf(9_000_000, 8_400_000)).toBe('8.4 of 8.4 MB');
  });

  it('says the time left only when it is known', () => {
    expect(formatTimeLeft(null)).toBe('');
    expect(formatTimeLeft(Infinity)).toBe('');
    expect(formatTimeLeft(0.2)).toBe('1 s left');
    expect(formatTimeLeft(59.2)).toBe('60 s left');
    expect(formatTimeLeft(61)).toBe('2 min left');
    expect(formatTimeLeft(3_900)).toBe('1 h 5 min left');
  });
});
