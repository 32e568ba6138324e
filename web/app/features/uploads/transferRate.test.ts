import { describe, expect, it } from 'vitest';
import { createTransferRate } from './transferRate.ts';

describe('transfer rate', () => {
  it('is unknown until there is something to go by', () => {
    const rate = createTransferRate();
    rate.add(0, 0);
    rate.add(50_000, 100);
    expect(rate.bytesPerSecond()).toBeNull();
  });

  it('forgets what is long past', () => {
    const rate = createTransferRate();
    rate.add(0, 0);
    rate.add(1_000, 10_000);
    rate.add(5_001_000, 15_000);
    expect(rate.bytesPerSecond()).toBe(1_000_000);
  });

  it('starts again when the server has less than was sent', () => {
    const rate = createTransferRate();
    rate.add(0, 0);
    rate.add(9_000_000, 1_000);
    rate.add(4_000_000, 2_000);
    expect(rate.bytesPerSecond()).toBeNull();
    rate.add(5_000_000, 3_000);
    expect(rate.bytesPerSecond()).toBe(1_000_000);
  });
});
