import { useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { VirtualizerHandle } from 'virtua';
import { spokenAt, wordsOf } from '#shared/domain/transcriptPosition.ts';
import type { WordPlace } from '#shared/domain/transcriptPosition.ts';
import type { TranscriptLine } from './transcriptLine.ts';
import { turnFrom } from './turnFrom.ts';
import { placeOf, wordElement } from './wordElement.ts';

interface WordKeysOptions {
  scroller: RefObject<HTMLElement | null>;
  list: RefObject<VirtualizerHandle | null>;
  segments: readonly TranscriptLine[];
}

/** The word that holds the list's one tab stop, and how arrows move it. */
export function useWordKeys({ scroller, list, segments }: WordKeysOptions) {
  const [active, setActive] = useState<WordPlace>({ segment: 0, word: 0 });
  /** Where a selection by Shift and arrows began. */
  const [anchor, setAnchor] = useState<WordPlace | null>(null);

  const focusWord = (place: WordPlace) => {
    // Its row must be on the page before the word in it can take the focus.
    flushSync(() => setActive(place));
    wordElement(scroller.current, place)?.focus({ preventScroll: true });
    list.current?.scrollToIndex(place.segment, { align: 'nearest' });
    wordElement(scroller.current, place)?.scrollIntoView({ block: 'nearest' });
  };

  /** Moves by an arrow, Home or End; with Shift it selects on the way. False for every other key. */
  const moveBy = ({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean => {
    const next = moved(segments, active, key);
    if (!next) return false;
    const from = shiftKey ? (anchor ?? active) : null;
    if (!from) document.getSelection()?.removeAllRanges();
    setAnchor(from);
    focusWord(next);
    if (from) selectWords(wordElement(scroller.current, from), wordElement(scroller.current, next));
    return true;
  };

  /** Focuses where the next (1) or previous (-1) turn begins, from the word in focus or the one spoken then. */
  const stepTurn = (direction: 1 | -1, timeMs: number): WordPlace => {
    const from = placeOf(document.activeElement) ?? spokenAt(segments, timeMs);
    const place = { segment: turnFrom(segments, from?.segment ?? -1, direction), word: 0 };
    focusWord(place);
    return place;
  };

  return { active, anchor, setActive, focusWord, moveBy, stepTurn };
}

function selectWords(from: Element | null, to: Element | null): void {
  if (!from || !to) return;
  const isBackward = (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const [start, end] = [from.childNodes.length, to.childNodes.length];
  document.getSelection()?.setBaseAndExtent(from, isBackward ? start : 0, to, isBackward ? 0 : end);
}

/** Where an arrow, Home or End leads from `at`; null for every other key. */
function moved(segments: readonly TranscriptLine[], at: WordPlace, key: string): WordPlace | null {
  const lastWord = (segment: number) => {
    const line = segments[segment];
    return line ? Math.max(0, wordsOf(line).length - 1) : 0;
  };
  const lastSegment = segments.length - 1;
  const inSegment = (segment: number): WordPlace => ({
    segment,
    word: Math.min(at.word, lastWord(segment)),
  });
  switch (key) {
    case 'ArrowRight':
      if (at.word < lastWord(at.segment)) return { ...at, word: at.word + 1 };
      return at.segment < lastSegment ? { segment: at.segment + 1, word: 0 } : at;
    case 'ArrowLeft':
      if (at.word > 0) return { ...at, word: at.word - 1 };
      return at.segment > 0 ? { segment: at.segment - 1, word: lastWord(at.segment - 1) } : at;
    case 'ArrowDown':
      return inSegment(Math.min(lastSegment, at.segment + 1));
    case 'ArrowUp':
      return inSegment(Math.max(0, at.segment - 1));
    case 'Home':
      return { ...at, word: 0 };
    case 'End':
      return { ...at, word: lastWord(at.segment) };
    default:
      return null;
  }
}
