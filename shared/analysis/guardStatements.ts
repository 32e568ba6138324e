import type { BlockReading } from './readBlock.ts';

/**
 * For each block, which of its sentences belong to an equal-opportunity statement. A statement that
 * breaks off at a block's end goes on in a block that begins in lower case; one that ends in a colon
 * goes on in the list below; a heading that announces one covers the block (or list) below it.
 */
export function guardStatements(blocks: readonly BlockReading[]): boolean[][] {
  let carry: 'none' | 'sentence' | 'list' | 'heading' = 'none';
  return blocks.map((block) => {
    if (block.sentences.length === 0) return [];
    const guarded = block.sentences.map(({ reading }) => reading.isEqualOpportunity);
    if (block.kind === 'heading') {
      carry = block.isEqualOpportunityHeading ? 'heading' : 'none';
      return [guarded[0] === true || block.isEqualOpportunityHeading];
    }
    const isCarriedWhole = carry === 'heading' || (carry === 'list' && block.kind === 'listItem');
    if (isCarriedWhole) {
      carry = block.kind === 'listItem' || block.ending === 'colon' ? 'list' : 'none';
      return guarded.map(() => true);
    }
    if (carry === 'sentence' && block.startsLowerCase) guarded[0] = true;
    const isOpen = guarded.at(-1) === true && block.ending !== 'sentence';
    carry = !isOpen ? 'none' : block.ending === 'colon' ? 'list' : 'sentence';
    return guarded;
  });
}
