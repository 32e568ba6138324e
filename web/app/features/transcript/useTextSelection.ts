import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import type { WordPlace } from '#shared/domain/transcriptPosition.ts';
import { placeOf } from './wordElement.ts';

/** Words the person selected, and where they stand in the window. */
export interface TextSelection {
  from: WordPlace;
  to: WordPlace;
  text: string;
  box: DOMRect;
}

/** A selection is looked at once it rests this long. */
const restMs = 150;

/** The words selected inside `container`; null while there are none or they are still being drawn. */
export function useTextSelection(container: RefObject<HTMLElement | null>) {
  const [selection, setSelection] = useState<TextSelection | null>(null);
  const read = useEffectEvent(() => {
    const found = readSelection(container.current);
    if (found || selection) setSelection(found);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const later = () => {
      clearTimeout(timer);
      if (!isPressed) timer = setTimeout(() => read(), restMs);
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      later();
    };
    const events = [
      ['selectionchange', later],
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
    ] as const;
    for (const [name, listener] of events) document.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of events) document.removeEventListener(name, listener);
    };
  }, []);
  const clearSelection = () => {
    // Otherwise whatever takes the focus next has the same words read again.
    if (selection) document.getSelection()?.removeAllRanges();
    setSelection(null);
  };
  return { selection, clearSelection };
}

function readSelection(container: HTMLElement | null): TextSelection | null {
  const selection = document.getSelection();
  if (!container || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!container.contains(range.commonAncestorContainer)) return null;
  const words = [...container.querySelectorAll('[data-word]')].filter((word) =>
    hasSelectedLetters(word, range),
  );
  const from = placeOf(words[0] ?? null);
  const to = placeOf(words.at(-1) ?? null);
  if (!from || !to) return null;
  const text = words.map((word) => word.textContent).join(' ');
  return { from, to, text, box: range.getBoundingClientRect() };
}

/** A range that only touches a word's edge has not selected it. */
function hasSelectedLetters(word: Element, range: Range): boolean {
  if (!range.intersectsNode(word)) return false;
  const inWord = document.createRange();
  inWord.selectNodeContents(word);
  if (range.compareBoundaryPoints(Range.START_TO_START, inWord) > 0)
    inWord.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, inWord) < 0)
    inWord.setEnd(range.endContainer, range.endOffset);
  return inWord.toString().trim() !== '';
}
