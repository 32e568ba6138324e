import { expect, test } from 'vitest';
import { captionListener } from '../../../tests/harness/captionListener.ts';
import { zoomReader } from './zoomReader.ts';

const { events, settle, start, statuses, told } = captionListener(zoomReader);
const item = (): Element => {
  const found = document.querySelector('.live-transcription-subtitle__item span');
  if (!found) throw new Error('The page has no captions');
  return found;
};
/** What was said after the words that the frozen page shows. */
const texts = () =>
  told()
    .slice(1)
    .map(({ text }) => text);

async function roll(words: readonly string[], size: number, from = 1): Promise<void> {
  for (let end = from; end <= words.length; end += 1) {
    item().textContent = words.slice(Math.max(0, end - size), end).join(' ');
    await settle(100);
  }
}

test('captions that are off say so, and nothing is read', () => {
  start('captions-off');
  expect(statuses).toEqual(['off']);
  expect(events).toEqual([]);
});

test('a window that rolls over the speech is put together whole', async () => {
  start('call');
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
  await roll(words, 12);
  expect(texts().at(-1)?.split(' ')).toEqual(words);
});

test('a correction inside the window replaces words and doubles none', async () => {
  start('call');
  item().textContent = 'so we moved the monolit to';
  await settle(100);
  item().textContent = 'we moved the monolith to services last';
  await settle(100);
  item().textContent = 'the monolith to services last year';
  await settle(100);
  expect(texts()).toEqual(['so we moved the monolith to services last year']);
});

test('one letter or word in common is no overlap', async () => {
  start('call');
  item().textContent = 'That was all from the first part of it';
  await settle(100);
  item().textContent = 'it is time for something else now';
  await settle(100);
  expect(texts()).toEqual([
    'That was all from the first part of it',
    'it is time for something else now',
  ]);
});

test('a pause of some seconds ends an utterance, and what follows is told alone', async () => {
  start('call');
  item().textContent = 'I think that is it';
  await settle(8_000);
  item().textContent = 'I think that is it but one more thing';
  await settle(100);
  expect(texts()).toEqual(['I think that is it', 'but one more thing']);
});

test('the speaker is the one with the same picture, else who speaks now', async () => {
  start('call');
  expect(told()[0]?.speaker).toBe('Leo Marsh');
  for (const image of document.querySelectorAll('.video-avatar__avatar img')) image.remove();
  item().textContent = 'Now without a picture among the videos';
  await settle(100);
  expect(told().at(-1)?.speaker).toBe('Ada Park');
});
