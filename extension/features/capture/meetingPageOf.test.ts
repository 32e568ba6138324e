import { expect, test, vi } from 'vitest';
import { meetingPageOf } from './meetingPageOf.ts';

vi.mock('wxt/browser', () => ({ browser: { runtime: { id: 'ours' } } }));

const sender = (url: string, frameId = 0) => ({ id: 'ours', frameId, tab: { id: 7 }, url });

test.each([
  ['https://meet.google.com/abc-defg-hij', 0],
  ['https://teams.live.com/v2/', 0],
  ['https://app.zoom.us/wc/123456789/join', 5],
])('%s in frame %i is a meeting page', (url, frameId) => {
  expect(meetingPageOf(sender(url, frameId))).toEqual({ tabId: 7, frameId });
});

test.each([
  ['https://meet.google.com.evil.test/abc-defg-hij', 0],
  ['http://meet.google.com/abc-defg-hij', 0],
  ['https://meet.google.com/abc-defg-hij', 5],
  ['https://zoom.us/j/123456789', 0],
])('%s in frame %i is none', (url, frameId) => {
  expect(() => meetingPageOf(sender(url, frameId))).toThrow('meeting page');
});
