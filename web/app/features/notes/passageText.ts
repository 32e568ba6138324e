import { wordsOf } from '#shared/domain/transcriptPosition.ts';
import type { SpokenSegment } from '#shared/domain/transcriptPosition.ts';

/** Longer passages are cut: they stand in the transcript whole. */
const mostLetters = 280;

/** The words spoken between two moments (ms), as they stand now; null without a passage or any words. */
export function passageText(
  segments: readonly SpokenSegment[],
  startMs: number | null,
  endMs: number | null,
): string | null {
  if (startMs === null || endMs === null) return null;
  const words: string[] = [];
  let letters = 0;
  for (const segment of segments) {
    if (segment.endMs < startMs) continue;
    if (segment.startMs > endMs) break;
    for (const [text, wordStartMs, wordEndMs] of wordsOf(segment)) {
      const middleMs = (wordStartMs + wordEndMs) / 2;
      if (middleMs < startMs || middleMs > endMs) continue;
      letters += text.length + 1;
      if (letters > mostLetters) return `${words.join(' ')} …`;
      words.push(text);
    }
  }
  return words.length > 0 ? words.join(' ') : null;
}
