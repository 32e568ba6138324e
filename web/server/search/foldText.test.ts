import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './foldText.ts';

const textOf = (...units: string[]) => fc.string({ unit: fc.constantFrom(...units) });

test('words end at what is no letter or digit, and stand where they are found', () => {
  expect(wordsOf("It's B2B, naïve-ly!").map(({ folded }) => folded)).toEqual([
    ...['it', 's', 'b2b', 'naive', 'ly'],
  ]);
  fc.assert(
    fc.property(textOf('a', 'Z', '9', ' ', '_', '-', "'", 'é', '好', '\n'), (text) => {
      for (const { folded, start, end } of wordsOf(text))
        expect(wordsOf(text.slice(start, end)).map((word) => word.folded)).toEqual([folded]);
    }),
  );
});

test('a text of plain letters has the same words beside others', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      // What is not plain sends the whole text the long way.
      expect(wordsOf(`${text} é`).slice(0, -1)).toEqual(wordsOf(text));
    }),
  );
});
