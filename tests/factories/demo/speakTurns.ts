import type { Word } from '#shared/domain/transcript.ts';

/**
 * Gives written turns the times of speech: each person with a pace of their own, longer words longer,
 * pauses at commas, full stops and between turns. The same text always gets the same times.
 */
export function speakTurns(
  turns: readonly { speaker: string; text: string }[],
  seed: number,
): { speaker: string; words: Word[] }[] {
  const random = seededRandom(seed);
  const paceOf = new Map<string, number>();
  let atMs = 1200;
  return turns.map(({ speaker, text }) => {
    const msPerLetter = paceOf.get(speaker) ?? 54 + random() * 16;
    paceOf.set(speaker, msPerLetter);
    const words = text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word): Word => {
        const lengthMs =
          90 + word.replace(/\W/g, '').length * msPerLetter * (0.85 + random() * 0.3);
        const startMs = Math.round(atMs);
        const endMs = Math.round(atMs + lengthMs);
        atMs = endMs + pauseAfter(word) * (0.7 + random() * 0.6);
        return [word, startMs, endMs, Math.round((0.86 + random() * 0.13) * 100) / 100];
      });
    atMs += 250 + random() * 900;
    return { speaker, words };
  });
}

const pauseAfter = (word: string): number =>
  /[.?!]$/.test(word) ? 420 : /[,;:]$/.test(word) ? 190 : 12;

/** A small generator with a seed (mulberry32, public domain by Tommy Ettinger), so that demo data never moves. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
