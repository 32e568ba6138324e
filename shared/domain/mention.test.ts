import { expect, test } from 'vitest';
import { mentionedIds, mentionQuery, possibleNames, splitMentions } from './mention.ts';

const people = [
  { id: 'lee', name: 'Ann Lee', email: 'ann@one.test' },
  { id: 'leeson', name: 'Ann Leeson', email: 'leeson@one.test' },
  { id: 'o', name: 'Zoë O’Hara', email: 'zoe@one.test' },
  { id: 'kim', name: 'Jo Kim', email: 'jo@one.test' },
  { id: 'other kim', name: 'Jo Kim', email: 'jo.kim@two.test' },
];

test.each([
  ['Ask @Ann Lee, then @ann leeson.', ['lee', 'leeson']],
  ['@Zoë O’Hara @Ann Lee @Ann Lee', ['o', 'lee']],
  ['mail me@Ann Lee, or @Annabel, or Ann Lee', []],
  ['@Ann Leesons', []],
  ['@Jo Kim', ['kim', 'other kim']],
  ['@Jo Kim (jo.kim@two.test), look', ['other kim']],
  ['@jo kim (JO@one.test)', ['kim']],
  ['@Jo Kim (gone@one.test)', []],
  ['@Ann Lee (see me@home)', ['lee']],
])('who is named in: %s', (text, expected) => {
  expect(mentionedIds(text, people)).toEqual(expected);
});

test('the parts of a text make the text again', () => {
  const text = 'So @Ann Lee\n@nobody, @Jo Kim (jo@one.test) and @Zoë O’Hara!';
  expect(
    splitMentions(text, people)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each([
  ['Ask @An', 7, { start: 4, query: 'An' }],
  ['@', 1, { start: 0, query: '' }],
  ['@Ann Lee and then some', 22, null],
  ['me@home', 7, null],
  ['@ann@one', 8, { start: 0, query: 'ann@one' }],
  ['@Ann wrote me@home', 18, null],
  ['no one', 6, null],
])('what is being typed after an @: %s', (text, caret, expected) => {
  expect(mentionQuery(text, caret)).toEqual(expected);
});

test('the names that a text may hold end with a word, and are few', () => {
  expect(possibleNames('Ask @Ann Lee, Jr. at me@home')).toEqual(
    expect.arrayContaining(['Ann', 'Ann Lee', 'Ann Lee, Jr.']),
  );
  expect(possibleNames('Ask @Ann')).toEqual(['Ann']);
  for (const { name } of people) expect(possibleNames(`(@${name})`)).toContain(name);
  expect(possibleNames('@a b c d e f g h i j k l '.repeat(400)).length).toBeLessThan(3000);
  expect(possibleNames('@'.repeat(10_000)).length).toBeLessThan(300);
});
