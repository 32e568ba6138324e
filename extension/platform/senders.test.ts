import { expect, test, vi } from 'vitest';
import { checkAppPage, tabAtServer } from './appSenders.ts';
import { checkBackground, checkOurs, checkOwnPage, frameOf, tabAt } from './senders.ts';

vi.mock('wxt/browser', () => ({ browser: { runtime: { id: 'ours' } } }));
vi.mock('./settings.ts', () => ({ readServerUrl: async () => 'https://rapport.test' }));

const page = (url: string) => ({ id: 'ours', frameId: 0, tab: { id: 7 }, url });
const meet = 'https://meet.google.com';

test('a frame is known by our own script, its tab and its address', () => {
  expect(frameOf({ ...page('https://app.zoom.us/wc/123456789'), frameId: 4 })).toMatchObject({
    ...{ tabId: 7, frameId: 4 },
  });
  expect(() => frameOf({ ...page(meet), id: 'another extension' })).toThrow('should not');
  expect(() => frameOf({ ...page(meet), tab: undefined })).toThrow('should not');
});

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

test('only the background commands the page that records', () => {
  expect(() => checkBackground({ id: 'ours' })).not.toThrow();
  expect(() =>
    checkBackground({ id: 'ours', url: `${location.origin}/background.js` }),
  ).not.toThrow();
  for (const sender of [
    { id: 'another' },
    page(meet),
    { ...page(meet), tab: undefined },
    { id: 'ours', origin: meet },
  ])
    expect(() => checkBackground(sender)).toThrow('should not');
});

test('a meeting page takes orders from our own parts only', () => {
  expect(() => checkOurs({ id: 'ours', origin: 'chrome-extension://ours' })).not.toThrow();
  expect(() => checkOurs({ id: 'another' })).toThrow('should not');
  expect(() => checkOurs({})).toThrow('should not');
});

test('only the extension’s own pages command', () => {
  expect(() => checkOwnPage({ id: 'ours', origin: location.origin })).not.toThrow();
  expect(() => checkOwnPage({ id: 'ours', origin: meet })).toThrow('should not');
  expect(() => checkOwnPage({ id: 'another', origin: location.origin })).toThrow('should not');
});
