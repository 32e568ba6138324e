import { isStatementCompanion } from './equalOpportunity.ts';
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
    spreadToCompanions(block, guarded);
    if (block.kind === 'heading') {
      // "Equal Opportunity Employer" says it all; "EEO Statement" announces what follows.
      const isWhole = guarded[0] === true;
      carry = block.isEqualOpportunityHeading && !isWhole ? 'heading' : 'none';
      return [isWhole || block.isEqualOpportunityHeading];
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

/** "We celebrate diversity." belongs to the statement it precedes or follows. */
function spreadToCompanions({ sentences }: BlockReading, guarded: boolean[]): void {
  if (!guarded.includes(true)) return;
  const isCompanion = (index: number) => isStatementCompanion(sentences[index]?.reading.text ?? '');
  for (let index = 1; index < guarded.length; index += 1) {
    if (guarded[index - 1] === true && isCompanion(index)) guarded[index] = true;
  }
  for (let index = guarded.length - 2; index >= 0; index -= 1) {
    if (guarded[index + 1] === true && isCompanion(index)) guarded[index] = true;
  }
}
