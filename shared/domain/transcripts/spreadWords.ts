import type { Word } from '../transcript.ts';

/**
 * The words of a text with the time each takes, shared out by length in letters. The first begins at
 * `startMs`, the last ends at `endMs`, each begins where the one before ends. Confidence is null:
 * nobody heard these times.
 */
export function spreadWords(text: string, startMs: number, endMs: number): Word[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const spanMs = Math.max(0, endMs - startMs);
  const timeAt = (count: number) => Math.round(startMs + (spanMs * count) / letters);
  let before = 0;
  return words.map((word) => {
    const begin = timeAt(before);
    before += word.length;
    return [word, begin, timeAt(before), null];
  });
}
