import { expect, test } from 'vitest';
import { siteAt } from './meetingSites.ts';

const keyAt = (address: string) => {
  const url = new URL(address);
  return siteAt(url)?.meetingKey(url);
};

test.each([
  ['https://app.zoom.us/wc/81234567890/join?pwd=x', '81234567890'],
  ['https://app.zoom.us/wc/join/81234567890', '81234567890'],
  ['https://app.zoom.us/wc/home', null],
  ['https://teams.microsoft.com/v2/', 'byTab'],
  ['https://teams.live.com/meet/9312345678901', '9312345678901'],
  [
    'https://teams.microsoft.com/l/meetup-join/19%3ameeting_Abc-1%40thread.v2/0',
    '19:meeting_Abc-1@thread.v2',
  ],
  ['https://example.com/wc/81234567890', undefined],
])('%s is the meeting %j', (address, key) => {
  expect(keyAt(address)).toBe(key);
});
