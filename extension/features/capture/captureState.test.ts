import { expect, test } from 'vitest';
import { captureState, type CaptureFacts } from './captureState.ts';

const running = {
  phase: 'following' as const,
  isSaved: false,
  hasCaptions: true,
  isPausedInApp: false,
  live: null,
};
const facts = (changes: Partial<CaptureFacts>): CaptureFacts => ({
  capture: running,
  page: { status: 'capturing', isInCall: true, siteName: 'Zoom' },
  waiting: 0,
  sendProblem: null,
  ...changes,
});
const label = (changes: Partial<CaptureFacts>) => captureState(facts(changes)).label;

test('before the first caption is safe nothing says that it captures', () => {
  const capture = { ...running, hasCaptions: false };
  expect(label({ capture })).toBe('Captions on, nothing said yet');
  expect(label({ capture, page: { status: 'on_empty', isInCall: true, siteName: 'Zoom' } })).toBe(
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
  expect(label({ page: { status, isInCall: true, siteName: 'Zoom' } })).toBe(expected);
});

test('without captions the server’s transcript is said to be one, and how far it is behind', () => {
  const page = { status: 'off' as const, isInCall: true, siteName: 'Zoom' };
  const at = (behindSec: number, problem: string | null = null) =>
    captureState(facts({ capture: { ...running, live: { behindSec, problem } }, page }));
  expect(at(6)).toMatchObject({
    ...{ tone: 'good', label: 'Transcribed on the server', canTurnOn: true },
    detail: expect.stringContaining('a few seconds behind'),
  });
  expect(at(40)).toMatchObject({ tone: 'warning', detail: expect.stringContaining('40 seconds') });
  expect(at(6, 'It is busy.')).toMatchObject({
    ...{ tone: 'warning', label: 'Captions are off' },
    detail: expect.stringContaining('It is busy.'),
  });
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
  const over = { ...running, phase: 'ended' as const };
  expect(label({ capture: over, waiting: 2, page: null })).toBe('Waiting to send 2');
  const waiting = { capture: over, waiting: 0, page: null, sendProblem: 'It cannot be reached.' };
  expect(label(waiting)).toBe('Waiting to send');
  expect(label({ capture: { ...over, isSaved: true }, page: null })).toBe('Saved');
});

test('without a capture nothing is captured', () => {
  expect(label({ capture: null, page: null })).toBe('No meeting');
  expect(label({ capture: null })).toBe('Not started');
  expect(label({ capture: null, page: { status: 'off', isInCall: true, siteName: 'Zoom' } })).toBe(
    'Captions are off',
  );
  expect(
    label({ capture: null, page: { status: 'unknown', isInCall: false, siteName: 'Zoom' } }),
  ).toBe('Not started');
});

test.each([
  ['left', false, 'You left the call'],
  ['left', true, 'Not capturing'],
  ['away', true, 'Not capturing'],
  ['paused', true, 'Paused'],
] as const)(
  'an interview that is %s (back in the call: %s) says so',
  (phase, isInCall, expected) => {
    const page = { status: 'capturing' as const, isInCall, siteName: 'Zoom' };
    expect(label({ capture: { ...running, phase }, page })).toBe(expected);
  },
);

test('a pause in the web app says where it was made', () => {
  expect(label({ capture: { ...running, phase: 'paused', isPausedInApp: true } })).toBe(
    'Paused in the web app',
  );
});

test('nothing claims a transcript where no caption came in', () => {
  const capture = { ...running, phase: 'ended' as const, isSaved: true, hasCaptions: false };
  expect(captureState({ capture, page: null, waiting: 0, sendProblem: null }).detail).toContain(
    'no transcript',
  );
});
