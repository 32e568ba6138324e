const probeChars = 32;
/** A correction takes away a word or two; more than this and the page dropped the head. */
const droppedHeadChars = 250;
const leastDroppedChars = 40;
const longEnoughToDrop = 300;

/** What of `raw` comes after the part that is already told, which may have been corrected since. */
export function textAfter(raw: string, told: string): string {
  if (told === '') return raw;
  if (raw.startsWith(told)) return raw.slice(told.length).trimStart();
  const { tokens, glue } = tokensOf(raw);
  return tokens.slice(tokensOf(told).tokens.length).join(glue).trim();
}

/**
 * When a page has dropped the head of a long text: the part of `after` that `before` already told,
 * '' when the two have nothing in common. Null when nothing was dropped.
 */
export function keptAfterDroppedHead(before: string, after: string): string | null {
  const shrankMuch = before.length - after.length > droppedHeadChars;
  // Taken back to an earlier state: what is left was told.
  if (after.startsWith(before.slice(0, probeChars))) return shrankMuch ? after : null;
  if (!shrankMuch && before.length < longEnoughToDrop) return null;
  const probe = after.slice(0, probeChars);
  let corrected: string | null = null;
  for (let at = before.indexOf(probe); at >= 0; at = before.indexOf(probe, at + 1)) {
    if (at < leastDroppedChars && !shrankMuch) continue;
    const tail = before.slice(at);
    if (after.startsWith(tail)) return tail;
    if (probe.length === probeChars) corrected ??= tail;
  }
  return corrected ?? (shrankMuch ? '' : null);
}

/** Whether a text is no correction of another: enough words, and hardly one in common. */
export function isOtherTalk(before: string, after: string): boolean {
  if (after.startsWith(before)) return false;
  return wordsOf(before).size >= 6 && wordsOf(after).size > 0 && commonWords(before, after) < 0.2;
}

/** Whether an element that appeared shows what one that went away showed, or its continuation. */
export function isSameTalk(before: string, after: string): boolean {
  const length = Math.min(before.length, after.length);
  if (length === 0) return before === after;
  return before.slice(0, length) === after.slice(0, length) || commonWords(before, after) >= 0.6;
}

/** Of the words of the shorter text, the part that is in the other. */
function commonWords(text: string, other: string): number {
  const [few, many] = [wordsOf(text), wordsOf(other)].sort((a, b) => a.size - b.size);
  if (!few || !many || few.size === 0) return 0;
  return [...few].filter((word) => many.has(word)).length / few.size;
}

/** Whether a new element shows again, or goes on with, what one that just went away showed. */
export function isContinued(before: string, after: string): boolean {
  if (before === '' || after.startsWith(before)) return true;
  // A sentence that was complete is not said again with another word: that is the next sentence.
  const isComplete = /[.?!。？！]["'”’)]*$/.test(before);
  return !isComplete && after.length * 2 >= before.length && commonWords(before, after) >= 0.6;
}

/** Where to part a text that has grown too long: after a sentence, leaving a tail open to correction. */
export function cutPoint(text: string, tailChars: number): number {
  const head = text.slice(0, Math.max(0, text.length - tailChars));
  const sentence = Math.max(...['. ', '? ', '! ', '。'].map((end) => head.lastIndexOf(end) + 1));
  if (sentence > head.length / 2) return sentence;
  const space = head.lastIndexOf(' ');
  // Scripts without spaces are cut between words all the same.
  return space > 0 ? space : tokensOf(head).tokens.slice(0, -1).join('').length || head.length;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Scripts that are written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words of a text, in any script. */
export function wordsIn(text: string): string[] {
  const plain = text.toLowerCase();
  if (!unspaced.test(plain)) return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...segmenter.segment(plain)]
    .filter((part) => part.isWordLike)
    .map((part) => part.segment);
}

/** The parts a text is compared by, and what joins them. */
export function tokensOf(text: string): { tokens: string[]; glue: string } {
  if (!unspaced.test(text)) return { tokens: text.split(' '), glue: ' ' };
  return { tokens: [...segmenter.segment(text)].map(({ segment }) => segment), glue: '' };
}

const wordsOf = (text: string): Set<string> => new Set(wordsIn(text));
