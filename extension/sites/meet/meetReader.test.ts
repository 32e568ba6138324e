import { expect, test, vi } from 'vitest';
import { captionListener } from '../../../tests/harness/captionListener.ts';
import { addBlock, openMeetPage, region, setText } from '../../../tests/harness/meetPage.ts';
import { describePage } from '../describePage.ts';
import { meetingSites } from '../meetingSites.ts';
import { meetReader } from './meetReader.ts';

const { events, settle, start, statuses, stop, told } = captionListener(meetReader);

test('only a meeting is a meeting', () => {
  const key = (url: string) => meetingSites.meet.meetingKey(new URL(url));
  expect(key('https://meet.google.com/abc-defg-hij?authuser=0')).toBe('abc-defg-hij');
  expect(key('https://meet.google.com/landing')).toBeNull();
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

test('the captions button is pressed only when captions are off', async () => {
  openMeetPage('captions-off');
  let presses = 0;
  document
    .querySelector('button[aria-label="Turn on captions"]')
    ?.addEventListener('click', () => (presses += 1));
  expect(await meetReader.turnOnCaptions(document)).toBe(true);
  expect(presses).toBe(1);
  openMeetPage('call');
  expect(await meetReader.turnOnCaptions(document)).toBe(false);
});

test('the end of the page ends everything', async () => {
  start('call');
  stop();
  const before = events.length;
  addBlock('Ada Park', 'Not captured');
  await settle(5_000);
  expect(events).toHaveLength(before);
  expect(vi.getTimerCount()).toBe(0);
});

test('a short last answer is not doubled when captions go off and on', async () => {
  start('captions-empty');
  addBlock('Ada Park', 'Did you like it?');
  addBlock('Leo Marsh', 'Yes.');
  await settle();
  const old = region();
  const parent = old.parentElement;
  old.remove();
  await settle(3_000);
  parent?.append(old.cloneNode(true));
  await settle(3_000);
  expect(told().map(({ text }) => text)).toEqual(['Did you like it?', 'Yes.']);
});

test('while captions are off nothing is a caption, however it looks', async () => {
  start('captions-off');
  const chat = document.createElement('div');
  chat.setAttribute('role', 'region');
  chat.setAttribute('aria-label', 'In-call messages');
  chat.tabIndex = 0;
  document.body.append(chat);
  addBlock('Leo Marsh', 'My bank details are on their way.', chat);
  await settle(3_000);
  expect(events).toEqual([]);
  expect(statuses).toEqual(['off']);
});

test('what is left of the captions while they are off is no caption either', async () => {
  start('call');
  const captions = region().cloneNode(true);
  start('captions-off');
  events.length = statuses.length = 0;
  document.querySelector('main')?.append(captions);
  addBlock('Leo Marsh', 'Said without captions.');
  await settle(3_000);
  expect(events).toEqual([]);
  expect(statuses).not.toContain('capturing');
});

test('a place that only looks like captions is read neither where nobody knows whether they are on, nor where one writes', async () => {
  start('unknown-language');
  const captions = region().cloneNode(true) as Element;
  const control = document.querySelector('[jsname="r8qRAd"]');
  start('captions-empty');
  events.length = 0;
  document.querySelector('[jsname="r8qRAd"]')?.remove();
  region().replaceWith(captions);
  await settle(3_000);
  expect(events).toEqual([]);
  captions.append(document.createElement('textarea'));
  if (control) document.body.append(control);
  await settle(3_000);
  expect(events).toEqual([]);
});

test('of two places that only look like captions neither is read', async () => {
  start('unknown-language');
  expect(events).not.toEqual([]);
  start('unknown-language');
  events.length = 0;
  const chat = region().cloneNode(true) as Element;
  region().before(chat);
  await settle(3_000);
  addBlock('Leo Marsh', 'Is this a caption?', chat);
  await settle(3_000);
  expect(told().map(({ text }) => text)).not.toContain('Is this a caption?');
});

test('captions without a known speaker are captured as an unknown speaker’s words', async () => {
  start('captions-empty');
  const block = document.createElement('div');
  block.innerHTML = '<div>Расскажите о себе, пожалуйста.</div>';
  region().append(block);
  await settle();
  expect(told()).toEqual([{ speaker: null, text: 'Расскажите о себе, пожалуйста.' }]);
});

test('several captions without speakers are several, and text that nobody understands is said to be unreadable', async () => {
  start('captions-empty');
  region().innerHTML = '<div>Расскажите о себе, пожалуйста.</div><div>Я работаю с данными.</div>';
  await settle();
  expect(told().map(({ text }) => text)).toEqual([
    'Расскажите о себе, пожалуйста.',
    'Я работаю с данными.',
  ]);
  start('captions-empty');
  region().append(
    'Text without an element of its own, which no caption of any version has ever been.',
  );
  await settle(3_000);
  expect(statuses.at(-1)).toBe('unknown');
});

test('whoever leaves the call has lost no captions', async () => {
  start('call');
  region().remove();
  for (const control of document.querySelectorAll('button')) control.remove();
  await settle(3_000);
  expect(statuses.at(-1)).toBe('unknown');
});

test('a page that cannot be read is described without anybody’s words or name', () => {
  start('call');
  const status = { status: 'capturing', isInCall: true } as const;
  const { outline, ...facts } = describePage(document, meetReader, status);
  expect(outline.join('\n')).toMatch(/nMcdL/);
  expect(outline.join('\n')).not.toMatch(/Welcome|Ada|Park/);
  expect(facts).toMatchObject({ platform: 'GOOGLE_MEET', url: expect.not.stringMatching(/abc/) });
  start('other-region');
  const other = describePage(document, meetReader, status).outline.join('\n');
  expect(other).toMatch(/role="region"/);
  expect(other).toMatch(/Turn on captions/);
  expect(other).not.toMatch(/hello/);
});
