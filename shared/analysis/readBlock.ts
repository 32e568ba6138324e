import { blockKind, isHeadingType } from './blockKind.ts';
import type { BlockKind } from './blockKind.ts';
import type { AnalysisBlock } from './analysis.ts';
import { isEqualOpportunityHeading } from './equalOpportunity.ts';
import { isLocationHeading } from './findLocation.ts';
import type { SentenceReading } from './readSentence.ts';
import { splitSentences } from './splitSentences.ts';

/** All that is known of one block on its own. */
export interface BlockReading {
  kind: BlockKind;
  length: number;
  sentences: readonly { start: number; reading: SentenceReading }[];
  isEqualOpportunityHeading: boolean;
  isLocationHeading: boolean;
  /** Whether it can be the place below a location heading; "Denver" alone looks like a heading. */
  canBePlace: boolean;
  startsLowerCase: boolean;
  /** How the text ends: after a sentence's end, after a colon, or in the middle. */
  ending: 'sentence' | 'colon' | 'open';
}

export type ReadSentence = (text: string, isHeading: boolean) => SentenceReading;

/** Reads a block: the end of a block, hence of a list item, always ends a sentence. */
export function readBlock(block: AnalysisBlock, read: ReadSentence): BlockReading {
  const { text } = block;
  const kind = blockKind(block);
  const isHeading = kind === 'heading';
  const spans = isHeading ? wholeText(text) : splitSentences(text);
  const last = text.trimEnd().at(-1) ?? '';
  return {
    kind,
    length: text.length,
    sentences: spans.map(({ start, end }) => ({
      start,
      reading: read(text.slice(start, end), isHeading),
    })),
    isEqualOpportunityHeading: isHeading && isEqualOpportunityHeading(text),
    isLocationHeading: isHeading && isLocationHeading(text),
    canBePlace: !isHeadingType(block.type) && last !== ':',
    startsLowerCase: /^\s*\p{Ll}/u.test(text),
    ending: last === ':' ? 'colon' : /[.!?)"”]/.test(last) ? 'sentence' : 'open',
  };
}

function wholeText(text: string): { start: number; end: number }[] {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return end > start ? [{ start, end }] : [];
}
