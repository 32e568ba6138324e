import type { Annotation } from '../analysis/analysis.ts';

/** A finding with offsets within its block, in UTF-16 code units. */
export interface BlockFinding extends Annotation {
  /** The same for the same finding while the text around it changes. */
  id: string;
}

/**
 * Hands each block the findings that lie in it. `texts` are the texts of the blocks the analysis read;
 * what would reach beyond its block is cut at its end.
 */
export function findingsByBlock(
  texts: readonly string[],
  annotations: readonly Annotation[],
): BlockFinding[][] {
  const inOrder = [...annotations].sort((a, b) => a.start - b.start);
  let blockStart = 0;
  let next = 0;
  return texts.map((text) => {
    const blockEnd = blockStart + text.length;
    const found: BlockFinding[] = [];
    const counts = new Map<string, number>();
    for (; next < inOrder.length; next += 1) {
      const first = inOrder[next];
      if (!first || first.start >= blockEnd) break;
      const name = `${first.category}:${first.text.toLowerCase()}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      found.push({
        ...first,
        id: `${name}:${count}`,
        start: Math.max(0, first.start - blockStart),
        end: Math.min(text.length, first.end - blockStart),
      });
    }
    blockStart = blockEnd + 1;
    return found;
  });
}

/**
 * Where findings of an older text of a block lie in its present one, until it is read again: before the
 * change as they were, after it moved along, and gone where their own words changed.
 */
export function carryFindings(
  before: string,
  now: string,
  findings: readonly BlockFinding[],
): BlockFinding[] {
  if (before === now || findings.length === 0) return [...findings];
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const moved = now.length - before.length;
  return findings.flatMap((finding) => {
    if (finding.end <= head) return [finding];
    if (finding.start < before.length - tail) return [];
    return [{ ...finding, start: finding.start + moved, end: finding.end + moved }];
  });
}
