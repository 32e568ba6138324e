import { expect, test } from 'vitest';
import { captionListener } from '../../../tests/harness/captionListener.ts';
import { addBlock, region, setSpeaker, setText } from '../../../tests/harness/meetPage.ts';
import { meetReader } from './meetReader.ts';

const { events, finals, settle, start, told } = captionListener(meetReader);

test('a growing text is one utterance with growing revisions', async () => {
  start('captions-empty');
  const block = addBlock('Ada Park', 'Tell');
  await settle();
  setText(block, 'Tell me about');
  await settle();
  setText(block, 'Tell me about yourself.');
  await settle();
  expect(told()).toEqual([{ speaker: 'Ada Park', text: 'Tell me about yourself.' }]);
  expect(events).toHaveLength(3);
});

test('a correction makes the text shorter, and the correction is what stays', async () => {
  start('captions-empty');
  const block = addBlock('Leo Marsh', 'I went too the the store');
  await settle();
  setText(block, 'I went to the store');
  await settle();
  expect(told()).toEqual([{ speaker: 'Leo Marsh', text: 'I went to the store' }]);
});

test('an earlier block that is corrected while a later one grows is corrected', async () => {
  start('call');
  const [first] = region().querySelectorAll('.nMcdL');
  addBlock('Ada Park', 'Shall we');
  if (first) setText(first, 'Welcome, and thanks for coming.');
  await settle();
  expect(told().map(({ text }) => text)).toEqual([
    'Welcome, and thanks for coming.',
    'Thanks for having me.',
    'Shall we',
  ]);
});

test('two people who speak at once are both heard', async () => {
  start('captions-empty');
  const block = addBlock('Ada Park', 'So what');
  const other = addBlock('Leo Marsh', 'Well I');
  await settle();
  setText(block, 'So what happened then?');
  setText(other, 'Well I think it was');
  await settle();
  expect(told()).toEqual([
    { speaker: 'Ada Park', text: 'So what happened then?' },
    { speaker: 'Leo Marsh', text: 'Well I think it was' },
  ]);
});

test('two blocks of one speaker are two utterances, even with the same words', async () => {
  start('captions-empty');
  addBlock('Leo Marsh', 'Yes.');
  await settle();
  addBlock('Leo Marsh', 'Yes.');
  await settle();
  expect(told()).toHaveLength(2);
});

test('the same short word again, as the first scrolls away, is said twice', async () => {
  start('captions-empty');
  const first = addBlock('Leo Marsh', 'Yes.');
  addBlock('Ada Park', 'Sure?');
  await settle();
  first.remove();
  addBlock('Leo Marsh', 'Yes.');
  await settle(400);
  expect(told().map(({ text }) => text)).toEqual(['Yes.', 'Sure?', 'Yes.']);
});

test('an element put back within 350 ms goes on as it was', async () => {
  start('captions-empty');
  const block = addBlock('Ada Park', 'One moment');
  await settle();
  block.remove();
  await settle(300);
  expect(finals()).toEqual([]);
  region().append(block);
  setText(block, 'One moment please');
  await settle(400);
  expect(told()).toEqual([{ speaker: 'Ada Park', text: 'One moment please' }]);
  expect(finals()).toEqual([]);
});

test('an element that stays away is final', async () => {
  start('captions-empty');
  const block = addBlock('Ada Park', 'One moment');
  await settle();
  block.remove();
  await settle(400);
  expect(finals()).toEqual(['One moment']);
});

test('a block in which nothing changes for a minute is final, and a late correction still counts', async () => {
  start('captions-empty');
  const block = addBlock('Ada Park', 'A last werd');
  await settle();
  await settle(63_000);
  expect(finals()).toEqual(['A last werd']);
  setText(block, 'A last word');
  await settle();
  expect(told()).toEqual([{ speaker: 'Ada Park', text: 'A last word' }]);
});

test('a name that comes late, or is given anew, belongs to what was said', async () => {
  start('captions-empty');
  const block = addBlock('', 'Good morning');
  await settle();
  expect(told()).toEqual([{ speaker: null, text: 'Good morning' }]);
  setSpeaker(block, 'Leo');
  await settle();
  setSpeaker(block, 'Leo Marsh');
  await settle();
  expect(told()).toEqual([{ speaker: 'Leo Marsh', text: 'Good morning' }]);
});

test('an element used again for another speaker begins another utterance', async () => {
  start('captions-empty');
  const block = addBlock('Ada Park', 'What would you have done differently?');
  await settle();
  setSpeaker(block, 'Leo Marsh');
  setText(block, 'Probably');
  await settle();
  expect(told()).toEqual([
    { speaker: 'Ada Park', text: 'What would you have done differently?' },
    { speaker: 'Leo Marsh', text: 'Probably' },
  ]);
});

test('when the page drops the head of a long speech, nothing is lost and nothing doubled', async () => {
  start('captions-empty');
  const words = Array.from({ length: 600 }, (_, at) => `word${at}`);
  const block = addBlock('Leo Marsh', words.slice(0, 300).join(' '));
  await settle();
  setText(block, words.slice(100, 350).join(' '));
  await settle();
  setText(block, words.slice(100, 600).join(' '));
  await settle();
  const all = told()
    .map(({ text }) => text)
    .join(' ');
  expect(all.split(' ')).toEqual(words);
});

test('a speech without end is told in parts of bounded size, whole', async () => {
  start('captions-empty');
  const words = Array.from({ length: 3_000 }, (_, at) => `word${at}${at % 12 === 11 ? '.' : ''}`);
  const block = addBlock('Leo Marsh', words[0] ?? '');
  for (let count = 10; count <= words.length; count += 10) {
    setText(block, words.slice(0, count).join(' '));
    await settle();
  }
  const parts = told().map(({ text }) => text);
  expect(parts.join(' ').split(' ')).toEqual(words);
  expect(Math.max(...events.map(({ text }) => text.length))).toBeLessThanOrEqual(4_000);
});
