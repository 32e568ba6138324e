import type { AnalysisBlock } from './analysis.ts';
import { isBulleted, looksLikeHeading } from './blockKind.ts';

/**
 * Reads plain text as the editor's blocks. The blocks joined by line feeds are the text again (with
 * every line end made a line feed), so offsets hold in both. A line that was wrapped stays in one
 * block with its continuation; a run of short lines of one sentence each is a list.
 */
export function plainTextBlocks(text: string): AnalysisBlock[] {
  const blocks = joinWrappedLines(text.replace(/\r\n?/g, '\n').split('\n')).map(
    (line): AnalysisBlock => ({ text: line, type: lineType(line) }),
  );
  markUnbulletedLists(blocks);
  return blocks;
}

function joinWrappedLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isContinuation =
      before !== undefined &&
      /^\s*\p{Ll}/u.test(line) &&
      !isBulleted(line) &&
      lastLineLength(before) >= 50 &&
      !/[.!?:;]\s*$/.test(before);
    if (isContinuation) joined[joined.length - 1] = `${before}\n${line}`;
    else joined.push(line);
  }
  return joined;
}

function lastLineLength(text: string): number {
  return text.length - (text.lastIndexOf('\n') + 1);
}

function lineType(line: string): string {
  if (isBulleted(line)) return 'list-item';
  return looksLikeHeading(line) ? 'heading' : 'paragraph';
}

const shortestList = 3;

function markUnbulletedLists(blocks: AnalysisBlock[]): void {
  let run: AnalysisBlock[] = [];
  const close = () => {
    if (run.length >= shortestList) for (const block of run) block.type = 'list-item';
    run = [];
  };
  for (const block of blocks) {
    if (isListLine(block)) run.push(block);
    else close();
  }
  close();
}

/** One sentence of 3 to 40 words on its own line, not "Label: value". */
function isListLine({ text, type }: AnalysisBlock): boolean {
  if (type !== 'paragraph' || /^[^.]{1,30}:/.test(text.trim()) || text.includes('|')) return false;
  const words = text.trim().split(/\s+/).length;
  return words >= 3 && words <= 40 && !/[.!?]\s+\S/.test(text);
}
