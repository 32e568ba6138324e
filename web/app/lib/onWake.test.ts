import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onWake } from './onWake.ts';

const woke = vi.fn();
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  woke.mockClear();
  stop = onWake(woke);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a machine that slept is noticed by the clock, a page that only runs is not', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(woke).not.toHaveBeenCalled();
  // Sleep: the clock goes on, timers do not.
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(woke).toHaveBeenCalledOnce();
});

test.each([
  ['a page that was frozen', document, 'resume'],
  ['a page that is seen again', document, 'visibilitychange'],
  ['a page kept for going back', window, 'pageshow'],
  ['a network that returns', window, 'online'],
])('%s is noticed until nobody listens', (_what, target, event) => {
  target.dispatchEvent(new Event(event));
  expect(woke).toHaveBeenCalledOnce();
  stop();
  target.dispatchEvent(new Event(event));
  expect(woke).toHaveBeenCalledOnce();
});
