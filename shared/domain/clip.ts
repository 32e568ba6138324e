import type { Word } from './transcript.ts';

export const longestClipName = 200;
export const shortestClipMs = 100;

/**
 * A passage with its ends moved to the words that are in it: those whose middle is. A passage without
 * words stays as it is.
 */
export function snapToWords(
  turns: readonly { words: readonly Word[] }[],
  { startMs, endMs }: { startMs: number; endMs: number },
): { startMs: number; endMs: number } {
  let [first, last] = [Infinity, -Infinity];
  for (const { words } of turns)
    for (const [, wordStartMs, wordEndMs] of words) {
      const middle = (wordStartMs + wordEndMs) / 2;
      if (middle < startMs || middle > endMs) continue;
      first = Math.min(first, wordStartMs);
      last = Math.max(last, wordEndMs);
    }
  return last > first
    ? { startMs: Math.round(first), endMs: Math.round(last) }
    : { startMs, endMs };
}

interface CutTurn {
  startMs: number;
  endMs: number;
  words: readonly Word[];
}

/** The words of a passage, turn by turn, with times from its beginning. Nothing else of a turn remains. */
export function cutTurns<Turn extends CutTurn>(
  turns: readonly Turn[],
  { startMs, endMs }: { startMs: number; endMs: number },
): Turn[] {
  return turns.flatMap((turn) => {
    const words = turn.words
      .filter(([, from, to]) => (from + to) / 2 >= startMs && (from + to) / 2 <= endMs)
      .map(([text, from, to, sure]): Word => {
        const begin = Math.max(0, from - startMs);
        return [text, begin, Math.max(begin, Math.min(to, endMs) - startMs), sure];
      });
    const [first, last] = [words[0], words.at(-1)];
    return first && last ? [{ ...turn, startMs: first[1], endMs: last[2], words }] : [];
  });
}
