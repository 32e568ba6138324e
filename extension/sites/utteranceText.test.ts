import { expect, test } from 'vitest';
import {
  cutPoint,
  isContinued,
  isOtherTalk,
  isSameTalk,
  keptAfterDroppedHead,
  textAfter,
} from './utteranceText.ts';

const long = Array.from({ length: 120 }, (_, at) => `word${at}`).join(' ');

test('a dropped head is known by what is left, and what is left is not told again', () => {
  const after = `${long.slice(400)} and more`;
  const kept = keptAfterDroppedHead(long, after);
  expect(kept).toBe(long.slice(400));
  expect(textAfter(after, kept ?? '')).toBe('and more');
});

test('a head dropped bit by bit, with less than 250 characters at once, is a dropped head too', () => {
  expect(keptAfterDroppedHead(long, long.slice(100))).toBe(long.slice(100));
});

test('a text of more than 250 characters that gives way to another begins anew', () => {
  expect(keptAfterDroppedHead(long, 'Something else entirely.')).toBe('');
});

test('a text taken back to its beginning tells nothing twice', () => {
  const kept = keptAfterDroppedHead(long, long.slice(0, 200));
  expect(textAfter(`${long.slice(0, 200)} anew`, kept ?? '')).toBe('anew');
});

test('a correction drops no head', () => {
  expect(keptAfterDroppedHead('so I went too the', 'So I went to the store')).toBeNull();
  expect(keptAfterDroppedHead(long, `${long} and on`)).toBeNull();
});

test('what comes after a told part is found though the told part was corrected', () => {
  expect(textAfter('Hello, how are you today?', 'Hello how are')).toBe('you today?');
});

test('another talk is told from a correction by its words', () => {
  expect(isOtherTalk('I would start with the slow queries first', 'Tell me about caching')).toBe(
    true,
  );
  expect(
    isOtherTalk('I would start with the slow query', 'I would start by the slow queries'),
  ).toBe(false);
  expect(isOtherTalk('Yes.', 'No.')).toBe(false);
});

test('two short answers are the same only when one continues the other', () => {
  expect(isSameTalk('Yes.', 'No.')).toBe(false);
  expect(isSameTalk('Yes', 'Yes, I did')).toBe(true);
});

test('the next question is no correction of the one that was complete', () => {
  const first = 'What do you like on the team?';
  expect(isContinued(first, 'What do you like on the call?')).toBe(false);
  expect(isContinued(first, 'What')).toBe(false);
  expect(isContinued('What do you like on the tea', 'What do you like on the team')).toBe(true);
  expect(isContinued(first, `${first} And why?`)).toBe(true);
});

test('words are counted in scripts without spaces too', () => {
  const before = '最初に遅いクエリを調べて原因を見つけます';
  expect(isOtherTalk(before, 'キャッシュについて教えてください')).toBe(true);
  expect(isOtherTalk(before, '最初に遅いクエリを調べて原因を探します')).toBe(false);
  const text = '今日は天気がいいですね'.repeat(10);
  expect(cutPoint(text, 20)).toBeGreaterThan(50);
  expect(textAfter(`${before}それから直します`, before)).toBe('それから直します');
});

test('a long text is parted after a sentence', () => {
  const text = 'One two three. Four five six. Seven eight nine ten eleven twelve';
  expect(text.slice(0, cutPoint(text, 20))).toBe('One two three. Four five six.');
});
