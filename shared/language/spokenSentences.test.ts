import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenSentences } from './spokenSentences.ts';
import { trimFillers } from './trimFillers.ts';

const textsOf = (text: string) =>
  spokenSentences({ id: 's', text }).map((sentence) => sentence.text);
const trimmed = (text: string) => {
  const { start, end } = trimFillers(text);
  return text.slice(start, end);
};

test('sentences end at their marks, not at titles or initials', () => {
  expect(textsOf('Mrs. Hanlon read to us. Then I stole it! Why? Well…')).toEqual([
    'Mrs. Hanlon read to us.',
    'Then I stole it!',
    'Why?',
    'Well…',
  ]);
});

test('long speech without punctuation is cut where a clause begins', () => {
  const runs = textsOf(
    'so when i took over we were doing about ninety two lines an hour per person and i moved the fast movers down to the golden zone so nobody had to bend',
  );
  expect(runs).toEqual([
    'so when i took over we were doing about ninety two lines an hour per person',
    'and i moved the fast movers down to the golden zone so nobody had to bend',
  ]);
});

test('a sentence stands where it says', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      for (const { start, end, text: sentence } of spokenSentences({ id: 's', text })) {
        expect(text.slice(start, end)).toBe(sentence);
        expect(sentence.trim()).toBe(sentence);
        expect(sentence).not.toBe('');
      }
    }),
  );
});

test('fillers around a sentence are cut, words inside and words that matter stay', () => {
  expect(trimmed('So, um, we close in five working days.')).toBe('we close in five working days.');
  expect(trimmed('Yeah. So, I, um, moved it, you know.')).toBe('I, um, moved it');
  expect(trimmed('So that I could leave.')).toBe('So that I could leave.');
  expect(trimmed('No problem at all.')).toBe('No problem at all.');
  expect(trimmed('Yes.')).toBe('Yes.');
});

test('what is left of a sentence is never empty', () => {
  const filler = fc.constantFrom(
    'so',
    'um,',
    'Yeah.',
    'you know',
    'okay',
    'well,',
    'right',
    'I',
    'led',
  );
  fc.assert(
    fc.property(fc.array(filler, { minLength: 1, maxLength: 6 }), (words) => {
      expect(trimmed(words.join(' ')).trim()).not.toBe('');
    }),
  );
});

test('a time of day does not end a sentence, unless a new one begins after it', () => {
  expect(textsOf('I open the bakery at six a.m. on Sundays.')).toHaveLength(1);
  expect(textsOf('I open at six a.m. The first loaves come out at seven.')).toHaveLength(2);
});

test('"all right" at the end of a sentence is not a filler', () => {
  expect(trimmed('The audit went all right')).toBe('The audit went all right');
  expect(trimmed('We moved the till, right?')).toBe('We moved the till, right?');
  expect(trimmed('We moved the till, you know, right')).toBe('We moved the till');
});

test('"what I mean" goes as a whole or stays', () => {
  expect(trimmed('I spent it, if you see what I mean.')).toBe('I spent it');
  expect(trimmed('That is what I mean')).toBe('That is what I mean');
});
