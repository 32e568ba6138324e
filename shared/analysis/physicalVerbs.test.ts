import { describe, expect, test } from 'vitest';
import { findPhysicalVerbs } from './physicalVerbs.ts';
import { matchTokens } from './words.ts';

function verbs(text: string) {
  return findPhysicalVerbs(text, matchTokens(text)).map((found) => found.text);
}

describe('verbs of a body are found', () => {
  test.each([
    ['Must be able to lift 50 pounds.', ['lift']],
    ['Occasionally climbs, stoops and kneels.', ['climbs', 'stoops', 'kneels']],
    [
      'Required to stand, walk, sit, talk, hear, and drive.',
      ['stand', 'walk', 'sit', 'talk', 'hear'],
    ],
    ['Sitting for prolonged periods.', ['Sitting']],
    ['Ability to see and hear.', ['see', 'hear']],
    ['You move your hands and fingers.', ['move']],
  ])('%s', (text, expected) => {
    expect(verbs(text)).toEqual(expected);
  });
});

describe('other meanings are not', () => {
  test.each([
    'See the attached form and reach out to us.',
    'Job Type: Full-Time',
    'You run reports and carry out policies.',
    'The day will see up to 16 work hours of physical work.',
    'She may not run for office.',
    'Able to speak Spanish.',
    'Sits on the board.',
    'You move boxes.',
  ])('%s', (text) => {
    expect(verbs(text)).toEqual([]);
  });
});

test('alternatives of the Department of Labor are offered in the same form', () => {
  const text = 'Work involves lifting.';
  expect(findPhysicalVerbs(text, matchTokens(text))[0]?.suggestions).toEqual([
    'moving',
    'transferring',
    'transporting',
    'placing',
    'installing',
    'operating',
  ]);
});
