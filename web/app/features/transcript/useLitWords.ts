import { useRef } from 'react';
import type { RefObject } from 'react';
import { wordsOf } from '#shared/domain/transcriptPosition.ts';
import type { TranscriptLine } from './transcriptLine.ts';
import { wordElement } from './wordElement.ts';

/** A stretch of the recording in ms. */
export interface TimeRange {
  startMs: number;
  endMs: number;
}

/**
 * Lights the words of some stretches, as long as somebody points at what rests on them. Nothing of the
 * list is drawn anew for it: the light is an attribute of the words' own elements.
 */
export function useLitWords(
  scroller: RefObject<HTMLElement | null>,
  segments: readonly TranscriptLine[],
) {
  const ranges = useRef<readonly TimeRange[]>([]);
  const lit = useRef<Element[]>([]);
  const frame = useRef(0);

  const lightAgain = () => {
    for (const element of lit.current) element.removeAttribute('data-lit');
    lit.current = ranges.current.flatMap((range) => wordsIn(scroller.current, segments, range));
    for (const element of lit.current) element.setAttribute('data-lit', '');
  };
  return {
    light: (wanted: readonly TimeRange[]) => {
      ranges.current = wanted;
      lightAgain();
    },
    /** The list moves: rows that come onto the page by the next frame may be lit. */
    lightAgain: () => {
      if (ranges.current.length === 0) return;
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(lightAgain);
    },
  };
}

/** The words of a stretch that are on the page now. */
function wordsIn(
  container: Element | null,
  segments: readonly TranscriptLine[],
  { startMs, endMs }: TimeRange,
): Element[] {
  const found: Element[] = [];
  for (const [segment, line] of segments.entries()) {
    if (line.endMs < startMs || line.startMs > endMs) continue;
    for (const [word, [, wordStartMs, wordEndMs]] of wordsOf(line).entries()) {
      const middleMs = (wordStartMs + wordEndMs) / 2;
      if (middleMs < startMs || middleMs > endMs) continue;
      const element = wordElement(container, { segment, word });
      if (element) found.push(element);
    }
  }
  return found;
}
