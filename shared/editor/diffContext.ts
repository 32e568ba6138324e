import type { DiffPart } from './diffWords.ts';

/** Letters of unchanged text that are shown beside a change. */
const context = 120;
const gap = ' […] ';

/** The changes with a little of what stands around them; long unchanged passages are cut, at words. */
export function diffContext(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part;
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    const { text } = part;
    if (text.length <= (isFirst || isLast ? context : 2 * context) + gap.length) return part;
    const before = isFirst ? '' : text.slice(0, context).replace(/\S*$/, '');
    const after = isLast ? '' : text.slice(-context).replace(/^\S*/, '');
    return { ...part, text: `${before.trimEnd()}${gap}${after.trimStart()}` };
  });
}
