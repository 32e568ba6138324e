import { expect, test } from 'vitest';
import { noSound } from '../../platform/captureStore.ts';
import { missingText } from './missingText.ts';

const capture = { problem: null, isEndSent: false, sound: noSound };

test.each([
  [0, 'The end of the interview is being sent. Everything is safe on this computer.'],
  [1, '1 caption or note waits to be sent. Everything is safe on this computer.'],
  [2, '2 captions and notes wait to be sent. Everything is safe on this computer.'],
])('what waits is said in words: %i', (waiting, text) => {
  expect(missingText(capture, waiting)).toBe(text);
});
