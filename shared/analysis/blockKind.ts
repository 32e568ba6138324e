import type { AnalysisBlock } from './analysis.ts';

export type BlockKind = 'heading' | 'listItem' | 'paragraph';

const bulletPattern = /^\s*(?:[•·●▪◦‣■*–—\u00ad-]\s*|o\s+|(?:\d{1,2}|[a-zA-Z])[.)]\s+)\S/;

/** Words that stay in lower case in a title. */
const smallWords = new Set(
  'a an and as at by for from in of on or our the to we with you your'.split(' '),
);

/** What a block is: by its type, and for plain paragraphs by what its text looks like. */
export function blockKind({ text, type }: AnalysisBlock): BlockKind {
  if (isHeadingType(type)) return 'heading';
  if (/list|^li$|bullet/i.test(type)) return 'listItem';
  if (isBulleted(text)) return 'listItem';
  return looksLikeHeading(text) ? 'heading' : 'paragraph';
}

/** Whether the editor itself calls blocks of this type headings. */
export function isHeadingType(type: string): boolean {
  return /head|^h[1-6]$|title/i.test(type);
}

/** A line that begins with a bullet, a dash, or a number or letter with a full stop or bracket. */
export function isBulleted(text: string): boolean {
  return bulletPattern.test(text);
}

/** A short line without a sentence's end: in capitals, ending in a colon, ruled, or in Title Case. */
export function looksLikeHeading(text: string): boolean {
  const line = text.trim();
  if (line === '' || line.length > 80 || /[.!?;,]$/.test(line) || line.includes('|')) return false;
  if (/^=+.*=+$/.test(line)) return true;
  const words = line.match(/\p{L}[\p{L}\p{N}'’]*/gu) ?? [];
  if (words.length === 0 || words.length > 9) return false;
  if (line.endsWith(':')) return words.length <= 7;
  if (line.includes(':')) return false;
  const isCapitals = line === line.toUpperCase() && line !== line.toLowerCase();
  if (isCapitals) return true;
  const main = words.filter((word) => !smallWords.has(word.toLowerCase()));
  const isTitleCase = main.length > 0 && main.every((word) => /^\p{Lu}/u.test(word));
  return words.length <= 6 && isTitleCase && !/\d/.test(line);
}
