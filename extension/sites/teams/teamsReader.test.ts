import { expect, test } from 'vitest';
import { captionListener } from '../../../tests/harness/captionListener.ts';
import { teamsReader } from './teamsReader.ts';

const { events, finals, settle, start, statuses, told } = captionListener(teamsReader);
const list = (): Element => {
  const found = document.querySelector('[data-tid="closed-caption-v2-virtual-list-content"]');
  if (!found) throw new Error('The page has no captions');
  return found;
};

function addRow(author: string, text: string): HTMLElement {
  const row = document.createElement('div');
  row.className = 'fui-ChatMessageCompact';
  row.innerHTML =
    '<span data-tid="author"></span><div><span data-tid="closed-caption-text"></span></div>';
  list().append(row);
  setRow(row, author, text);
  return row;
}
function setRow(row: Element, author: string, text: string): void {
  for (const [part, value] of [
    ['author', author],
    ['closed-caption-text', text],
  ] as const) {
    const element = row.querySelector(`[data-tid="${part}"]`);
    if (element) element.textContent = value;
  }
}

test('captions that are off, on but empty and coming in are three things', async () => {
  start('captions-off');
  expect(statuses).toEqual(['off']);
  start('call');
  await settle();
  expect(statuses.at(-1)).toBe('capturing');
  expect(told()).toEqual([
    { speaker: 'Ada Park', text: 'Welcome, and thank you for coming.' },
    { speaker: 'Leo Marsh', text: 'Thanks for having me.' },
  ]);
});

test('a row grows, is corrected and taken back as one utterance', async () => {
  start('call');
  events.length = 0;
  const row = addRow('Leo Marsh', 'I moved a monolit');
  await settle();
  setRow(row, 'Leo Marsh', 'I moved a monolith to services');
  await settle();
  setRow(row, 'Leo Marsh', 'I moved a monolith');
  await settle();
  expect(told()).toEqual([{ speaker: 'Leo Marsh', text: 'I moved a monolith' }]);
});

test('an unknown user gets a name later', async () => {
  start('call');
  events.length = 0;
  const row = addRow('Unknown User', 'Good morning');
  await settle();
  expect(told()).toEqual([{ speaker: null, text: 'Good morning' }]);
  setRow(row, 'Leo Marsh', 'Good morning');
  await settle();
  expect(told()).toEqual([{ speaker: 'Leo Marsh', text: 'Good morning' }]);
});

test('a row that the virtual list uses again is another utterance', async () => {
  start('call');
  events.length = 0;
  const row = addRow('Ada Park', 'What would you have done differently at that time?');
  await settle();
  setRow(row, 'Leo Marsh', 'I would have asked earlier');
  await settle();
  expect(told().map(({ text }) => text)).toEqual([
    'What would you have done differently at that time?',
    'I would have asked earlier',
  ]);
});

test('a row that is scrolled out is final, and scrolled back in it is not said again', async () => {
  start('call');
  const first = list().firstElementChild;
  first?.remove();
  await settle(1_000);
  expect(finals()).toEqual(['Welcome, and thank you for coming.']);
  if (first) list().prepend(first.cloneNode(true));
  await settle(1_000);
  expect(told()).toHaveLength(2);
});

test('captions are switched on through the two menus', async () => {
  start('captions-off');
  const pressed: string[] = [];
  for (const id of [
    'callingButtons-showMoreBtn',
    'LanguageSpeechMenuControl-id',
    'closed-captions-button',
  ])
    document.getElementById(id)?.addEventListener('click', () => pressed.push(id));
  expect(await teamsReader.turnOnCaptions(document)).toBe(true);
  expect(pressed).toHaveLength(3);
});
