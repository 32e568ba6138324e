import { expect, test } from 'vitest';
import { articleBefore } from './articleBefore.ts';

/** The text with `old` replaced, its article put right. */
function replaced(text: string, old: string, words: string): string {
  const at = text.indexOf(old);
  const following = words === '' ? text.slice(at + old.length).trimStart() : words;
  const fix = articleBefore(text, at, following);
  const tail = words + text.slice(at + old.length);
  if (fix === null) return text.slice(0, at) + tail;
  return text.slice(0, fix.start) + fix.text + text.slice(fix.end, at) + tail;
}

test.each([
  ['An individual who helps', 'individual', 'person', 'A person who helps'],
  ['with an analytical mind', 'analytical', 'careful', 'with a careful mind'],
  ['as a rockstar', 'rockstar', 'expert', 'as an expert'],
  ['(an analytical mind)', 'analytical', 'careful', '(a careful mind)'],
  ['a dominant role', 'dominant', 'leading', 'a leading role'],
  ['the individual', 'individual', 'person', 'the person'],
  ['Ivana individually', 'individually', 'alone', 'Ivana alone'],
  ['You follow plan A decisively', 'decisively', 'at once', 'You follow plan A at once'],
])('“%s”: for “%s” comes “%s”', (text, old, words, expected) => {
  expect(replaced(text, old, words)).toBe(expected);
});

test('where words go, the article looks at what comes then', () => {
  expect(replaced('a very important task', 'very ', '')).toBe('an important task');
});
