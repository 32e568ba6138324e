import { expect, test, vi } from 'vitest';
import { meetListener } from '../../tests/harness/meetListener.ts';
import { addBlock, openMeetPage, region, setText } from '../../tests/harness/meetPage.ts';

const { adapter, endPage, events, settle, start, statuses, told } = meetListener();

test('only a meeting is a meeting', () => {
  const matches = (url: string) => adapter().matchesLocation(new URL(url));
  expect(matches('https://meet.google.com/abc-defg-hij?authuser=0')).toBe(true);
  expect(matches('https://meet.google.com/landing')).toBe(false);
  expect(matches('https://meet.google.com.evil.test/abc-defg-hij')).toBe(false);
});

test('every visible block is told at the start', async () => {
  start('call');
  expect(told()).toEqual([
    { speaker: 'Ada Park', text: 'Welcome, and thank you for coming.' },
    { speaker: 'Leo Marsh', text: 'Thanks for having me.' },
  ]);
});

test('captions switched off, on but empty, and coming in are three things', async () => {
  start('captions-off');
  expect(statuses).toEqual(['off']);
  start('captions-empty');
  expect(statuses.at(-1)).toBe('on_empty');
  addBlock('Ada Park', 'Hello');
  await settle();
  expect(statuses.at(-1)).toBe('capturing');
});

test('before one has joined nothing is claimed', () => {
  start('lobby');
  expect(statuses).toEqual(['unknown']);
});

test('a region made anew with the same blocks doubles nothing and goes on', async () => {
  start('call');
  const old = region();
  const anew = old.cloneNode(true) as Element;
  old.replaceWith(anew);
  await settle(500);
  const [, second] = anew.querySelectorAll('.nMcdL');
  if (second) setText(second, 'Thanks for having me. It is good to be here.');
  await settle(500);
  expect(told().map(({ text }) => text)).toEqual([
    'Welcome, and thank you for coming.',
    'Thanks for having me. It is good to be here.',
  ]);
});

test('captions switched off and on again are lost, then recovered, and nothing is doubled', async () => {
  start('call');
  const old = region();
  const parent = old.parentElement;
  old.remove();
  await settle(3_000);
  expect(statuses.at(-1)).toBe('lost');
  const anew = old.cloneNode(true) as Element;
  parent?.append(anew);
  await settle(500);
  expect(statuses.at(-1)).toBe('on_empty');
  addBlock('Ada Park', 'There we are again.', anew);
  await settle();
  expect(statuses.at(-1)).toBe('recovered');
  await settle(13_000);
  expect(statuses.at(-1)).toBe('capturing');
  expect(told()).toHaveLength(3);
});

test('blocks scrolled back into view are not said again', async () => {
  start('call');
  const [first] = region().querySelectorAll('.nMcdL');
  const copy = first?.cloneNode(true);
  first?.remove();
  await settle(1_000);
  if (copy) region().prepend(copy);
  await settle(1_000);
  expect(told()).toHaveLength(2);
});

test('what stood on the screen before the start is not taken, what follows in the same block is', async () => {
  start('call', true);
  expect(events).toEqual([]);
  const [, second] = region().querySelectorAll('.nMcdL');
  if (second) setText(second, 'Thanks for having me. I am glad.');
  await settle();
  expect(told()).toEqual([{ speaker: 'Leo Marsh', text: 'I am glad.' }]);
});

test('the captions button is pressed only when captions are off', () => {
  openMeetPage('captions-off');
  let presses = 0;
  document
    .querySelector('button[aria-label="Turn on captions"]')
    ?.addEventListener('click', () => (presses += 1));
  expect(adapter().turnOnCaptions()).toBe(true);
  expect(presses).toBe(1);
  openMeetPage('call');
  expect(adapter().turnOnCaptions()).toBe(false);
});

test('stopping, and the end of the page, end everything', async () => {
  start('call');
  adapter().stop();
  const before = events.length;
  addBlock('Ada Park', 'Nobody listens');
  await settle(5_000);
  expect(events).toHaveLength(before);
  endPage();
  start('call');
  expect(events).toHaveLength(before);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that cannot be read can be described without anybody’s words or name', () => {
  start('call');
  const { outline, ...facts } = adapter().dumpDiagnostics({ redactText: true, redactNames: true });
  expect(outline.join('\n')).toMatch(/nMcdL/);
  expect(outline.join('\n')).not.toMatch(/Welcome|Ada|Park/);
  expect(facts).toMatchObject({ platform: 'GOOGLE_MEET', url: expect.not.stringMatching(/abc/) });
});
