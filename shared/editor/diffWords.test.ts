import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords } from './diffWords.ts';

const text = fc
  .array(fc.constantFrom('we', 'need', 'a', 'rockstar', 'person', '\n', ' ', '\n\n'))
  .map((words) => words.join(' '));

test('what is kept and removed is the old text, what is kept and added the new one', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      const join = (without: string) =>
        parts
          .filter(({ kind }) => kind !== without)
          .map((part) => part.text)
          .join('');
      expect(join('added')).toBe(before);
      expect(join('removed')).toBe(after);
    }),
  );
});

test('one changed word is told as one word', () => {
  expect(diffWords('We need a rockstar here.\nNow', 'We need an expert here.\nNow')).toEqual([
    { kind: 'same', text: 'We need ' },
    { kind: 'removed', text: 'a rockstar ' },
    { kind: 'added', text: 'an expert ' },
    { kind: 'same', text: 'here.\nNow' },
  ]);
  expect(diffWords('same', 'same')).toEqual([{ kind: 'same', text: 'same' }]);
});
