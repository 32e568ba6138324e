import { expect, test } from 'vitest';
import { exchangesOf } from './exchanges.ts';
import type { Interview } from './interview.ts';
import { cueModel } from './matchCues.ts';
import { repliesTo } from './replySigns.ts';

const talk: [string, string][] = [
  ['i', 'Why did you leave the bakery?'],
  ['c', 'It closed in March.'],
  ['i', 'Which number was yours, and what did it do?'],
  ['c', 'Waste, and it went from nine percent to four.'],
  ['i', 'What was it that brought it down?'],
  ['c', 'We weighed every tray before it left.'],
];
const interview: Interview = {
  speakers: [
    { id: 'i', name: 'Sam', role: 'INTERVIEWER' },
    { id: 'c', name: 'Kim', role: 'CANDIDATE' },
  ],
  segments: talk.map(([speakerId, text], at) => ({
    ...{ id: `s${at}`, speakerId, text },
    startMs: at * 1000,
    endMs: at * 1000 + 900,
  })),
};
const exchanges = exchangesOf(interview);
const guide = [
  {
    ...{ cueId: 'q1', cue: 'Which metric did you own?', description: '' },
    ...{ type: 'OTHER', competency: '' },
  },
];
const context = { exchanges, guide, model: cueModel(guide, exchanges), meaning: () => undefined };
const earlierOf = (places: number[]) =>
  repliesTo(0, 2, places, context).map(({ segment, signs }) => [segment.id, signs.isEarlier]);

test('an answer may begin before what was heard as the question, for it may have followed it up', () => {
  expect(earlierOf([2])).toEqual([
    ['s1', 1],
    ['s3', 1],
    ['s5', 0],
  ]);
});

test('but not before another question of the guide', () => {
  expect(earlierOf([0, 2])).toEqual([
    ['s3', 1],
    ['s5', 0],
  ]);
  expect(earlierOf([1, 2])).toEqual([['s5', 0]]);
});
