import type { SpokenLine } from './findSpeakers.ts';
import type { ReadSegment } from './transcriptReading.ts';

/**
 * Puts lines together into turns. A line without a name goes on from the one before; a heading such
 * as "Action items:" begins words of nobody, and what stands under it are nobody's too. Where no
 * line has a name, blank lines part the turns, or every line is one.
 */
export function speakerTurns(spoken: readonly SpokenLine[]): ReadSegment[] {
  const hasSpeakers = spoken.some(({ speaker }) => speaker !== null);
  const hasParagraphs = spoken.slice(1, -1).some(({ text }) => text.trim() === '');
  const turns: { speaker: string | null; parts: string[] }[] = [];
  let isOpen = false;
  for (const { speaker, text, label } of spoken) {
    if (speaker === null && text.trim() === '') {
      if (!hasSpeakers) isOpen = false;
      continue;
    }
    const isNew = speaker !== null || label !== null || !(hasSpeakers || hasParagraphs);
    if (isNew || !isOpen) turns.push({ speaker, parts: [text] });
    else turns.at(-1)?.parts.push(text);
    isOpen = true;
  }
  return turns.flatMap(({ speaker, parts }) =>
    cutLong(parts.join(' ')).map((text) => ({ speaker, startMs: null, endMs: null, text })),
  );
}

/** A wall of text is cut near this length, at the end of a sentence where there is one. */
const longestTurn = 4000;

function cutLong(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    const piece = text.slice(from, from + longestTurn);
    const isLast = from + longestTurn >= text.length;
    const sentence = Math.max(...['. ', '? ', '! '].map((mark) => piece.lastIndexOf(mark) + 1));
    const space = piece.lastIndexOf(' ') + 1;
    const end = sentence > longestTurn / 2 ? sentence : space || longestTurn;
    pieces.push(isLast ? piece : piece.slice(0, end));
    from += isLast ? piece.length : end;
  }
  return pieces;
}
