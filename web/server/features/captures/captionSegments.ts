import { spreadWords } from '#shared/domain/transcripts/spreadWords.ts';
import type { Word } from '#shared/domain/transcript.ts';
import { cutTurns } from '../recordings/cutTurns.ts';

/** A caption's words with times shared out over it, in parts of a length that can be read and linked to. */
export function captionSegments(caption: {
  text: string;
  startMs: number;
  endMs: number;
}): { startMs: number; endMs: number; words: Word[] }[] {
  const { text, startMs, endMs } = caption;
  const words = spreadWords(text, startMs, endMs).map(([word, start, end, confidence]) => ({
    text: word,
    startMs: start,
    endMs: end,
    confidence,
  }));
  if (words.length === 0) return [];
  return cutTurns([{ channel: 0, startMs, endMs, words }]).map((turn) => {
    const part = turn.words.map((word): Word => [
      word.text,
      word.startMs,
      word.endMs,
      word.confidence,
    ]);
    return { startMs: turn.startMs, endMs: turn.endMs, words: part };
  });
}
