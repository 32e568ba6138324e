import { isClosing, isDeferral, isReturn } from './deferral.ts';
import { exchangesOf } from './exchanges.ts';
import type { Exchange } from './exchanges.ts';
import { inferRoles } from './inferRoles.ts';
import type { Interview, Segment } from './interview.ts';
import { isSmallTalk, opensTopic, questionStrength } from './questionStrength.ts';
import { spokenSentences } from './spokenSentences.ts';
import type { SpokenSentence } from './spokenSentences.ts';
import { wordsOf } from './termsOf.ts';

/** Something asked, in sentences, and what is told in reply. */
export interface AskedPassage {
  asking: string[];
  replies: SpokenSentence[];
  /** Whether the candidate replies; else the candidate asked and an interviewer does. */
  isOfCandidate: boolean;
}

const handsOver =
  /\bwhat (?:do|would|did|can) you (?:like|want) to (?:ask|know)(?: (?:me|us))?(?: (?:from|about) (?:me|us|this|the (?:job|role|team|position|company)))?\W*(?:$|[?.,])/i;
const leastQuestion = 0.6;
const leastQuestionWords = 4;
const remarkWords = 6;
/** Sentences of a case before its question, and after it. */
const caseBefore = 3;
const caseAfter = 1;

/**
 * The interview as questions and replies, either side asking. Of an interviewer's turn only what asks
 * counts, with the case it puts, so that talk about the company answers nothing; small talk is left out.
 */
export function askedPassages(interview: Interview): AskedPassage[] {
  const exchanges = exchangesOf(interview);
  const passages: AskedPassage[] = [];
  exchanges.forEach(({ asking, replies }, at) => {
    const back = replies.findIndex(({ text }) => isReturn(text));
    const own = back < 0 ? replies : replies.slice(0, back);
    const told = [...own, ...returned(exchanges, at)].flatMap(toldSentences);
    const last = passages.at(-1);
    // What follows a mere remark goes on with the answer before: "Wow." "And then …"
    if (last && isRemark(asking)) last.replies.push(...told);
    else
      passages.push({
        asking: asking.flatMap(askingSentences),
        replies: told,
        isOfCandidate: true,
      });
  });
  const sides = inferRoles(interview);
  interview.segments.forEach((segment, at) => {
    const next = interview.segments[at + 1];
    if (sides.get(segment.speakerId) !== 'CANDIDATE' || !next) return;
    if (sides.get(next.speakerId) === 'CANDIDATE') return;
    const asking = spokenSentences(segment).filter(isOwnQuestion);
    if (asking.length > 0)
      passages.push({
        asking: asking.map(({ text }) => text),
        replies: toldSentences(next),
        isOfCandidate: false,
      });
  });
  return passages;
}

/** The questions the candidate put, after being asked for them or at any time of more than a few words. */
export function candidateQuestions(interview: Interview): SpokenSentence[] {
  const sides = inferRoles(interview);
  let isOver = false;
  const late: SpokenSentence[] = [];
  for (const segment of interview.segments) {
    if (sides.get(segment.speakerId) !== 'CANDIDATE') {
      isOver ||= isClosing(segment.text) || handsOver.test(segment.text);
    } else if (isOver) {
      late.push(...spokenSentences(segment).filter(isOwnQuestion));
    }
  }
  return late;
}

const isOwnQuestion = ({ text }: SpokenSentence): boolean =>
  questionStrength(text) >= 0.9 && wordsOf(text).length >= leastQuestionWords && /\?/.test(text);

/** What is told in a turn: neither asked back nor put off. */
const toldSentences = (segment: Segment): SpokenSentence[] =>
  spokenSentences(segment).filter(({ text }) => !/\?\W*$/.test(text) && !isDeferral(text));

const isRemark = (asking: readonly Segment[]): boolean =>
  asking.every(({ text }) => questionStrength(text) === 0) &&
  asking.reduce((sum, { text }) => sum + wordsOf(text).length, 0) <= remarkWords;

/** The sentences of a turn that ask, with what stands around them: the case that is put. */
function askingSentences(segment: Segment): string[] {
  const sentences = spokenSentences(segment).map(({ text }) => text);
  const asks = sentences.map((text) => questionStrength(text) >= leastQuestion || opensTopic(text));
  const isChat = sentences.some(isSmallTalk) && !sentences.some(opensTopic);
  const first = asks.indexOf(true);
  if (first < 0 || isChat) return [];
  return sentences.slice(Math.max(0, first - caseBefore), asks.lastIndexOf(true) + 1 + caseAfter);
}

/** To a question that was put off, what the candidate says on coming back to it. */
function returned(exchanges: readonly Exchange[], at: number): Segment[] {
  const own = exchanges[at]?.replies ?? [];
  if (own.length === 0 || !own.every(({ text }) => isDeferral(text))) return [];
  const later = exchanges.slice(at + 1).map(({ replies }) => replies);
  for (const replies of later) {
    const from = replies.findIndex(({ text }) => isReturn(text));
    if (from >= 0) return replies.slice(from);
  }
  return [];
}
