import type { Word } from './transcript.ts';

const sentenceMark = /[.!?。！？؟]["'”’)\]]*(\s|$)/;
const questionMark = /[?？؟]+["'”’)\]]*(?=\s|$)/g;
/** Speech without punctuation is cut into sentences where the speaker rests this long. */
const sentencePauseMs = 600;

const openers = /^(?:(?:so|and|but|or|okay|ok|well|um|uh|now|then|right|yeah|yes|alright)\s+)+/;
const auxiliary =
  "(?:am|is|are|was|were|do|does|did|can|could|would|will|shall|should|have|has|had|may|might|'s|'re|'d)";
const subject =
  '(?:i|you|he|she|it|we|they|there|this|that|these|those|the|your|my|our|their|any|anyone|anybody|anything|someone)';
/** "what made you", "how many", "where did", "do you", "is there": but not "when I was" or "how you". */
const interrogative = new RegExp(
  `^(?:(?:what|which|who|whose|why|how)(?:(?: |(?='))(?!${subject}\\b)|$)|(?:when|where) ?${auxiliary}\\b|${auxiliary}(?:n't)? ${subject}\\b)`,
);

/**
 * Questions in one segment: sentences that end in a question mark; where the engine wrote no
 * punctuation at all, stretches between pauses that begin like an English question.
 */
export function countQuestions(segment: { text: string; words: readonly Word[] }): number {
  if (sentenceMark.test(segment.text)) return segment.text.match(questionMark)?.length ?? 0;
  return stretches(segment).filter(beginsLikeQuestion).length;
}

function beginsLikeQuestion(sentence: string): boolean {
  const plain = sentence.toLowerCase().replaceAll('’', "'").trim().replace(openers, '');
  return interrogative.test(plain);
}

function stretches({ text, words }: { text: string; words: readonly Word[] }): string[] {
  if (words.length === 0) return [text];
  const found: string[][] = [];
  let lastEndMs = -Infinity;
  for (const [word, startMs, endMs] of words) {
    if (startMs - lastEndMs >= sentencePauseMs) found.push([]);
    found.at(-1)?.push(word);
    lastEndMs = endMs;
  }
  return found.map((sentence) => sentence.join(' '));
}
