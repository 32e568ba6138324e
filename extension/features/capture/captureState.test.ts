import { expect, test } from 'vitest';
import { captureState, type CaptureFacts } from './captureState.ts';

const running = { isOver: false, isSaved: false, hasCaptions: true };
const facts = (changes: Partial<CaptureFacts>): CaptureFacts => ({
  capture: running,
  page: { status: 'capturing', isInCall: true },
  waiting: 0,
  sendProblem: null,
  ...changes,
});
const label = (changes: Partial<CaptureFacts>) => captureState(facts(changes)).label;

test('before the first caption is safe nothing says that it captures', () => {
  const capture = { ...running, hasCaptions: false };
  expect(label({ capture })).toBe('Captions on, nothing said yet');
  expect(label({ capture, page: { status: 'on_empty', isInCall: true } })).toBe(
    'Captions on, nothing said yet',
  );
  expect(label({})).toBe('Capturing');
});

test.each([
  ['off', 'Captions are off'],
  ['on_empty', 'Captions on'],
  ['lost', 'Lost'],
  ['recovered', 'Recovered'],
  ['unknown', 'Cannot read captions'],
] as const)('a page whose captions are %s is said to be so', (status, expected) => {
  expect(label({ page: { status, isInCall: true } })).toBe(expected);
});

test('a meeting page that is gone is lost, whatever it said last', () => {
  expect(label({ page: null })).toBe('Lost');
});

test('what waits is counted while it cannot be sent, beside how the reading stands', () => {
  expect(label({ waiting: 12, sendProblem: 'The server cannot be reached.' })).toBe(
    'Capturing · waiting to send 12',
  );
  expect(label({ waiting: 3 })).toBe('Capturing');
});

test('a finished interview is saved only when the server has all of it', () => {
  const over = { isOver: true, isSaved: false, hasCaptions: true };
  expect(label({ capture: over, waiting: 2, page: null })).toBe('Waiting to send 2');
  expect(label({ capture: { ...over, isSaved: true }, page: null })).toBe('Saved');
});

test('without a capture nothing is captured', () => {
  expect(label({ capture: null, page: null })).toBe('No meeting');
  expect(label({ capture: null })).toBe('Not started');
  expect(label({ capture: null, page: { status: 'off', isInCall: true } })).toBe(
    'Captions are off',
  );
  expect(label({ capture: null, page: { status: 'unknown', isInCall: false } })).toBe(
    'Not started',
  );
});
