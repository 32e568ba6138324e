import type { BlockType } from './editorNodes.ts';

/**
 * Whether a line is written as a list item ("- one", "• one", "2) one"): which kind, and how long the
 * marker is. A year or an amount at the start is no number of a list.
 */
export function markedItem(text: string): { type: BlockType; markerLength: number } | null {
  const bullet = /^\s*(?:[•·●▪◦‣■*–—-]\s*(?=[^\s*-])|o\s+)(?=\S)/.exec(text)?.[0];
  if (bullet !== undefined && !/^\s*[-–—*]\S/.test(text))
    return { type: 'unordered-list-item', markerLength: bullet.length };
  const number = /^\s*\d{1,2}[.)]\s+(?=\S)/.exec(text)?.[0];
  return number === undefined ? null : { type: 'ordered-list-item', markerLength: number.length };
}
