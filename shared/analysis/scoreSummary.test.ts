import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import type { AnalysisBlock, Annotation } from './analysis.ts';
import { phraseRules } from './phraseRules.ts';
import { plainTextBlocks } from './plainTextBlocks.ts';
import { scoreColor, scoreLabel } from './scoreSummary.ts';

const folder = fileURLToPath(new URL('../../tests/fixtures/postings/', import.meta.url));
const postings = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => plainTextBlocks(readFileSync(folder + name, 'utf8')));

/** The blocks with one finding replaced. */
function fix(
  blocks: readonly AnalysisBlock[],
  { start, end }: Annotation,
  words: string,
): AnalysisBlock[] {
  let blockStart = 0;
  return blocks.map((block) => {
    const from = start - blockStart;
    const to = end - blockStart;
    blockStart += block.text.length + 1;
    if (from < 0 || to > block.text.length) return block;
    return { ...block, text: block.text.slice(0, from) + words + block.text.slice(to) };
  });
}

function expectNoFixCosts(
  blocks: readonly AnalysisBlock[],
  pick: (all: Annotation[]) => Annotation[],
): void {
  const before = analyze({ blocks });
  const wording = before.annotations.filter(
    ({ category }) => category !== 'readability' && category !== 'inclusive',
  );
  for (const finding of pick(wording)) {
    for (const words of ['', ...finding.suggestions]) {
      const after = analyze({ blocks: fix(blocks, finding, words) });
      expect(after.score, `${finding.text} -> ${words}`).toBeGreaterThanOrEqual(before.score);
    }
    const ignored = analyze({ blocks, whitelistedWords: [finding.text] });
    expect(ignored.score, `${finding.text} ignored`).toBeGreaterThanOrEqual(before.score);
  }
}

describe('fixing a finding never lowers the score', () => {
  test('in real postings', () => {
    for (const blocks of postings)
      expectNoFixCosts(blocks, (all) => all.filter((_, index) => index % 3 === 0));
  });

  test('in texts of every rule, also at the edges of length and reading level', () => {
    const phrase = fc.constantFrom(...phraseRules.map(({ words }) => words.join(' ')));
    const sentence = fc
      .array(
        fc.oneof(
          phrase,
          fc.constantFrom('you', 'lead', 'count ballots', 'administer elections', 'is written'),
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((parts) => `We ${parts.join(' and then ')} today.`);
    const plain = 'You count the ballots of the county with care today.';
    fc.assert(
      fc.property(
        fc.array(sentence, { maxLength: 5 }),
        fc.constantFrom(0, 26, 30, 66, 70),
        (sentences, filling) => {
          const text = [...sentences, ...Array.from({ length: filling }, () => plain)].join(' ');
          expectNoFixCosts([{ text, type: 'paragraph' }], (all) => all.slice(0, 4));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('and splitting a long sentence does not either', () => {
    const long = `You ${'count the ballots and '.repeat(12)}go home.`;
    const blocks = (text: string) => [{ text, type: 'paragraph' }];
    expect(analyze({ blocks: blocks(long) }).annotations.map(({ category }) => category)).toEqual([
      'readability',
    ]);
    const split = long.replace(
      'and count the ballots and count',
      '. You count the ballots. You count',
    );
    expect(analyze({ blocks: blocks(split) }).score).toBeGreaterThanOrEqual(
      analyze({ blocks: blocks(long) }).score,
    );
  });
});

test('the points of the deductions are what is missing from 100, each within its cap', () => {
  for (const blocks of postings) {
    const { score, deductions } = analyze({ blocks });
    const lost = deductions.reduce((sum, { points }) => sum + points, 0);
    expect(score).toBe(Math.max(0, 100 - lost));
    for (const { points, cap, text } of deductions) {
      expect(points).toBeGreaterThan(0);
      expect(points).toBeLessThanOrEqual(cap);
      expect(text).toMatch(/^[A-Z0-9].*\.$/);
    }
  }
});

test('no number of repeats is free', () => {
  const pointsOf = (count: number) => {
    const text = 'You utilize the register of voters each day. '.repeat(count);
    const { deductions } = analyze({ blocks: [{ text, type: 'paragraph' }] });
    return deductions.find(({ key }) => key === 'filler')?.points;
  };
  expect([4, 8, 16, 32, 64].map(pointsOf)).toEqual([2, 4, 6, 8, 8]);
});

test('a good text reaches 100, an empty one 0', () => {
  const body = 'You count the ballots and help the voters of the county each day. '.repeat(25);
  const blocks = [
    { type: 'paragraph', text: body },
    { type: 'paragraph', text: 'Location: Denver, CO' },
    { type: 'paragraph', text: 'Pay: $40,000 - $50,000 a year' },
    { type: 'paragraph', text: 'We are an equal opportunity employer.' },
  ];
  expect(analyze({ blocks, title: 'Election Clerk' })).toMatchObject({
    score: 100,
    label: 'Wow!',
    deductions: [],
  });
  expect(analyze({ blocks: [] })).toMatchObject({ score: 0, label: 'Bad' });
});

test.each([
  [0, 'Bad', 'red'],
  [1, 'Poor', 'red'],
  [59, 'Poor', 'red'],
  [60, 'Fair', 'orange'],
  [70, 'Fair', 'yellow'],
  [79, 'Fair', 'yellow'],
  [80, 'Good', 'green'],
  [89, 'Good', 'green'],
  [90, 'Excellent', 'green'],
  [99, 'Excellent', 'green'],
  [100, 'Wow!', 'green'],
])('%i is %s and %s', (score, label, color) => {
  expect([scoreLabel(score), scoreColor(score)]).toEqual([label, color]);
});
