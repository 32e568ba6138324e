import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEvidence } from './checkEvidence.ts';
import type { CitedSentence, Segment } from './interview.ts';

const segment = (id: string, text: string): Segment => ({
  id,
  speakerId: 'candidate',
  startMs: 0,
  endMs: 1000,
  text,
});
const sentence = (segmentId: string, quote: string): CitedSentence => ({
  text: 'They closed the unit.',
  evidence: [{ segmentId, quote }],
});
const interview = {
  segments: [
    segment('s1', 'So they closed  the\nstep-down unit in the spring.'),
    segment('s2', 'Eight weeks.'),
    segment('s3', 'In der Küche war es heiß, d’accord.'),
    segment('s4', '私は三年間チームを率いました。'),
  ],
};
const isKept = (segmentId: string, quote: string) =>
  checkEvidence(interview, [sentence(segmentId, quote)]).length === 1;

describe('a sentence is kept', () => {
  test('when its quote stands in the segment, however the white space falls', () => {
    expect(isKept('s1', 'closed the step-down unit')).toBe(true);
    expect(isKept('s1', '  closed\tthe step-down  unit ')).toBe(true);
  });
  test('when the quote is the whole of a short utterance', () => {
    expect(isKept('s2', 'Eight weeks.')).toBe(true);
  });
  test('when the same letters are composed otherwise', () => {
    expect(isKept('s3', 'In der Ku\u0308che war')).toBe(true);
  });
  test('when the language writes without spaces', () => {
    expect(isKept('s4', '三年間チームを率い')).toBe(true);
  });
});

describe('a sentence is dropped', () => {
  test('when one word differs, or only the case', () => {
    expect(isKept('s1', 'closed a step-down unit')).toBe(false);
    expect(isKept('s1', 'Closed the step-down unit')).toBe(false);
  });
  test('when the quote cuts a word in two', () => {
    expect(isKept('s1', 'losed the step-down unit')).toBe(false);
    expect(isKept('s1', 'they closed the st')).toBe(false);
    expect(isKept('s3', 'In der K')).toBe(false);
  });
  test('when the quote stands in another segment, or the segment does not exist', () => {
    expect(isKept('s2', 'closed the step-down unit')).toBe(false);
    expect(isKept('s9', 'closed the step-down unit')).toBe(false);
  });
  test('when the quote is shorter than three words and not the whole utterance', () => {
    expect(isKept('s1', 'the spring')).toBe(false);
    expect(isKept('s2', 'Eight')).toBe(false);
    expect(isKept('s2', '')).toBe(false);
    expect(isKept('s1', '. . .')).toBe(false);
  });
  test('when there is no evidence, or one of two quotes is invented', () => {
    expect(checkEvidence(interview, [{ text: 'They left.', evidence: [] }])).toEqual([]);
    const half: CitedSentence = {
      text: 'They closed the unit.',
      evidence: [
        { segmentId: 's2', quote: 'Eight weeks.' },
        { segmentId: 's1', quote: 'closed the whole hospital' },
      ],
    };
    expect(checkEvidence(interview, [half])).toEqual([]);
  });
  test('when it says nothing', () => {
    expect(checkEvidence(interview, [{ ...sentence('s2', 'Eight weeks.'), text: ' … ' }])).toEqual(
      [],
    );
  });
});

/** Without the marks at either end: a quote may leave a mark out there, but not a letter. */
const bare = (value: string) => value.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');

/** An independent reading of the rule: the quote's words follow each other in the segment's words. */
function standsThere(text: string, quote: string): boolean {
  const words = (value: string) => value.normalize('NFC').split(/\s+/u).filter(Boolean);
  const [spoken, quoted] = [words(text), words(bare(quote))];
  return spoken.some((_, at) =>
    quoted.every((word, index) => {
      const heard = spoken[at + index];
      if (heard === undefined) return false;
      const isEdge = index === 0 || index === quoted.length - 1;
      return isEdge ? bare(heard) === bare(word) : heard === word;
    }),
  );
}

test('over random outputs of a model no sentence survives without a verbatim source', () => {
  const word = fc.constantFrom(
    'I',
    'i',
    'led',
    'Led',
    'the',
    'team',
    'team.',
    'café',
    'cafe\u0301',
    'x',
  );
  const text = fc.array(word, { minLength: 3, maxLength: 9 }).map((words) => words.join(' '));
  const id = fc.constantFrom('a', 'b', 'c', 'missing');
  // A model mostly quotes right, sometimes the wrong segment, cut in a word, or made up.
  const claim = fc.record({
    from: id,
    cited: id,
    isMisplaced: fc.integer({ max: 3, min: 0 }).map((item) => item === 0),
    isTrue: fc.integer({ max: 3, min: 0 }).map((item) => item > 0),
    at: fc.nat(8),
    length: fc.integer({ min: 8, max: 40 }),
    invented: fc.oneof(text, fc.string()),
  });
  const output = fc.array(fc.array(claim, { maxLength: 2 }), { maxLength: 8 });
  let survived = 0;
  let dropped = 0;
  fc.assert(
    fc.property(text, text, text, output, (a, b, c, claims) => {
      const segments = [segment('a', a), segment('b', b), segment('c', c)];
      const textOf = (item: string) =>
        segments.find((candidate) => candidate.id === item)?.text ?? '';
      const sentences = claims.map((evidence) => ({
        text: 'The candidate led the team.',
        evidence: evidence.map(({ from, cited, isMisplaced, isTrue, at, length, invented }) => ({
          segmentId: isMisplaced ? cited : from,
          quote: isTrue ? textOf(from).slice(at, at + length) : invented,
        })),
      }));
      const kept = checkEvidence({ segments }, sentences);
      survived += kept.length;
      dropped += sentences.length - kept.length;
      for (const item of kept) {
        expect(sentences).toContain(item);
        expect(item.evidence.length).toBeGreaterThan(0);
        for (const { segmentId, quote } of item.evidence) {
          expect(standsThere(textOf(segmentId), quote)).toBe(true);
        }
      }
    }),
    { numRuns: 3000 },
  );
  expect(survived).toBeGreaterThan(50);
  expect(dropped).toBeGreaterThan(50);
});

test('what is cut out of a segment at its words always survives', () => {
  const text = fc.array(fc.constantFrom('we', 'cut', 'costs,', 'by', 'nine', 'percent.'), {
    minLength: 3,
    maxLength: 20,
  });
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (words, item, other) => {
      const from = item % (words.length - 2);
      const until = from + 3 + (other % (words.length - from - 2));
      const segments = [segment('a', words.join('  '))];
      const quote = words.slice(from, until).join(' ');
      expect(checkEvidence({ segments }, [sentence('a', quote)])).toHaveLength(1);
    }),
  );
});
