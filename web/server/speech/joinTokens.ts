import type { RecognizedWord } from './speechEngine.ts';

/**
 * Words from a model's pieces of words. A piece that begins with a space or `▁` begins a word; one
 * that ends in `@@` goes on in the next piece. Times are seconds; a word ends where the next begins,
 * half a second a piece at most.
 */
export function joinTokens(
  tokens: readonly string[],
  startsSec: readonly number[],
  durationMs: number,
): RecognizedWord[] {
  const isMarked = tokens.some((token) => /^[ ▁]/.test(token));
  const words: (RecognizedWord & { pieces: number })[] = [];
  let isOpen = false;
  tokens.forEach((token, index) => {
    if (/^<.*>$/.test(token)) return;
    const startMs = Math.round((startsSec[index] ?? 0) * 1000);
    const text = token.replace(/^[ ▁]+/, '').replace(/@@$/, '');
    const last = words.at(-1);
    if (last && (isMarked ? !/^[ ▁]/.test(token) : isOpen)) {
      last.text += text;
      last.pieces += 1;
    } else {
      words.push({ text, startMs, endMs: startMs, confidence: null, pieces: 1 });
    }
    isOpen = token.endsWith('@@');
  });
  return words
    .map(({ text, startMs, pieces }, index) => ({
      text: text.trim(),
      startMs,
      endMs: Math.min(words[index + 1]?.startMs ?? durationMs, startMs + pieces * 500, durationMs),
      confidence: null,
    }))
    .filter(({ text }) => text !== '');
}
