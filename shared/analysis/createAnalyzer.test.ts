import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import type { AnalysisBlock } from './analysis.ts';
import { createAnalyzer } from './createAnalyzer.ts';

const fragments = [
  'You will lead a self-driven team.',
  'A rockstar, young and energetic.',
  'We are an equal opportunity employer',
  'We do not discriminate on the basis of:',
  'race, sex, age or disability',
  'Must lift 50 lbs.',
  'Salary: $40,000 - $50,000 per year',
  'LOCATION',
  'Denver, CO',
  'REQUIREMENTS',
  'in order to support',
  'it was written by 𝒶 person 👩‍💻 e.g. a clerk. then ',
  '\ud800 lone \udfff',
  '',
  ' ',
  'é—“quotes”…',
];
const anyText = fc.oneof(
  fc.constantFrom(...fragments),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const anyType = fc.constantFrom('paragraph', 'heading', 'list-item', 'unstyled', '');
const anyBlock = fc.record({
  text: fc.array(anyText, { maxLength: 3 }).map((t) => t.join(' ')),
  type: anyType,
});

/** Insert into a text, cut from it, change a type, add, drop or swap blocks. */
const anyEdit = fc.record({
  kind: fc.constantFrom('insert', 'cut', 'retype', 'add', 'drop', 'swap'),
  at: fc.nat(),
  place: fc.nat(),
  text: fc.oneof(fc.constantFrom('a', ' ', '.', '-', 'r', '\n'), anyText),
  type: anyType,
});

type Edit = typeof anyEdit extends fc.Arbitrary<infer T> ? T : never;

function apply(blocks: readonly AnalysisBlock[], edit: Edit): AnalysisBlock[] {
  const at = edit.at % Math.max(1, blocks.length);
  if (edit.kind === 'add') return blocks.toSpliced(at, 0, { text: edit.text, type: edit.type });
  const block = blocks[at];
  if (block === undefined) return [...blocks];
  if (edit.kind === 'drop') return blocks.toSpliced(at, 1);
  if (edit.kind === 'swap') return [...blocks.toSpliced(at, 1), block];
  if (edit.kind === 'retype') return blocks.with(at, { ...block, type: edit.type });
  const place = edit.place % (block.text.length + 1);
  const tail = block.text.slice(edit.kind === 'cut' ? place + 3 : place);
  const typed = edit.kind === 'cut' ? '' : edit.text;
  return blocks.with(at, { ...block, text: block.text.slice(0, place) + typed + tail });
}

describe('an analyzer that is updated', () => {
  test('always says what a fresh analysis says, over thousands of edits', () => {
    let edits = 0;
    fc.assert(
      fc.property(
        fc.array(anyBlock, { maxLength: 8 }),
        fc.array(anyEdit, { minLength: 20, maxLength: 40 }),
        (start, all) => {
          const analyzer = createAnalyzer();
          let blocks: AnalysisBlock[] = start;
          for (const edit of all) {
            blocks = apply(blocks, edit);
            expect(analyzer.update(blocks)).toEqual(analyze({ blocks }));
            edits += 1;
          }
        },
      ),
      { numRuns: 120 },
    );
    expect(edits).toBeGreaterThan(2000);
  });

  test('follows the title and the whitelist, and keeps them until told otherwise', () => {
    const blocks = [{ text: 'A rockstar.', type: 'paragraph' }];
    const analyzer = createAnalyzer({ title: 'Clerk', whitelistedWords: [] });
    expect(analyzer.update(blocks).annotations).toHaveLength(1);
    expect(analyzer.update(blocks, { whitelistedWords: ['rockstar'] }).annotations).toEqual([]);
    expect(analyzer.update(blocks, { title: 'NINJA' }).metrics.titleClarity?.isClear).toBe(false);
    expect(analyzer.update(blocks)).toEqual(
      analyze({ blocks, title: 'NINJA', whitelistedWords: ['rockstar'] }),
    );
  });
});

test('no input makes it throw, and every finding is the text at its place', () => {
  fc.assert(
    fc.property(
      fc.array(anyBlock),
      fc.array(anyText, { maxLength: 3 }),
      (blocks, whitelistedWords) => {
        const text = blocks.map((block) => block.text).join('\n');
        const { annotations, score, metrics } = analyze({ blocks, whitelistedWords });
        for (const { start, end, text: words } of annotations)
          expect(text.slice(start, end)).toBe(words);
        if (metrics.payRange) expect(text).toContain(metrics.payRange.text);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test.each(['.', 'a', '1', '$', '1,', 'Aa, ', '"', '-', 'to ', 'lift ', '\ud83d', ' '])(
  'a text of nothing but %j is read before the test runs out of time',
  (unit) => {
    const blocks = [{ text: `$1 ${unit.repeat(50_000)}x`, type: 'paragraph' }];
    expect(analyze({ blocks }).score).toBeGreaterThanOrEqual(0);
  },
);
