import { expect, test, vi } from 'vitest';
import { checkAppPage, checkOwnPage, tabAt, tabAtServer } from './senders.ts';

vi.mock('wxt/browser', () => ({ browser: { runtime: { id: 'ours' } } }));
vi.mock('./settings.ts', () => ({ readServerUrl: async () => 'https://rapport.test' }));

const page = (url: string) => ({ id: 'ours', frameId: 0, tab: { id: 7 }, url });
const meet = 'https://meet.google.com';

test('a meeting page is one at the meeting’s own address, at the top of its tab', () => {
  expect(tabAt(meet, page('https://meet.google.com/abc-defg-hij'))).toBe(7);
  for (const sender of [
    page('https://meet.google.com.evil.test/abc-defg-hij'),
    { ...page('https://meet.google.com/a'), frameId: 3 },
    { ...page('https://meet.google.com/a'), id: 'another extension' },
    { ...page('https://meet.google.com/a'), tab: undefined },
  ])
    expect(() => tabAt(meet, sender)).toThrow('should not');
});

test('only the entered server’s pages speak for the web app', async () => {
  await expect(tabAtServer(page('https://rapport.test/extension/connect'))).resolves.toBe(7);
  await expect(tabAtServer(page('https://other.test/'))).rejects.toThrow('should not');
});

test('framed by another page it is the web app still, but connects nobody', async () => {
  const framed = { ...page('https://rapport.test/plan/select-plan'), frameId: 4 };
  await expect(checkAppPage(framed)).resolves.toBeUndefined();
  await expect(tabAtServer(framed)).rejects.toThrow('should not');
  for (const sender of [
    { ...framed, url: 'https://rapport.test.evil.test/' },
    { ...framed, id: 'another extension' },
    { ...framed, url: undefined },
  ])
    await expect(checkAppPage(sender)).rejects.toThrow('should not');
});

test('only the extension’s own pages command', () => {
  expect(() => checkOwnPage({ id: 'ours', origin: location.origin })).not.toThrow();
  expect(() => checkOwnPage({ id: 'ours', origin: meet })).toThrow('should not');
  expect(() => checkOwnPage({ id: 'another', origin: location.origin })).toThrow('should not');
});
