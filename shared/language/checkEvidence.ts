import type { CitedSentence, Segment } from './interview.ts';

const minimumWords = 3;
/** Scripts that are written without spaces, where a word has no visible edge. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/**
 * The gate every engine's words go through, models included. A sentence is kept only when it has
 * evidence and every quote stands word for word in the segment it names: the same characters in the
 * same case after Unicode NFC and with white space folded, beginning and ending at a word's edge, and
 * at least three words long, or the whole of a shorter utterance. Everything else is dropped. Linear
 * in the length of the segments quoted; never throws.
 */
export function checkEvidence(
  interview: { segments: readonly Pick<Segment, 'id' | 'text'>[] },
  sentences: readonly CitedSentence[],
): CitedSentence[] {
  const textById = new Map(interview.segments.map(({ id, text }) => [id, text]));
  const foldedById = new Map<string, string>();
  const foldedText = (id: string): string | undefined => {
    const known = foldedById.get(id);
    if (known !== undefined) return known;
    const text = textById.get(id);
    if (text === undefined) return undefined;
    const folded = fold(text);
    foldedById.set(id, folded);
    return folded;
  };
  return sentences.filter(
    ({ text, evidence }) =>
      wordCharacter.test(text) &&
      evidence.length > 0 &&
      evidence.every(({ segmentId, quote }) => {
        const spoken = foldedText(segmentId);
        return spoken !== undefined && isSpoken(spoken, fold(quote));
      }),
  );
}

function fold(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

function isSpoken(spoken: string, quote: string): boolean {
  if (!wordCharacter.test(quote)) return false;
  if (quote === spoken) return true;
  if (countWords(quote) < minimumWords) return false;
  for (let at = spoken.indexOf(quote); at >= 0; at = spoken.indexOf(quote, at + 1)) {
    if (isEdge(spoken, at) && isEdge(spoken, at + quote.length)) return true;
  }
  return false;
}

function countWords(text: string): number {
  if (!unspaced.test(text)) {
    return text.split(' ').filter((word) => wordCharacter.test(word)).length;
  }
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    text,
  )) {
    if (isWordLike) count += 1;
  }
  return count;
}

/** Whether no word runs across this place. */
function isEdge(text: string, at: number): boolean {
  const before = lastCharacter(text.slice(Math.max(0, at - 2), at));
  const after = text.codePointAt(at);
  if (before === undefined || after === undefined) return true;
  const next = String.fromCodePoint(after);
  if (unspaced.test(before) || unspaced.test(next)) return !/\p{M}/u.test(next);
  return !(wordCharacter.test(before) && wordCharacter.test(next));
}

function lastCharacter(text: string): string | undefined {
  return [...text].at(-1);
}
