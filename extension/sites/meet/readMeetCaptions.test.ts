import { expect, test } from 'vitest';
import { addBlock, openMeetPage, region, renameClasses } from '../../../tests/harness/meetPage.ts';
import { meetReader } from './meetReader.ts';

const { findCaptions: findMeetCaptions, readCall: readMeetCall } = meetReader;

const welcome = [
  { speaker: 'Ada Park', text: 'Welcome, and thank you for coming.' },
  { speaker: 'Leo Marsh', text: 'Thanks for having me.' },
];

function readings() {
  const found = findMeetCaptions(document);
  return found ? meetReader.blocks(found.root).map(meetReader.readBlock) : null;
}

test.each(['call', 'no-pictures', 'unknown-language'])(
  'every visible block of %s is read, in order, and buttons are none',
  (page) => {
    openMeetPage(page);
    expect(readings()).toEqual(welcome);
  },
);

test('blocks are read when every class among them has another name', () => {
  openMeetPage('call');
  renameClasses();
  expect(region().querySelector('.nMcdL')).toBeNull();
  expect(readings()).toEqual(welcome);
});

test('what looks like a block but holds a button is none, wherever it stands', () => {
  openMeetPage('call');
  const jump = addBlock('Jump to bottom', 'New captions below');
  jump.append(document.createElement('button'));
  region().prepend(jump);
  expect(readings()).toEqual(welcome);
});

test('captions are found by their label in another language', () => {
  openMeetPage('german');
  expect(findMeetCaptions(document)?.matchedSignals).toContain('label');
  expect(readings()).toEqual([
    { speaker: 'Ada Park', text: 'Willkommen, schön, dass Sie da sind.' },
  ]);
});

test('an unknown label is found by shape, with less confidence', () => {
  openMeetPage('call');
  const sure = findMeetCaptions(document)?.confidence ?? 0;
  openMeetPage('unknown-language');
  const guessed = findMeetCaptions(document)?.confidence ?? 1;
  expect(guessed).toBeLessThan(sure);
});

test('translated captions are read once, as shown', () => {
  openMeetPage('translated');
  expect(readings()).toEqual([{ speaker: 'Leo Marsh', text: 'Thanks for having me.' }]);
});

test('captions that are on but empty have a place and no blocks', () => {
  openMeetPage('captions-empty');
  expect(readings()).toEqual([]);
});

test.each(['captions-off', 'lobby', 'other-region'])(
  'nothing is taken for captions in %s',
  (page) => {
    openMeetPage(page);
    expect(readings()).toBeNull();
  },
);

test.each([
  ['call', true, false],
  ['captions-off', true, true],
  ['german', true, false],
  ['german-off', true, true],
  ['lobby', false, null],
] as const)(
  'the controls of %s say whether one is in a call and captions are off',
  (page, isInCall, off) => {
    openMeetPage(page);
    expect(readMeetCall(document)).toMatchObject({ isInCall, areCaptionsOff: off });
  },
);
