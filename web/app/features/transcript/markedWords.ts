import type { Word } from '#shared/domain/transcript.ts';
import type { RowMark } from './useFind.ts';

/** A piece of a word: plain, or marked as found. */
interface WordPiece {
  text: string;
  mark: RowMark | null;
}

/** Cuts the words of a row where found stretches begin and end; places count one space a gap. */
export function markedWords(words: readonly Word[], marks: readonly RowMark[]): WordPiece[][] {
  let start = 0;
  return words.map(([text]) => {
    const pieces: WordPiece[] = [];
    let at = 0;
    for (const mark of marks) {
      const from = Math.max(at, mark.from - start);
      const to = Math.min(text.length, mark.to - start);
      if (from >= to) continue;
      if (from > at) pieces.push({ text: text.slice(at, from), mark: null });
      pieces.push({ text: text.slice(from, to), mark });
      at = to;
    }
    if (at < text.length) pieces.push({ text: text.slice(at), mark: null });
    start += text.length + 1;
    return pieces;
  });
}
