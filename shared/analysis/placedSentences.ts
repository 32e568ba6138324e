import { guardStatements } from './guardStatements.ts';
import type { BlockReading } from './readBlock.ts';
import type { SentenceReading } from './readSentence.ts';

/** A sentence with its place in the document. */
export interface PlacedSentence {
  reading: SentenceReading;
  /** Where it starts in the text of the whole document. */
  offset: number;
  isHeading: boolean;
  /** Whether it belongs to an equal-opportunity statement, in which nothing is a finding. */
  isGuarded: boolean;
}

/** The sentences of each block, placed. */
export function placeSentences(blocks: readonly BlockReading[]): PlacedSentence[][] {
  const guards = guardStatements(blocks);
  let blockStart = 0;
  return blocks.map(({ kind, length, sentences }, blockIndex) => {
    const placed = sentences.map(({ start, reading }, index) => ({
      reading,
      offset: blockStart + start,
      isHeading: kind === 'heading',
      isGuarded: guards[blockIndex]?.[index] === true,
    }));
    blockStart += length + 1;
    return placed;
  });
}
