import { z } from 'zod';
import type { AnalysisBlock } from '#shared/analysis/analysis.ts';
import { plainTextBlocks } from '#shared/analysis/plainTextBlocks.ts';

const rawContent = z.object({
  blocks: z.array(z.object({ text: z.string(), type: z.string() })),
});

/** The blocks the analyzer reads out of kept editor content; out of the plain text where that has none. */
export function blocksOf(editorContent: string, text: string): AnalysisBlock[] {
  try {
    return rawContent.parse(JSON.parse(editorContent)).blocks;
  } catch {
    return plainTextBlocks(text);
  }
}
