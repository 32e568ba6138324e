/** A word of a text, or of a cue. */
interface Word {
  text: string;
  /** A clause or a remark begins here, so that what stands before is about something else. */
  isBarrier: boolean;
}

interface CuePart {
  text: string;
  isPrefix: boolean;
  /** Up to six words may stand before it. */
  isApart: boolean;
}

interface Entry<T> {
  parts: readonly CuePart[];
  /** The letters of its words: the more, the more exactly it says what is meant. */
  length: number;
  value: T;
}

/** Cues by the first two letters of their first word. */
export type CueIndex<T> = ReadonlyMap<string, readonly Entry<T>[]>;

const mostBetween = 6;
const keyOf = (word: string): string => word.slice(0, 2);

/**
 * An index of cues, each parted by commas: "cue", "stem*", "verb … noun" with up to six words between. Words are
 * compared in lower case; hyphens and slashes part them.
 */
export function indexCues<T>(items: readonly { cues: string; value: T }[]): CueIndex<T> {
  const index = new Map<string, Entry<T>[]>();
  for (const { cues, value } of items)
    for (const cue of cues.split(',')) {
      const parts = partsOfCue(cue);
      const key = keyOf(parts[0]?.text ?? '');
      if (key === '') continue;
      const length = parts.reduce((sum, { text }) => sum + text.length, 0);
      index.set(key, [...(index.get(key) ?? []), { parts, length, value }]);
    }
  return index;
}

function partsOfCue(cue: string): CuePart[] {
  let isApart = false;
  return cue
    .toLowerCase()
    .split(/[\s/–—-]+/u)
    .flatMap((word): CuePart[] => {
      // A text loses its lone marks too.
      if (word === '' || word === '&') return [];
      if (word === '…') {
        isApart = true;
        return [];
      }
      const part = { text: word.replace('*', ''), isPrefix: word.endsWith('*'), isApart };
      isApart = false;
      return [part];
    });
}

/** A cue that stands in a text. */
export interface CueMatch<T> {
  value: T;
  /** Of its words, in letters. */
  length: number;
  /** Whether the text ends with it. */
  isLast: boolean;
}

/** The cues in a text, the longest match of each value, longest first. */
export function findMatches<T>(text: string, index: CueIndex<T>): CueMatch<T>[] {
  const words = wordsOf(text);
  const found = new Map<T, CueMatch<T>>();
  words.forEach((word, at) => {
    for (const { parts, length, value } of index.get(keyOf(word.text)) ?? []) {
      const known = found.get(value);
      if (known && known.length >= length && known.isLast) continue;
      const end = endOf(parts, words, at);
      if (end === null) continue;
      const isLast = end === words.length || known?.isLast === true;
      found.set(value, { value, length: Math.max(length, known?.length ?? 0), isLast });
    }
  });
  return [...found.values()].sort((a, b) => b.length - a.length);
}

/** What the cues in a text stand for, that of the longest cue first. */
export const findCues = <T>(text: string, index: CueIndex<T>): T[] =>
  findMatches(text, index).map(({ value }) => value);

function wordsOf(text: string): Word[] {
  let isBarrier = false;
  return text
    .toLowerCase()
    .split(/[\s/–—-]+/u)
    .flatMap((raw): Word[] => {
      const word = raw.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, '');
      const isOpened = isBarrier || raw.startsWith('(') || barrier.test(word);
      isBarrier = /[;:)]$/.test(raw);
      return word === '' ? [] : [{ text: word, isBarrier: isOpened }];
    });
}
const barrier = /^(?:to|as|including|who|that|which|so|by|while|through)$/;

/** Behind which word a cue that begins at `start` ends; null where it does not stand there. */
function endOf(parts: readonly CuePart[], words: readonly Word[], start: number): number | null {
  let at = start;
  for (const [index, part] of parts.entries()) {
    if (index === 0 || !part.isApart) {
      if (!isWord(words[at], part)) return null;
      at += 1;
      continue;
    }
    let between = 0;
    while (!isWord(words[at], part)) {
      if (words[at] === undefined || words[at]?.isBarrier || between === mostBetween) return null;
      between += 1;
      at += 1;
    }
    at += 1;
  }
  return at;
}

const isWord = (word: Word | undefined, { text, isPrefix }: CuePart): boolean =>
  word !== undefined && (isPrefix ? word.text.startsWith(text) : word.text === text);
