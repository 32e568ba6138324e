import { expect, test } from 'vitest';
import { meetingSites } from '../meetingSites.ts';
import { trackUtterances } from '../trackUtterances.ts';
import type { CaptionEvent } from '../siteReader.ts';

/** A page that keeps at most 8 blocks, as elements with a reading. */
function soakPage() {
  const readings = new Map<Element, { speaker: string; text: string }>();
  const shown: Element[] = [];
  let at = 0;
  const last = new Map<string, CaptionEvent>();
  let largest = 0;
  const tracker = trackUtterances({
    read: (element) => readings.get(element) ?? { speaker: null, text: '' },
    emit: (event) => last.set(event.utteranceId, event),
    limits: meetingSites.meet.limits,
    now: () => at,
    newId: () => `u${last.size}-${at}-${Math.random()}`,
  });
  const see = (changed: Element[] = []) => {
    tracker.seeBlocks(shown, new Set(changed));
    largest = Math.max(largest, tracker.size());
  };
  return {
    tracker,
    last,
    largest: () => largest,
    pass: (ms: number) => {
      at += ms;
      tracker.sweep();
    },
    begin(speaker: string, text: string) {
      const element = document.createElement('div');
      readings.set(element, { speaker, text });
      shown.push(element);
      const gone = shown.length > 8 ? shown.shift() : undefined;
      see([element]);
      if (gone) readings.delete(gone);
    },
    grow(text: string) {
      const element = shown.at(-1);
      const reading = element && readings.get(element);
      if (!element || !reading) return;
      reading.text = text;
      tracker.seeChange(element);
    },
    /** The page makes all its elements anew. */
    remake() {
      shown.splice(
        0,
        shown.length,
        ...shown.map((old) => {
          const element = document.createElement('div');
          const reading = readings.get(old);
          if (reading) readings.set(element, reading);
          readings.delete(old);
          return element;
        }),
      );
      see();
    },
  };
}

test('10,000 changes leave every final text once, in bounded memory', () => {
  const page = soakPage();
  const expected: string[] = [];
  let events = 0;
  for (let turn = 0; events < 10_000; turn += 1) {
    const words = Array.from({ length: 3 + (turn % 9) }, (_, at) => `t${turn}w${at}`);
    page.begin(turn % 2 === 0 ? 'Ada' : 'Leo', words[0] ?? '');
    for (let count = 2; count <= words.length; count += 1) {
      // Every so often the recognizer takes a word back before it says the right one.
      if (count % 4 === 0) page.grow(`${words.slice(0, count - 1).join(' ')} wrong`);
      page.grow(words.slice(0, count).join(' '));
      page.pass(180);
      events += 2;
    }
    expected.push(words.join(' '));
    if (turn % 50 === 49) page.remake();
  }
  page.pass(400);
  page.tracker.finalizeAll();
  expect([...page.last.values()].map(({ text }) => text)).toEqual(expected);
  expect([...page.last.values()].every(({ type }) => type === 'finalize')).toBe(true);
  expect(page.largest()).toBeLessThanOrEqual(8 + 8 + 100);
});
