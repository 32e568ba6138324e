import { isClosing } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import { isFollowUp, isSmallTalk, opensTopic, questionStrength } from './questionStrength.ts';
import { spokenSentences } from './spokenSentences.ts';
import type { SpokenSentence } from './spokenSentences.ts';
import { wordsOf } from './termsOf.ts';

/** A question that opens a subject, and the exchanges that belong to it. */
export interface MainQuestion {
  sentence: SpokenSentence;
  /** Index of its exchange. */
  at: number;
  /** Index after its last exchange. */
  until: number;
}

const leastReplyWords = 12;
const leastQuestionWords = 4;

/**
 * The questions of an interview when there is no guide: what asks, is neither small talk nor a follow-up,
 * and gets a reply of a dozen words. What follows up belongs to the question before; what comes after
 * "do you have any questions for us" belongs to none.
 */
export function findMainQuestions(exchanges: readonly Exchange[]): MainQuestion[] {
  const found: MainQuestion[] = [];
  let last: MainQuestion | undefined;
  exchanges.forEach((exchange, at) => {
    if (last) last.until = at;
    if (exchange.asking.some(({ text }) => isClosing(text))) {
      last = undefined;
      return;
    }
    const sentence = mainSentence(exchange);
    if (sentence === undefined) {
      if (last) last.until = at + 1;
      return;
    }
    last = { sentence, at, until: at + 1 };
    found.push(last);
  });
  return found;
}

function mainSentence(exchange: Exchange): SpokenSentence | undefined {
  if (exchange.replyWords < leastReplyWords) return undefined;
  const sentences = exchange.asking.flatMap((segment) => spokenSentences(segment));
  if (sentences.some(({ text }) => isSmallTalk(text))) return undefined;
  const ranked = sentences
    .filter(({ text }) => !isFollowUp(text) && wordsOf(text).length >= leastQuestionWords)
    .map((sentence) => ({
      sentence,
      strength: questionStrength(sentence.text) + (opensTopic(sentence.text) ? 0.2 : 0),
    }))
    .filter(({ strength }) => strength >= 0.5)
    .sort((a, b) => b.strength - a.strength);
  return ranked[0]?.sentence;
}
