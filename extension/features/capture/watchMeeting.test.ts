import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MeetingReport } from './captureMessages.ts';
import type { CaptureOrder } from './meetingPageMessages.ts';
import type { SeenCaption } from '../../platform/captureStore.ts';
import { addBlock, openMeetPage, setText } from '../../../tests/harness/meetPage.ts';
import { meetReader } from '../../sites/meet/meetReader.ts';
import { watchMeeting, type MeetingWatch } from './watchMeeting.ts';

let lifetime: AbortController;
let reports: MeetingReport[];
let handed: (SeenCaption & { captureId: string })[];
let order: CaptureOrder | null;
/** The background is being ended or replaced. */
let isDeaf: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  lifetime = new AbortController();
  reports = [];
  handed = [];
  order = null;
  isDeaf = false;
});
afterEach(() => {
  lifetime.abort();
  vi.useRealTimers();
});
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

function watch(path = '/abc-defg-hij', openedAtMs = Date.now(), reader = meetReader): MeetingWatch {
  const { signal } = lifetime;
  return watchMeeting({
    ...{ reader, document, openedAtMs, signal },
    address: () => new URL(`https://meet.google.com${path}`),
    report: async (report) => {
      if (isDeaf) throw new Error('The message port closed before a response was received.');
      reports.push(report);
      return order;
    },
    handOver: async (captureId, captions) => {
      handed.push(...captions.map((caption) => ({ ...caption, captureId })));
    },
  });
}

test('before a capture is asked for, the page tells how it stands and no word', async () => {
  openMeetPage('call');
  watch();
  addBlock('Ada Park', 'Off the record');
  await pass(31_000);
  expect(reports.length).toBeGreaterThanOrEqual(3);
  expect(reports[0]).toMatchObject({ title: 'Backend interview', isInCall: true });
  expect(JSON.stringify(reports)).not.toMatch(/Off the record|Welcome/);
  expect(handed).toEqual([]);
});

test('before a capture is asked for, no caption is read', async () => {
  openMeetPage('call');
  let readings = 0;
  const reader: typeof meetReader = {
    ...meetReader,
    readBlock: (element) => {
      readings += 1;
      return meetReader.readBlock(element);
    },
  };
  const meeting = watch('/abc-defg-hij', Date.now(), reader);
  addBlock('Ada Park', 'Off the record');
  await pass(31_000);
  expect(readings).toBe(0);
  expect(meeting.status()).toEqual({ status: 'on_empty', isInCall: true });
  meeting.follow({ captureId: 'c1', startedAtMs: Date.now() });
  expect(readings).toBeGreaterThan(0);
});

test('a report that the background did not hear is made again a second later', async () => {
  openMeetPage('call');
  isDeaf = true;
  watch();
  await pass(2_500);
  expect(reports).toEqual([]);
  isDeaf = false;
  await pass(1_000);
  expect(reports).toMatchObject([{ isInCall: true }]);
});

test('a page that is no meeting tells nothing at all', async () => {
  openMeetPage('lobby');
  watch('/landing');
  await pass(60_000);
  expect(reports).toEqual([]);
});

test('from the start on words are handed over, those on the screen before are not', async () => {
  openMeetPage('call');
  const meeting = watch();
  await pass(1_000);
  order = { captureId: 'c1', startedAtMs: Date.now() };
  meeting.follow(order);
  const block = addBlock('Leo Marsh', 'On the');
  await pass();
  setText(block, 'On the record');
  await pass(1_000);
  expect(handed.map(({ text }) => text)).toEqual(['On the', 'On the record']);
});

test('a page opened again in the middle goes on with what it shows', async () => {
  order = { captureId: 'c1', startedAtMs: 1_000 };
  openMeetPage('call');
  watch();
  await pass();
  expect(handed.map(({ text }) => text)).toEqual([
    'Welcome, and thank you for coming.',
    'Thanks for having me.',
  ]);
});

test('a script put into a page that was open takes nothing of what the page already shows', async () => {
  order = { captureId: 'c1', startedAtMs: 1_000 };
  openMeetPage('call');
  watch('/abc-defg-hij', Infinity);
  await pass();
  expect(handed).toEqual([]);
  addBlock('Leo Marsh', 'After the update');
  await pass();
  expect(handed.map(({ text }) => text)).toEqual(['After the update']);
});

test('an order with a later start, after a pause, takes nothing from before it', async () => {
  openMeetPage('captions-empty');
  const meeting = watch();
  order = { captureId: 'c1', startedAtMs: Date.now() + 1 };
  meeting.follow(order);
  await pass(10);
  order = null;
  await meeting.leave();
  addBlock('Leo Marsh', 'Between us');
  await pass(10);
  order = { captureId: 'c1', startedAtMs: Date.now() };
  meeting.follow(order);
  addBlock('Leo Marsh', 'On the record again');
  await pass();
  expect(handed.map(({ text }) => text)).toEqual(['On the record again']);
});

test('leaving hands over the last words as final before it says so, and nothing afterwards', async () => {
  openMeetPage('captions-empty');
  const meeting = watch();
  await pass();
  order = { captureId: 'c1', startedAtMs: Date.now() };
  meeting.follow(order);
  addBlock('Leo Marsh', 'That was all');
  await pass();
  order = null;
  const left = meeting.leave();
  await pass(100);
  await left;
  expect(handed.at(-1)).toMatchObject({ text: 'That was all', isFinal: true });
  const before = handed.length;
  addBlock('Leo Marsh', 'Not any more');
  await pass(1_000);
  expect(handed).toHaveLength(before);
});

test('an answer that crosses the start does not end what has just begun', async () => {
  openMeetPage('captions-empty');
  const meeting = watch();
  // The page has asked; before it hears that there is nothing to do, the start arrives.
  meeting.follow({ captureId: 'c1', startedAtMs: Date.now() });
  order = { captureId: 'c1', startedAtMs: Date.now() };
  await pass();
  addBlock('Leo Marsh', 'Heard');
  await pass();
  expect(handed.map(({ text, isFinal }) => [text, isFinal])).toEqual([['Heard', false]]);
});
