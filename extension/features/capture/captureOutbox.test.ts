import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeenCaption } from '../../platform/captureStore.ts';
import type { CaptionEvent } from '../../sites/siteReader.ts';
import { createCaptureOutbox } from './captureOutbox.ts';

const event = (revision: number, changes: Partial<CaptionEvent> = {}): CaptionEvent => ({
  type: 'upsert',
  utteranceId: 'u1',
  revision,
  speaker: 'Leo Marsh',
  text: `Revision ${revision}`,
  observedAt: 1_000 + revision,
  ...changes,
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what changes while a message is on its way goes along once, from when it was first seen', async () => {
  const handed: SeenCaption[][] = [];
  let acknowledge = () => {};
  const outbox = createCaptureOutbox((captions) => {
    handed.push(captions);
    return new Promise<void>((resolve) => (acknowledge = resolve));
  }, new AbortController().signal);
  outbox.put(event(1));
  await vi.advanceTimersByTimeAsync(0);
  for (let revision = 2; revision <= 500; revision += 1) outbox.put(event(revision));
  acknowledge();
  await vi.advanceTimersByTimeAsync(500);
  expect(handed.map((batch) => batch.map(({ revision }) => revision))).toEqual([[1], [500]]);
  expect(handed[1]?.[0]).toMatchObject({ firstSeenAt: 1_001, lastSeenAt: 1_500 });
});

test('growing captions go twice a second at most, and at once when the reading ends', async () => {
  const revisions: number[] = [];
  const outbox = createCaptureOutbox(async (captions) => {
    revisions.push(...captions.map(({ revision }) => revision));
  }, new AbortController().signal);
  for (let revision = 1; revision <= 26; revision += 1) {
    outbox.put(event(revision));
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(revisions).toEqual([1, 3, 5, 8, 10, 13, 15, 18, 20, 23, 25]);
  await outbox.flush();
  expect(revisions.at(-1)).toBe(26);
});

test('a background that does not answer is tried until it does, and nothing is given up', async () => {
  let tries = 0;
  const taken: string[] = [];
  const outbox = createCaptureOutbox(async (captions) => {
    tries += 1;
    if (tries < 5) throw new Error('No response');
    taken.push(...captions.map(({ text }) => text));
  }, new AbortController().signal);
  outbox.put(event(1));
  const flushed = outbox.flush();
  await vi.advanceTimersByTimeAsync(20_000);
  await flushed;
  expect(taken).toEqual(['Revision 1']);
});

test('the end of the page ends the trying', async () => {
  const lifetime = new AbortController();
  let tries = 0;
  const outbox = createCaptureOutbox(async () => {
    tries += 1;
    throw new Error('Extension context invalidated.');
  }, lifetime.signal);
  outbox.put(event(1));
  await vi.advanceTimersByTimeAsync(1_000);
  lifetime.abort();
  const before = tries;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBeLessThanOrEqual(before + 1);
  expect(vi.getTimerCount()).toBe(0);
});
