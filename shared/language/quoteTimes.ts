import type { Word } from '../domain/transcript.ts';

/**
 * When the words of a quote were spoken, in milliseconds: from the first to the last of them, or the
 * whole of the turn when the quote does not stand in it. White space counts as one space.
 */
export function quoteTimes(
  { words, startMs, endMs }: { words: readonly Word[]; startMs: number; endMs: number },
  quote: string,
): { startMs: number; endMs: number } {
  let spoken = '';
  const starts = words.map(([text]) => {
    const at = spoken === '' ? 0 : spoken.length + 1;
    spoken += (spoken === '' ? '' : ' ') + fold(text);
    return at;
  });
  const wanted = fold(quote);
  const from = wanted === '' ? -1 : spoken.indexOf(wanted);
  if (from < 0) return { startMs, endMs };
  const first = words[starts.findLastIndex((at) => at <= from)];
  const last = words[starts.findLastIndex((at) => at < from + wanted.length)];
  return { startMs: first?.[1] ?? startMs, endMs: last?.[2] ?? endMs };
}

const fold = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
