/** Longer names are cut: no person's is, and a hostile one would fill the screen. */
const maxNameLength = 120;

/**
 * The part of a text that every format keeps: line breaks as `\n`, no control characters, no broken
 * surrogates, no spaces at the end of a line or around the whole. Doing it twice changes nothing.
 */
export function keptText(text: string): string {
  // Most text is this plain, and a long interview has a hundred thousand segments.
  if (!/[^ -~]/.test(text)) return text.trim();
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

/**
 * A speaker's name as every format keeps it: one line, single spaces, no marks that turn the writing
 * direction (they could make one name look like another), at most 120 letters. Null when nothing is left.
 */
export function keptName(name: string | null): string | null {
  if (name === null) return null;
  const line = keptText(name.slice(0, 4 * maxNameLength))
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = line.length > maxNameLength ? [...line].slice(0, maxNameLength).join('') : line;
  return short.trim() || null;
}

/** Words of a cue or a paragraph, whose line breaks and double spaces are only layout. */
export const flowedText = (text: string): string =>
  // Leaves alone what is one space already: most of a text.
  keptText(text).replace(/ \s+|[^\S ]\s*/g, ' ');
