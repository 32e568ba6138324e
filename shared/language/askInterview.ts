import { aboutCandidate, asksForQuestions, intentOf } from './askIntents.ts';
import type { AskIntent } from './askIntents.ts';
import { askedPassages, candidateQuestions } from './askedPassages.ts';
import type { AskedPassage } from './askedPassages.ts';
import { cover, weighWords } from './askCoverage.ts';
import { askedWords, speaksOf, spokenWords } from './askedWords.ts';
import type { AskedWord } from './askedWords.ts';
import { checkEvidence } from './checkEvidence.ts';
import type { CitedSentence, Interview } from './interview.ts';
import { citeSentence } from './pickSentences.ts';
import type { SpokenSentence } from './spokenSentences.ts';
import { tellingness, tellingScore } from './tellingness.ts';
import { wordsOf } from './termsOf.ts';
import { trimFillers } from './trimFillers.ts';

/** The words of an interview that answer a question about it, or the plain fact that there are none. */
export type InterviewAnswer = { answer: CitedSentence[] } | { notSpokenOf: true };

/** The part of the question's words, by weight, that a passage must speak of. */
const leastCoverage = 0.6;
/** Other passages are quoted too when they speak of as much. */
const besideBest = 0.95;
const mostSentences = 3;
/** Asked what somebody likes, of which "like" alone tells nothing: "something like ten". */
const taste = /\b(?:does|did|do) (?:\w+ )+(?:like|enjoy|love|prefer)\b(?! to\b)|\bfavou?rites?\b/i;
const hasTaste =
  /\bi (?:\w+ )?(?:like|love|enjoy|prefer)\b|\bfavou?rites?\b|\b(?:better|best) with\b/i;

/**
 * Answers a question about an interview with at most three sentences spoken in it, or not at all. What
 * the candidate asked, and the plain facts and reasons of `askIntents`, are found by the turns of the
 * talk. Anything else needs its rarest word, or one that means the same, and three fifths of its words by
 * weight in one exchange: a wrong answer about a person is worse than none.
 */
export function askInterview(interview: Interview, question: string): InterviewAnswer {
  const plain = aboutCandidate(question, interview);
  const intent = intentOf(plain);
  const picked = asksForQuestions(plain)
    ? candidateQuestions(interview).slice(0, mostSentences)
    : intent
      ? tellIntent(interview, intent)
      : tellWords(interview, question, /\bcandidate\b/.test(plain));
  const answer = checkEvidence(interview, picked.map(citeSentence));
  return answer.length > 0 ? { answer } : { notSpokenOf: true };
}

/** What is said where the interview speaks of one of the plain facts. */
function tellIntent(interview: Interview, { askedAs, toldAs }: AskIntent): SpokenSentence[] {
  const passages = askedPassages(interview).filter(({ isOfCandidate }) => isOfCandidate);
  const isTold = (text: string) => toldAs?.test(wordsOf(text).join(' ')) ?? false;
  const asked = passages.filter(
    ({ asking, replies }) =>
      replies.length > 0 &&
      askedAs !== undefined &&
      asking.some((text) => askedAs.test(wordsOf(text).join(' '))),
  );
  const replied = asked.flatMap(({ replies }) => {
    const telling = replies.filter(({ text }) => isTold(text));
    return telling.length > 0 ? telling : replies.slice(0, 2);
  });
  const told = passages.flatMap(({ replies }) => replies).filter(({ text }) => isTold(text));
  return (replied.length > 0 ? replied : told).slice(0, mostSentences);
}

/** What is said in the exchanges that speak of the question's words; of a candidate, what they said. */
function tellWords(
  interview: Interview,
  question: string,
  isOfCandidate: boolean,
): SpokenSentence[] {
  const words = askedWords(question, interview.speakers);
  // "When could you start?" has no word that tells what is asked: many passages hold its words.
  if (words.every(({ isLight }) => isLight)) return [];
  const held = askedPassages(interview).filter(
    (passage) => passage.isOfCandidate || !isOfCandidate,
  );
  const passages = held.map((passage) => ({
    ...passage,
    spoken: spokenWords([...passage.asking, ...passage.replies.map(({ text }) => text)]),
    asked: spokenWords(passage.asking),
  }));
  const weightOf = weighWords(
    words,
    passages.map(({ spoken }) => spoken),
  );
  const rarest = Math.max(0, ...words.filter(({ isLight }) => !isLight).map(weightOf));
  const needed = words.filter((word) => !word.isLight && weightOf(word) >= rarest);
  const ranked = passages
    .filter(({ spoken }) => needed.some((word) => speaksOf(word, spoken) > 0))
    .filter(
      ({ replies }) => !taste.test(question) || replies.some(({ text }) => hasTaste.test(text)),
    )
    .map((passage) => ({
      passage,
      coverage: cover(words, passage.spoken, weightOf),
      worth:
        cover(words, passage.spoken, weightOf) +
        0.25 * cover(words, passage.asked, weightOf) +
        0.5 * bestSentence(passage.replies, words, weightOf),
    }))
    .filter(({ coverage }) => coverage >= leastCoverage)
    .sort((a, b) => b.worth - a.worth);
  const best = ranked[0]?.worth ?? 0;
  const told = ranked
    .filter(({ worth }) => worth >= best * besideBest)
    .flatMap(({ passage }) => rate(passage, words, question, weightOf));
  return told
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSentences)
    .sort((a, b) => a.order - b.order || a.start - b.start);

  function rate(
    { replies }: AskedPassage,
    asked: readonly AskedWord[],
    text: string,
    weight: (word: AskedWord) => number,
  ) {
    const wantsNumber = /\bhow (?:many|much|long|often|large|big|slow|fast|old|far)\b/i.test(text);
    return replies.map(trimmed).map((sentence) => ({
      ...sentence,
      order: interview.segments.findIndex(({ id }) => id === sentence.segmentId),
      score:
        2 * cover(asked, spokenWords([sentence.text]), weight) +
        0.3 * tellingScore(tellingness(sentence.text)) +
        (wantsNumber && hasNumber(sentence.text) ? 0.6 : 0),
    }));
  }
}

/** The most of the words that one sentence speaks of. */
function bestSentence(
  replies: readonly SpokenSentence[],
  words: readonly AskedWord[],
  weightOf: (word: AskedWord) => number,
): number {
  return Math.max(0, ...replies.map(({ text }) => cover(words, spokenWords([text]), weightOf)));
}

function trimmed(sentence: SpokenSentence): SpokenSentence {
  const { start, end } = trimFillers(sentence.text);
  return {
    segmentId: sentence.segmentId,
    text: sentence.text.slice(start, end),
    start: sentence.start + start,
    end: sentence.start + end,
  };
}

const hasNumber = (text: string): boolean =>
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|million|once|twice)\b/i.test(
    text,
  );
