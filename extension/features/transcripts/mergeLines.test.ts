import { expect, test } from 'vitest';
import type { StoredCaption } from '../../platform/captureStore.ts';
import { mergeLines } from './mergeLines.ts';

const line = (utteranceId: string, startMs: number, text = utteranceId): StoredCaption => ({
  ...{ utteranceId, startMs, text, endMs: startMs + 100 },
  ...{ revision: 1, speaker: null, isFinal: false, sequence: 1 },
});

test('a changed line takes the place of its former self, and others stay what they are', () => {
  const [one, two] = [line('a', 1), line('b', 2)];
  const merged = mergeLines([one, two], [line('b', 2, 'changed'), line('c', 0)]);
  expect(merged.map(({ text }) => text)).toEqual(['c', 'a', 'changed']);
  expect(merged[1]).toBe(one);
});
