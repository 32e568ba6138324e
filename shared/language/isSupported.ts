import { conceptsIn } from './concepts.ts';
import type { CitedSentence, Segment } from './interview.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { wordsOf } from './termsOf.ts';

/** The part of a sentence's own words that its quotes must speak of, in these or related words. */
const leastShare = 0.2;
const scaffold = new Set(
  'candidate interviewer applicant interview mentioned mention said says stated told described explained discussed answered asked question'.split(
    ' ',
  ),
);

/**
 * Whether a sentence speaks of what its quotes speak of: a fifth of its content words (names of speakers
 * and words of reporting apart) stand in the turns quoted, and so does every number to twenty in it. A
 * guard against a true quote under a made-up claim, not a proof. Scripts without spaces pass.
 */
export function isSupported(
  { text, evidence }: CitedSentence,
  cited: readonly Pick<Segment, 'text'>[],
  names: ReadonlySet<string>,
): boolean {
  const spoken = [...evidence.map(({ quote }) => quote), ...cited.map((one) => one.text)].join(' ');
  const known = wordsOf(spoken);
  const own = wordsOf(text).filter(
    (word) => !isStopWord(word) && !scaffold.has(word) && !names.has(word),
  );
  if (!hasNumbers(text, spoken)) return false;
  if (own.length === 0 || unspaced.test(text)) return true;
  const stems = new Set(known.map(stem));
  const concepts = new Set(conceptsIn(known.map(stem)));
  const supported = own.filter(
    (word) => stems.has(stem(word)) || conceptsIn([stem(word)]).some((one) => concepts.has(one)),
  );
  return supported.length / own.length >= leastShare;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const spelled =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Whether every number in digits is told in the quoted turns, in digits or (to twenty) in letters. */
function hasNumbers(text: string, spoken: string): boolean {
  const words = spoken.toLowerCase();
  return (text.match(/\d+/g) ?? []).every(
    (digits) =>
      new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(words) ||
      new RegExp(`\\b${spelled[Number(digits)] ?? '\\0'}\\b`).test(words) ||
      Number(digits) > 20,
  );
}
