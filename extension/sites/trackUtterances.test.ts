import { expect, test } from 'vitest';
import { meetingSites } from './meetingSites.ts';
import type { CaptionEvent } from './siteReader.ts';
import { trackUtterances } from './trackUtterances.ts';

test('turns that are first seen at the same moment begin one after the other', () => {
  const events: CaptionEvent[] = [];
  const texts = ['How was it?', 'Good.', 'And then?'];
  const elements = texts.map(() => document.createElement('div'));
  const tracker = trackUtterances({
    read: (element) => ({
      speaker: 'Leo',
      text: texts[elements.indexOf(element as HTMLDivElement)] ?? '',
    }),
    emit: (event) => events.push(event),
    limits: meetingSites.meet.limits,
    now: () => 1000,
  });
  tracker.seeBlocks(elements, new Set(elements));
  const upserts = events.filter(({ type }) => type === 'upsert');
  expect(upserts.map(({ text, observedAt }) => [text, observedAt])).toEqual([
    ['How was it?', 1000],
    ['Good.', 1001],
    ['And then?', 1002],
  ]);
});
