import type { AnalysisBlock } from '../analysis/analysis.ts';
import { blockText } from './editorNodes.ts';
import type { EditorBlock } from './editorNodes.ts';

/** The blocks as the analysis reads them, one for one. */
export const analysisBlocks = (blocks: readonly EditorBlock[]): AnalysisBlock[] =>
  blocks.map((block) => ({ text: blockText(block), type: block.type }));

/** The text that the offsets of the analysis count in: UTF-16 code units, blocks joined by line feeds. */
export const documentText = (blocks: readonly EditorBlock[]): string =>
  blocks.map(blockText).join('\n');
