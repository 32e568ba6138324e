/** Beginning of a phrase that is repeated, its length, and the end of its last repetition. */
export interface Loop {
  start: number;
  phraseLength: number;
  end: number;
}

const longestPhrase = 8;
/** People say a word eight times in a row hardly ever; a phrase four times even less. */
const repetitionsOf = (phraseLength: number) => (phraseLength === 1 ? 8 : 4);

/** The first phrase of up to eight words that is repeated over and over, or null. */
export function findLoop(words: readonly string[]): Loop | null {
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  for (let start = 0; start < plain.length; start++) {
    for (let phraseLength = 1; phraseLength <= longestPhrase; phraseLength++) {
      let end = start + phraseLength;
      while (end < plain.length && plain[end] === plain[end - phraseLength]) end += 1;
      if (end - start >= phraseLength * repetitionsOf(phraseLength))
        return { start, phraseLength, end };
    }
  }
  return null;
}

/** The words with each loop written once. */
export function trimLoops(words: readonly string[]): string[] {
  const loop = findLoop(words);
  if (!loop) return [...words];
  const once = loop.start + loop.phraseLength;
  return [...words.slice(0, once), ...trimLoops(words.slice(loop.end))];
}
