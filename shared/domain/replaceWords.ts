import type { Word } from './transcript.ts';

/**
 * Replaces words `from`..`to` (both inclusive) by the words of `text`. The time of what was replaced is
 * shared out by length; corrected words carry full confidence, because a person said so.
 * An empty `text` removes the words.
 * @throws {RangeError} when the range is not inside `words`.
 */
export function replaceWords(
  words: readonly Word[],
  from: number,
  to: number,
  text: string,
): Word[] {
  const first = words[from];
  const last = words[to];
  if (!Number.isInteger(from) || !Number.isInteger(to) || from > to || !first || !last)
    throw new RangeError('These words are not in the turn');
  const parts = text.split(/\s+/u).filter((part) => part !== '');
  const startMs = first[1];
  const lengthMs = Math.max(0, last[2] - startMs);
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  let before = 0;
  const replacement = parts.map((part): Word => {
    const begin = startMs + Math.round((lengthMs * before) / letters);
    before += part.length;
    return [part, begin, startMs + Math.round((lengthMs * before) / letters), 1];
  });
  return [...words.slice(0, from), ...replacement, ...words.slice(to + 1)];
}

/** The text of a turn as its words read. */
export const textOf = (words: readonly Word[]): string => words.map(([text]) => text).join(' ');
