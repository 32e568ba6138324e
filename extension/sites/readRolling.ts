import type { BlockReading } from './siteReader.ts';
import { tokensOf, wordsIn } from './utteranceText.ts';

/** How far back in a text its rolling window may begin. */
const windowWords = 60;
/** One word in common is chance; with fewer words the whole window has to match. */
const leastOverlap = 2;
const mostChars = 2_500;
const keptChars = 1_200;

/**
 * A block that shows only the last words someone said, over and over, read as all of their words. The
 * text begins anew with another speaker, or when the window has nothing in common with it.
 */
export function readRolling(
  read: (block: Element) => BlockReading,
): (block: Element) => BlockReading {
  const joined = new WeakMap<Element, BlockReading & { shown: string }>();
  return (block) => {
    const { speaker, text } = read(block);
    const known = joined.get(block);
    if (known?.shown === text && known.speaker === speaker) return known;
    const isSameSpeaker = !known || speaker === null || !known.speaker || speaker === known.speaker;
    const all = known && isSameSpeaker ? joinWindow(known.text, text) : null;
    const next = {
      speaker: isSameSpeaker ? (speaker ?? known?.speaker ?? null) : speaker,
      text: shorten(all ?? text),
      shown: text,
      startsAnew: known !== undefined && all === null,
    };
    // Read once more, it is no new beginning.
    joined.set(block, { ...next, startsAnew: false });
    return next;
  };
}

/** A speech without end keeps its tail only; the tracker knows a dropped head. */
const shorten = (text: string): string => {
  if (text.length <= mostChars) return text;
  const tail = text.slice(-keptChars);
  return tail.slice(tail.indexOf(' ') + 1);
};

/**
 * A text with the next window over the same speech put where it belongs. Words are compared, never
 * letters, so that a correction inside the window replaces words and appends none twice.
 * @returns null when the window has nothing to do with the text
 */
export function joinWindow(text: string, window: string): string | null {
  if (text === '' || window === '') return window || text;
  const { tokens: before, glue } = tokensOf(text);
  const next = tokensOf(window).tokens;
  const earlier = Math.max(0, before.length - windowWords);
  const start = bestStart(before.slice(earlier).map(plain), next.map(plain));
  return start === null ? null : [...before.slice(0, earlier + start), ...next].join(glue);
}

/** Where in the text the window begins: the place at which most of its words stand. */
function bestStart(before: readonly string[], next: readonly string[]): number | null {
  let best: number | null = null;
  let mostMatches = 0;
  for (let start = 0; start < before.length; start += 1) {
    const length = Math.min(before.length - start, next.length);
    let matches = 0;
    for (let at = 0; at < length; at += 1) if (before[start + at] === next[at]) matches += 1;
    const least = Math.min(leastOverlap, before.length, next.length);
    const isEnough = matches >= least && matches * 2 >= length;
    if (isEnough && matches > mostMatches) {
      mostMatches = matches;
      best = start;
    }
  }
  return best;
}

const plain = (word: string): string => wordsIn(word).join('') || word;
