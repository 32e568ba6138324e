import { describe, expect, test } from 'vitest';
import { analyze } from './analyze.ts';

function balance(...texts: string[]) {
  return analyze({ blocks: texts.map((text) => ({ text, type: 'paragraph' })) }).metrics.gender;
}

describe('the label is the one gender-decoder publishes', () => {
  test.each([
    ['empty', 'Please send a letter by post.', [], []],
    ['neutral', 'Sharing beats aggression.', ['aggression'], ['sharing']],
    [
      'masculine-coded',
      'Ambition:competition–decisiveness, empathy&kindness',
      ['ambition', 'competition', 'decisiveness'],
      ['empathy', 'kindness'],
    ],
    [
      'masculine-coded',
      'Ambition:competition–decisiveness, other words',
      ['ambition', 'competition', 'decisiveness'],
      [],
    ],
    [
      'strongly masculine-coded',
      'Ambition:competition–decisiveness&leadership, other words',
      ['ambition', 'competition', 'decisiveness', 'leadership'],
      [],
    ],
    [
      'feminine-coded',
      'Ambition:competition, empathy&kindness, co-operation',
      ['ambition', 'competition'],
      ['empathy', 'kindness', 'co-operation'],
    ],
    [
      'strongly feminine-coded',
      'empathy&kindness, co-operation, trust and other words',
      [],
      ['empathy', 'kindness', 'co-operation', 'trust'],
    ],
  ])('%s: %s', (label, text, masculine, feminine) => {
    const found = balance(text);
    expect(found.label).toBe(label);
    expect(found.masculineWords).toEqual(masculine);
    expect(found.feminineWords).toEqual(feminine);
  });
});

test('a word that begins with two stems counts once for each', () => {
  expect(balance('A dominant voice').masculineWords).toEqual(['dominant', 'dominant']);
  expect(balance('Good interpersonal skills').feminineWords).toEqual([
    'interpersonal',
    'interpersonal',
  ]);
});

test('the name of a product is not coded', () => {
  expect(balance('You know SharePoint.').label).toBe('empty');
});

test('hyphens part a word, but for seven stems, a leading hyphen and the second word of all', () => {
  expect(balance('Be our servant-leader').masculineWords).toEqual(['leader']);
  expect(balance('Be our self-confident-leader').masculineWords).toEqual(['self-confident-leader']);
  expect(balance('We want -leaders').masculineWords).toEqual([]);
  expect(balance('A servant-leader').masculineWords).toEqual([]);
  expect(balance('A', 'servant-leader', 'servant-leader').masculineWords).toEqual(['leader']);
});

test('words of an equal-opportunity statement are left out', () => {
  const statement =
    'We are an equal opportunity employer committed to inclusive, supportive understanding.';
  expect(balance(statement, 'You will lead a team.')).toMatchObject({
    masculineWords: ['lead'],
    feminineWords: [],
  });
});

test('the scale has seven steps, with an even text at 40 percent', () => {
  const texts = [
    'lead fight battle compete',
    'lead fight',
    'lead',
    'a',
    'trust',
    'trust agree',
    'trust agree share feel',
  ];
  expect(texts.map((text) => balance(text).step)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(balance('nothing coded here').percent).toBe(40);
});
