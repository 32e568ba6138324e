import { expect, test } from 'vitest';
import { readShareEmail, shareDurationText, shareExpiryText } from './share.ts';

const now = new Date('2026-03-02T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test.each([
  [-0.01, 'Access expired'],
  [0, 'Access expired'],
  [0.5, 'Access expires in the next hour'],
  [1, 'Access expires in the next hour'],
  [1.2, 'Access expires in 2 hours'],
  [23.5, 'Access expires in 24 hours'],
  [24, 'Access expires in 1 day'],
  [168, 'Access expires in 7 days'],
])('%d hours before the end: %s', (hours, text) => {
  expect(shareExpiryText(inHours(hours), now)).toBe(text);
});

test('durations are hours below a day, else days', () => {
  expect([0.125, 0.5, 1, 28].map(shareDurationText)).toEqual([
    ...['3 hours', '12 hours', '1 day', '28 days'],
  ]);
});

test('an address is kept in small letters, and nothing else passes for one', () => {
  expect(readShareEmail(' Ada@Here.Test ')).toBe('ada@here.test');
  for (const text of ['', 'ada', 'ada@here', 'a b@here.test', 'a@b.test, c@d.test', '<a@b.test>'])
    expect(readShareEmail(text), text).toBeNull();
});
