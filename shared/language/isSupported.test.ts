import { describe, expect, test } from 'vitest';
import { isSupported } from './isSupported.ts';
import { numbersIn, toldValues } from './numbersIn.ts';

const names = new Set(['ann', 'lee']);
const claim = (text: string, turn: string, quote = turn) =>
  isSupported({ text, evidence: [{ segmentId: 's1', quote }] }, [{ text: turn }], names);

describe('a claim that its quote does not carry is dropped', () => {
  test.each([
    ['She led a team of 450 engineers.', 'I led a team of engineers.'],
    ['She led a team of four hundred engineers.', 'I led a team of engineers.'],
    ['She led a team of forty engineers.', 'I led a team of four engineers.'],
    ['The candidate lied about her degree and never led engineers.', 'I led a team of engineers.'],
    ['She never led a team of engineers.', 'I led a team of engineers.'],
    ["She didn't lead engineers.", 'I led a team of engineers.'],
    ['She led a team without engineers.', 'I led a team of engineers.'],
    ['She led engineers.', 'I never led engineers.'],
    ['She has a driving licence.', "I don't have a driving licence."],
    ['She was fired from the clinic.', 'I left the clinic in March.'],
    ['She is a lazy night nurse.', 'I work as a night nurse.'],
    ['Ann is an excellent night nurse.', 'I work as a night nurse.'],
    ['She expects 62,000 in base pay.', "I'd like about fifty two thousand in base pay."],
    ['She worked there until 2021.', 'I worked there until twenty nineteen.'],
    ['Claims fell by 45 percent.', 'Rejected claims fell by about a third.'],
    ['She managed the migration of all payment systems in Asia.', 'We moved the booking page.'],
  ])('%s ← %s', (text, turn) => {
    expect(claim(text, turn)).toBe(false);
  });
});

describe('a claim in the words of its quote stands', () => {
  test.each([
    ['She led a team of engineers.', 'I led a team of engineers.'],
    ['She led 5 engineers at the clinic.', 'At the clinic I led five engineers.'],
    ['Ann expects 52,000 in base pay.', "I'd like about fifty two thousand in base pay."],
    ['She would like 52k base.', "I'd like about fifty two thousand base."],
    ['She worked there until 2019.', 'I worked there until twenty nineteen.'],
    ['She has never led engineers.', 'I never led engineers.'],
    ['She does not have a driving licence.', "I don't have a driving licence."],
    ['She has no driving licence.', "I don't have a driving licence."],
    ['She ran it twice a week with 2 colleagues.', 'I ran it with both colleagues, twice a week.'],
    ['The slow page went to 90 milliseconds.', 'The slow page went to about ninety milliseconds.'],
    [
      'She found the cause after two days.',
      "We didn't sleep, and after two days I found the cause.",
    ],
    ['One of the pumps leaked.', 'A pump leaked, one of ours.'],
    ['Her manager lied to her.', 'My manager lied to me.'],
    ['She managed 3,000 to 4,000 cases.', 'I managed three to four thousand cases.'],
    [
      'She is responsible for management of stock.',
      'I manage the stock, that is what I am responsible for.',
    ],
  ])('%s ← %s', (text, turn) => {
    expect(claim(text, turn)).toBe(true);
  });
});

test('an accusation stands in the quote itself, not elsewhere in the turn', () => {
  const turn = 'My boss lied to me about the role. I led engineers.';
  expect(claim('She lied, and led engineers.', turn, 'I led engineers.')).toBe(false);
});

test.each([
  ['fifty two thousand', [52_000]],
  ['52,000 and 52k', [52_000, 52_000]],
  ['one point five million', [1_500_000]],
  ['two hundred and fifty', [250]],
  ['a hundred and twenty-three', [123]],
  ['two thousand and five', [2005]],
  ['nineteen ninety five', [1995]],
  ['ten, eleven, twelve', [10, 11, 12]],
  ['S3, B2B and k8s', []],
])('numbers are read as they are told: %s', (text, values) => {
  expect(numbersIn(text).map(({ value }) => value)).toEqual(values);
});

test('a number may be told in other ways', () => {
  expect([...toldValues('three to four thousand, twice')]).toEqual(
    expect.arrayContaining([3000, 4000, 2]),
  );
});
