// The rows that both lists draw.
import type { TranscriptLine } from '../../../web/app/features/transcript/transcriptLine.ts';
import type { Word } from '#shared/domain/transcript.ts';

const words = (
  'we moved the night shift to another ward and nobody had asked the people who worked on it so ' +
  'I wrote to each of them and went to see what they would rather have and then we tried that'
).split(' ');
const secondsATurn = 6;

/** Turns of two to thirty words, the same every time. */
export function buildLines(count: number): TranscriptLine[] {
  return Array.from({ length: count }, (_, index) => {
    const startMs = index * secondsATurn * 1000;
    const length = 2 + ((index * 7) % 29);
    const spoken = Array.from({ length }, (_, nr): Word => {
      const atMs = startMs + nr * 150;
      return [
        words[(index + nr) % words.length] ?? '',
        atMs,
        atMs + 140,
        nr % 23 === 7 ? 0.3 : 0.9,
      ];
    });
    return {
      ...{ id: `segment-${index}`, speakerId: `speaker-${index % 3}`, isEdited: false },
      ...{ startMs, endMs: startMs + length * 150 },
      text: spoken.map(([text]) => text).join(' '),
      words: spoken,
    };
  });
}

export const startOf = (index: number): number => index * secondsATurn * 1000;
