import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../speech/speechEngine.ts';
import { cutTurns } from './cutTurns.ts';

/** Words of 200 ms each; a pause of 500 ms follows every `pauseEvery`-th one. */
function speak(count: number, pauseEvery: number): RecognizedWord[] {
  let atMs = 0;
  return Array.from({ length: count }, (_, index) => {
    const word = { text: `w${index}`, startMs: atMs, endMs: atMs + 200, confidence: null };
    atMs += (index + 1) % pauseEvery === 0 ? 700 : 210;
    return word;
  });
}
const turnOf = (words: RecognizedWord[]) => ({
  ...{ channel: 1, startMs: 0, endMs: (words.at(-1)?.endMs ?? 0) + 50, words },
});

test('a short turn stays as it is', () => {
  const turn = turnOf(speak(60, 7));
  expect(cutTurns([turn])).toEqual([turn]);
});

test('a monologue is cut at its pauses; no word is lost, doubled or moved', () => {
  const turn = turnOf(speak(1000, 13));
  const parts = cutTurns([turn]);
  expect(parts.flatMap(({ words }) => words)).toEqual(turn.words);
  expect(parts[0]?.startMs).toBe(0);
  expect(parts.at(-1)?.endMs).toBe(turn.endMs);
  for (const [index, { words, startMs, channel }] of parts.entries()) {
    expect(channel).toBe(1);
    expect(words.length).toBeLessThanOrEqual(60);
    expect(words.length).toBeGreaterThanOrEqual(10);
    if (index === 0) continue;
    expect(startMs).toBe(words[0]?.startMs);
    // Each part begins right after a pause.
    expect(Number(words[0]?.text.slice(1)) % 13).toBe(0);
  }
});

test('where pauses are alike, the end of a sentence decides', () => {
  const words = speak(80, 1000).map((word, index) =>
    index === 45 ? { ...word, text: 'done.' } : word,
  );
  expect(cutTurns([turnOf(words)]).map((part) => part.words.length)).toEqual([46, 34]);
});
