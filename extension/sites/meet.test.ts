import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addBlock,
  openMeetPage,
  region,
  setSpeaker,
  setText,
} from '../../tests/harness/meetPage.ts';
import { createMeetAdapter } from './meet.ts';
import type { CaptionEvent, SiteAdapter, SiteStatus } from './siteAdapter.ts';

let events: CaptionEvent[];
let statuses: SiteStatus['status'][];
let adapter: SiteAdapter;
let lifetime: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  statuses = [];
  lifetime = new AbortController();
  adapter = createMeetAdapter(document, lifetime.signal);
});
afterEach(() => {
  lifetime.abort();
  vi.useRealTimers();
});

function start(page: string, skipShown = false): void {
  openMeetPage(page);
  adapter.start(
    (event) => events.push(event),
    ({ status }) => statuses.push(status),
    { skipShown },
  );
}
/** Lets the page's observers run, and some time pass. */
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** What a reader of the highest revisions has, in the order things were first said. */
function told(): { speaker: string | null; text: string }[] {
  const last = new Map<string, CaptionEvent>();
  for (const event of events) {
    const known = last.get(event.utteranceId);
    expect(event.revision, 'revisions only grow').toBeGreaterThan(known?.revision ?? 0);
    last.set(event.utteranceId, event);
  }
  return [...last.values()].map(({ speaker, text }) => ({ speaker, text }));
}
const finals = () => events.filter(({ type }) => type === 'finalize').map(({ text }) => text);

test('only a meeting is a meeting', () => {
  const matches = (url: string) => adapter.matchesLocation(new URL(url));
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

test('a growing text is one utterance with growing revisions', async () => {
  start('captions-empty');
  const block = addBlock('Ada Park', 'Tell');
  await settle();
  setText(block, 'Tell me about');
  await settle();
  setText(block, 'Tell me about yourself.');
  await settle();
  expect(told()).toEqual([{ speaker: 'Ada Park', text: 'Tell me about yourself.' }]);
  expect(events).toHaveLength(3);
});

test('a correction makes the text shorter, and the correction is what stays', async () => {
  start('captions-empty');
  const block = addBlock('Leo Marsh', 'I went too the the store');
  await settle();
  setText(block, 'I went to the store');
  await settle();
  expect(told()).toEqual([{ speaker: 'Leo Marsh', text: 'I went to the store' }]);
});

test('an earlier block that is corrected while a later one grows is corrected', async () => {
  start('call');
  const [first] = region().querySelectorAll('.nMcdL');
  addBlock('Ada Park', 'Shall we');
  if (first) setText(first, 'Welcome, and thanks for coming.');
  await settle();
  expect(told().map(({ text }) => text)).toEqual([
    'Welcome, and thanks for coming.',
    'Thanks for having me.',
    'Shall we',
  ]);
});

test('two people who speak at once are both heard', async () => {
  start('captions-empty');
  const one = addBlock('Ada Park', 'So what');
  const other = addBlock('Leo Marsh', 'Well I');
  await settle();
  setText(one, 'So what happened then?');
  setText(other, 'Well I think it was');
  await settle();
  expect(told()).toEqual([
    { speaker: 'Ada Park', text: 'So what happened then?' },
    { speaker: 'Leo Marsh', text: 'Well I think it was' },
  ]);
});

test('two blocks of one speaker are two utterances, even with the same words', async () => {
  start('captions-empty');
  addBlock('Leo Marsh', 'Yes.');
  await settle();
  addBlock('Leo Marsh', 'Yes.');
  await settle();
  expect(told()).toHaveLength(2);
});

test('the same short word again, as the first scrolls away, is said twice', async () => {
  start('captions-empty');
  const first = addBlock('Leo Marsh', 'Yes.');
  addBlock('Ada Park', 'Sure?');
  await settle();
  first.remove();
  addBlock('Leo Marsh', 'Yes.');
  await settle(400);
  expect(told().map(({ text }) => text)).toEqual(['Yes.', 'Sure?', 'Yes.']);
});

test('an element put back within 350 ms goes on as it was', async () => {
  start('captions-empty');
  const block = addBlock('Ada Park', 'One moment');
  await settle();
  block.remove();
  await settle(300);
  expect(finals()).toEqual([]);
  region().append(block);
  setText(block, 'One moment please');
  await settle(400);
  expect(told()).toEqual([{ speaker: 'Ada Park', text: 'One moment please' }]);
  expect(finals()).toEqual([]);
});

test('an element that stays away is final', async () => {
  start('captions-empty');
  const block = addBlock('Ada Park', 'One moment');
  await settle();
  block.remove();
  await settle(400);
  expect(finals()).toEqual(['One moment']);
});

test('a block in which nothing changes for a minute is final, and a late correction still counts', async () => {
  start('captions-empty');
  const block = addBlock('Ada Park', 'A last werd');
  await settle();
  await settle(63_000);
  expect(finals()).toEqual(['A last werd']);
  setText(block, 'A last word');
  await settle();
  expect(told()).toEqual([{ speaker: 'Ada Park', text: 'A last word' }]);
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

test('a name that comes late, or is given anew, belongs to what was said', async () => {
  start('captions-empty');
  const block = addBlock('', 'Good morning');
  await settle();
  expect(told()).toEqual([{ speaker: null, text: 'Good morning' }]);
  setSpeaker(block, 'Leo');
  await settle();
  setSpeaker(block, 'Leo Marsh');
  await settle();
  expect(told()).toEqual([{ speaker: 'Leo Marsh', text: 'Good morning' }]);
});

test('an element used again for another speaker begins another utterance', async () => {
  start('captions-empty');
  const block = addBlock('Ada Park', 'What would you have done differently?');
  await settle();
  setSpeaker(block, 'Leo Marsh');
  setText(block, 'Probably');
  await settle();
  expect(told()).toEqual([
    { speaker: 'Ada Park', text: 'What would you have done differently?' },
    { speaker: 'Leo Marsh', text: 'Probably' },
  ]);
});

test('when the page drops the head of a long speech, nothing is lost and nothing doubled', async () => {
  start('captions-empty');
  const words = Array.from({ length: 600 }, (_, at) => `word${at}`);
  const block = addBlock('Leo Marsh', words.slice(0, 300).join(' '));
  await settle();
  setText(block, words.slice(100, 350).join(' '));
  await settle();
  setText(block, words.slice(100, 600).join(' '));
  await settle();
  const all = told()
    .map(({ text }) => text)
    .join(' ');
  expect(all.split(' ')).toEqual(words);
});

test('a speech without end is told in parts of bounded size, whole', async () => {
  start('captions-empty');
  const words = Array.from({ length: 3_000 }, (_, at) => `word${at}${at % 12 === 11 ? '.' : ''}`);
  const block = addBlock('Leo Marsh', words[0] ?? '');
  for (let count = 10; count <= words.length; count += 10) {
    setText(block, words.slice(0, count).join(' '));
    await settle();
  }
  const parts = told().map(({ text }) => text);
  expect(parts.join(' ').split(' ')).toEqual(words);
  expect(Math.max(...events.map(({ text }) => text.length))).toBeLessThanOrEqual(4_000);
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
  expect(adapter.turnOnCaptions()).toBe(true);
  expect(presses).toBe(1);
  openMeetPage('call');
  expect(adapter.turnOnCaptions()).toBe(false);
});

test('stopping, and the end of the page, end everything', async () => {
  start('call');
  adapter.stop();
  const before = events.length;
  addBlock('Ada Park', 'Nobody listens');
  await settle(5_000);
  expect(events).toHaveLength(before);
  lifetime.abort();
  start('call');
  expect(events).toHaveLength(before);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that cannot be read can be described without anybody’s words or name', () => {
  start('call');
  const { outline, ...facts } = adapter.dumpDiagnostics({ redactText: true, redactNames: true });
  expect(outline.join('\n')).toMatch(/nMcdL/);
  expect(outline.join('\n')).not.toMatch(/Welcome|Ada|Park/);
  expect(facts).toMatchObject({ platform: 'GOOGLE_MEET', url: expect.not.stringMatching(/abc/) });
});
