import { expect, it } from 'vitest';
import { marksOfEvidence } from './marksOfEvidence.ts';

const evidence = (startMs: number, quote: string) => ({
  __typename: 'AiEvidence' as const,
  segmentId: 's',
  startMs,
  endMs: startMs + 500,
  quote,
});

it('is one mark a moment, in the order they were spoken', () => {
  const marks = marksOfEvidence([evidence(65_000, 'later'), evidence(5000, 'first')]);
  expect(marks.map(({ startMs, quote }) => [startMs, quote])).toEqual([
    [5000, 'first'],
    [65_000, 'later'],
  ]);
});

it('joins quotes that would read as the same moment, and lights them all', () => {
  const [mark, ...others] = marksOfEvidence([evidence(5900, 'two'), evidence(5100, 'one')]);
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ startMs: 5100, quote: 'one … two' });
  expect(mark?.words).toHaveLength(2);
});
