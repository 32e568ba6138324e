import type { RecognizedWord } from './speechEngine.ts';

/** Gives each word of a text its share of a stretch of time, by its length in letters. */
export function spreadWords(
  text: string,
  startMs: number,
  endMs: number,
  confidence: number | null,
): RecognizedWord[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  let before = 0;
  return words.map((word) => {
    const at = (count: number) => Math.round(startMs + ((endMs - startMs) * count) / letters);
    const start = at(before);
    before += word.length;
    return { text: word, startMs: start, endMs: at(before), confidence };
  });
}
