import type { RatedReply } from './answerByMeaning.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { tellingness } from './tellingness.ts';
import { wordsOf } from './termsOf.ts';

const parts =
  /(?:,\s*|\s+)(?:and|or)\s+(?=(?:how|what|when|where|which|who|whom|why|are|is|do|does|did|have|has|can|could|would|will|the|your|their|its|any)\b)|[?:;]\s+/i;
const leastWords = 2;
/** A figure or an outcome is given without the words that ask for it: "one in a thousand", "it stopped". */
const wantsFigure =
  /\b(?:how (?:many|much|big|large|long)|rate|size|value|length|revenue|number|cost|latency|worth)\b/i;
const wantsOutcome = /\b(?:chang\w+|effect|results?|outcome|turn(?:ed)? out|afterwards)\b/i;
/** One figure answers the first part. */
const figuresOfTwo = 2;

/**
 * The part of a question of which nothing in its answer speaks: "Which systems do you know, and are you
 * trained on ours?" Undefined when the question has one part, or each is spoken of.
 */
export function missingPart(
  cue: string,
  replies: readonly Pick<RatedReply, 'segment' | 'likely'>[],
  leastReply: number,
): string | undefined {
  const all = cue.split(parts).map((part) => part.trim());
  const own = all.filter((part) => contentStems(part).length >= leastWords);
  if (all.length < 2 || own.length === 0) return undefined;
  const texts = replies
    .filter(({ likely }) => likely >= leastReply)
    .map(({ segment }) => segment.text);
  const said = new Set(texts.flatMap(contentStems));
  const tells = texts.map(tellingness);
  const figures = tells.filter(({ numbers }) => numbers > 0).length;
  const isTold = (part: string) =>
    contentStems(part).some((item) => said.has(item)) ||
    (wantsFigure.test(part) && figures >= figuresOfTwo) ||
    (wantsOutcome.test(part) && tells.some(({ outcome }) => outcome > 0));
  return own.slice(1).find((part) => !isTold(part));
}

const contentStems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(stem);
