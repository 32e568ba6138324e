import { expect, test } from 'vitest';
import { citeSentence } from './pickSentences.ts';

const textOf = (text: string) =>
  citeSentence({ segmentId: 's1', text, start: 0, end: text.length }).text;

test('a sentence of a note is without hesitations; its quote stays as it was spoken', () => {
  const text = 'we moved, um, the whole ledger and, uhh, nobody noticed';
  expect(citeSentence({ segmentId: 's1', text, start: 0, end: text.length })).toEqual({
    text: 'We moved the whole ledger and nobody noticed',
    evidence: [{ segmentId: 's1', quote: text }],
  });
});

test('what is a word in some language stays', () => {
  expect(textOf('Er kam, um das Licht zu sehen, und er blieb.')).toBe(
    'Er kam, um das Licht zu sehen, und er blieb.',
  );
  expect(textOf('I chose Hume, Hobbes, umbrella, mm')).toBe('I chose Hume, Hobbes, umbrella, mm');
});
