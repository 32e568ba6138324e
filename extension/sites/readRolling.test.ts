import { expect, test } from 'vitest';
import { meetingSites } from './meetingSites.ts';
import { joinWindow, readRolling } from './readRolling.ts';
import type { CaptionEvent } from './siteReader.ts';
import { trackUtterances } from './trackUtterances.ts';

test.each([
  ['so we moved', 'we moved the monolith', 'so we moved the monolith'],
  ['so we moved the monolit', 'moved the monolith to', 'so we moved the monolith to'],
  ['so we moved the monolith', 'so we moved', 'so we moved'],
  ['yes', 'yes', 'yes'],
  ['all of it', 'it is time for something else', null],
  ['今日は天気がいい', '天気がいいですね', '今日は天気がいいですね'],
])('%j and the window %j are %j', (text, window, joined) => {
  expect(joinWindow(text, window)).toBe(joined);
});

test('10,000 changes of a rolling window lose no word, double none, and stay small', () => {
  const element = document.createElement('div');
  const words = Array.from({ length: 10_000 }, (_, at) => `w${at}${at % 15 === 14 ? '.' : ''}`);
  let window = '';
  const last = new Map<string, CaptionEvent>();
  let longest = 0;
  const tracker = trackUtterances({
    read: readRolling(() => ({ speaker: 'Leo Marsh', text: window })),
    emit(event) {
      last.set(event.utteranceId, event);
      longest = Math.max(longest, event.text.length);
    },
    limits: meetingSites.zoom.limits,
  });
  for (let end = 1; end <= words.length; end += 1) {
    window = words.slice(Math.max(0, end - 12), end).join(' ');
    // Every so often the recognizer takes the last word back before it says the right one.
    const right = window;
    if (end % 7 === 0) {
      window = `${words.slice(Math.max(0, end - 12), end - 1).join(' ')} wrong`.trim();
      tracker.seeBlocks([element], new Set([element]));
      window = right;
    }
    tracker.seeBlocks([element], new Set([element]));
  }
  tracker.finalizeAll();
  const all = [...last.values()].map(({ text }) => text).join(' ');
  expect(all.split(' ')).toEqual(words);
  expect(longest).toBeLessThanOrEqual(4_100);
});
