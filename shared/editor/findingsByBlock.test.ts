import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from '../analysis/analyze.ts';
import { carryFindings, findingsByBlock } from './findingsByBlock.ts';

const texts = ['A rockstar ninja', '', 'Young rockstar wanted'];
const found = () =>
  findingsByBlock(
    texts,
    analyze({ blocks: texts.map((text) => ({ text, type: 'paragraph' })) }).annotations,
  );

describe('findings', () => {
  it('lie in their blocks at their words', () => {
    const blocks = found();
    expect(blocks).toHaveLength(3);
    expect(blocks.flat().length).toBeGreaterThan(3);
    for (const [index, findings] of blocks.entries())
      for (const { start, end, text } of findings)
        expect(texts[index]?.slice(start, end)).toBe(text);
  });

  it('still lie at their words after any edit, or are gone', () => {
    const [findings = []] = found();
    const before = texts[0] ?? '';
    fc.assert(
      fc.property(fc.nat(16), fc.nat(16), fc.string(), (at, removed, added) => {
        const now = before.slice(0, at) + added + before.slice(at + removed);
        for (const { start, end, text } of carryFindings(before, now, findings))
          expect(now.slice(start, end)).toBe(text);
      }),
    );
    expect(carryFindings(before, `So: ${before}`, findings)).toHaveLength(findings.length);
  });
});
