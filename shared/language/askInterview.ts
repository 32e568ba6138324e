import { checkEvidence } from './checkEvidence.ts';
import { conceptsIn } from './concepts.ts';
import { exchangesOf } from './exchanges.ts';
import type { Exchange } from './exchanges.ts';
import type { CitedSentence, Interview } from './interview.ts';
import { askedTerms } from './matchCues.ts';
import { citeSentence, pickSentences, rateSentences } from './pickSentences.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { addTerms, termsOf, wordsOf } from './termsOf.ts';
import type { Terms } from './termsOf.ts';
import { termWeights } from './termWeights.ts';

/** The words of an interview that answer a question about it, or the plain fact that there are none. */
export type InterviewAnswer = { answer: CitedSentence[] } | { notSpokenOf: true };

interface AskedWord {
  stem: string;
  concepts: string[];
  weight: number;
}

/** The part of the question's words, by weight, that a passage must speak of. */
const leastCoverage = 0.5;
/** Other passages are quoted too when they speak of nearly as much. */
const besideBest = 0.75;
const mostSentences = 4;
const sharedConcept = 0.75;
const scaffold = new Set(
  'candidate interview interviewer applicant mention discuss conversation she her his he him they anything opinion talked speak spoke spoken'.split(
    ' ',
  ),
);

/**
 * Answers a question about an interview with at most four sentences spoken in it. Each exchange is a
 * passage; its coverage is Σ weight of the question's words it speaks of ÷ Σ weight of all of them,
 * where a shared concept counts three quarters of the same word and a word never spoken weighs most.
 * When no passage covers half of the question, it was not spoken of.
 */
export function askInterview(interview: Interview, question: string): InterviewAnswer {
  const exchanges = exchangesOf(interview);
  const passages = exchanges.map((exchange) => ({ exchange, terms: passageTerms(exchange) }));
  const weightOf = termWeights(
    passages.map(({ terms }) => terms),
    [],
  );
  const words = askedWords(interview, question, weightOf);
  const covered = passages
    .map(({ exchange, terms }) => ({ exchange, coverage: coverageOf(words, terms) }))
    .sort((a, b) => b.coverage - a.coverage);
  const best = covered[0]?.coverage ?? 0;
  if (best < leastCoverage) return { notSpokenOf: true };
  const subject = termsOf(question);
  const rated = covered
    .filter(({ coverage }) => coverage >= Math.max(leastCoverage, best * besideBest))
    .flatMap(({ exchange, coverage }) =>
      rateSentences(saidIn(exchange), subject, weightOf).map((sentence) => ({
        ...sentence,
        order: interview.segments.findIndex(({ id }) => id === sentence.segmentId),
        score:
          sentence.score === 0
            ? 0
            : coverage + 2 * coverageOf(words, termsOf(sentence.text)) + 0.3 * sentence.score,
      })),
    );
  const answer = checkEvidence(
    interview,
    pickSentences(rated, mostSentences, leastCoverage).map(citeSentence),
  );
  return answer.length > 0 ? { answer } : { notSpokenOf: true };
}

/** The reply to a question; where nobody replied, what was told. */
function saidIn({ asking, replies }: Exchange) {
  return replies.length > 0 ? replies : asking;
}

function passageTerms(exchange: Exchange): Terms {
  const terms = addTerms(new Map(), askedTerms(exchange), 0.9);
  for (const { text } of exchange.replies) addTerms(terms, termsOf(text));
  return terms;
}

function askedWords(
  { speakers }: Interview,
  question: string,
  weightOf: (term: string) => number,
): AskedWord[] {
  const names = new Set(speakers.flatMap(({ name }) => wordsOf(name)));
  return wordsOf(question)
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => !isStopWord(word) && !scaffold.has(word) && !names.has(word))
    .map((word) => {
      const stemmed = stem(word);
      return { stem: stemmed, concepts: conceptsIn([stemmed]), weight: weightOf(stemmed) };
    });
}

function coverageOf(words: readonly AskedWord[], terms: Terms): number {
  let covered = 0;
  let all = 0;
  for (const { stem: stemmed, concepts, weight } of words) {
    all += weight;
    if (terms.has(stemmed)) covered += weight;
    else if (concepts.some((concept) => terms.has(concept))) covered += weight * sharedConcept;
  }
  return all === 0 ? 0 : covered / all;
}
