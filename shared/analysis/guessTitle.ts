import type { AnalysisBlock } from './analysis.ts';

/** The job title of a plain text: a "Title: …" line, else a first line that can be one, else null. */
export function guessTitle(blocks: readonly AnalysisBlock[]): string | null {
  const lines = blocks.map(({ text }) => text.trim()).filter((text) => text !== '');
  for (const line of lines.slice(0, 12)) {
    const labelled = /^(?:job |position |working )?title\s*:\s*(\S.*)$/i.exec(line)?.[1];
    if (labelled !== undefined) return labelled;
  }
  const [first = ''] = lines;
  const canBeTitle =
    first.length <= 90 && !/[.!?:;|=•]|^-/.test(first) && first.split(/\s+/).length <= 10;
  return canBeTitle && first !== '' ? first : null;
}
