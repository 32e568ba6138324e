import { checkEvidence } from './checkEvidence.ts';
import { exchangesOf } from './exchanges.ts';
import type { Exchange } from './exchanges.ts';
import { findChapters } from './findChapters.ts';
import type { Chapter } from './findChapters.ts';
import { findTopics } from './findTopics.ts';
import type { Topic } from './findTopics.ts';
import type { CitedSentence, Interview, Segment } from './interview.ts';
import { findMainQuestions } from './findMainQuestions.ts';
import { isPleasantry } from './isPleasantry.ts';
import { askedTerms } from './matchCues.ts';
import { citeSentence, pickSentences, rateSentences } from './pickSentences.ts';
import type { Candidate } from './pickSentences.ts';
import { addTerms, termsOf } from './termsOf.ts';
import type { Terms } from './termsOf.ts';
import { termWeights } from './termWeights.ts';

/** A question as the interviewer put it, and the candidate's most telling sentences in reply. */
export interface QuestionAndAnswer {
  question: CitedSentence;
  answer: CitedSentence[];
}

/** One part of the write-up. */
export interface WriteUpSection {
  title: string;
  sentences: CitedSentence[];
}

/** A summary of an interview in the words that were spoken in it. */
export interface InterviewSummary {
  tldr: CitedSentence[];
  candidateSummary: CitedSentence[];
  qAndA: QuestionAndAnswer[];
  writeUp: WriteUpSection[];
  chapters: Chapter[];
  topics: Topic[];
}

const inTldr = 3;
const inCandidateSummary = 8;
const inAnswer = 3;
const inSection = 4;
const leastTelling = 0.9;

/**
 * Summarizes an interview without a model: every sentence is the candidate's own (a question: the
 * interviewer's) and carries the words it rests on. Empty parts are honest. Pure; linear in the
 * transcript but for the chapters, which compare titles; an hour takes well under a second.
 */
export function summarize(interview: Interview): InterviewSummary {
  const exchanges = exchangesOf(interview);
  const replies = exchanges.flatMap((exchange) => exchange.replies);
  const replyTerms = replies.map(({ text }) => termsOf(text));
  const weightOf = termWeights(replyTerms, []);
  const topics = findTopics(interview);
  const subject: Terms = new Map();
  for (const { name } of topics) addTerms(subject, termsOf(name));
  const rate = (segments: readonly Segment[], about: Terms) =>
    rateSentences(segments, about, weightOf);
  const cite = (picked: readonly Candidate[]) => checkEvidence(interview, picked.map(citeSentence));

  const rated = rate(replies, subject).filter(({ text }) => !isPleasantry(text));
  const chapters = findChapters(interview, exchanges);
  const answers = rate(answersIn(exchanges), subject).filter(({ text }) => !isPleasantry(text));
  const short = pickSentences(answers, inTldr, leastTelling);
  // What stands "in short" is read already when one comes to the candidate.
  const further = answers.filter((answer) => !short.includes(answer));
  const sideIds = new Set(replies.map(({ id }) => id));
  return {
    tldr: cite(short),
    candidateSummary: cite(pickSentences(further, inCandidateSummary, leastTelling)),
    qAndA: qAndA(interview, exchanges, rate),
    writeUp: chapters.flatMap(({ title, segmentIds }) => {
      const own = new Set(segmentIds.filter((id) => sideIds.has(id)));
      const said = rated.filter(({ segmentId }) => own.has(segmentId));
      const sentences = cite(pickSentences(said, inSection, leastTelling));
      return sentences.length > 0 ? [{ title, sentences }] : [];
    }),
    chapters,
    topics,
  };
}

const leastAnswerWords = 25;

/**
 * What the candidate said to the main questions. Chat before and after them has figures and deeds in it too;
 * without any question all replies count.
 */
function answersIn(exchanges: readonly Exchange[]): Segment[] {
  const answered = findMainQuestions(exchanges)
    .map(({ at, until }) => exchanges.slice(at, until))
    .filter((own) => own.reduce((sum, { replyWords }) => sum + replyWords, 0) >= leastAnswerWords)
    .flat();
  return (answered.length > 0 ? answered : exchanges).flatMap(({ replies }) => replies);
}

function qAndA(
  interview: Interview,
  exchanges: readonly Exchange[],
  rate: (segments: readonly Segment[], about: Terms) => Candidate[],
): QuestionAndAnswer[] {
  return findMainQuestions(exchanges).flatMap(({ sentence, at, until }) => {
    const [question] = checkEvidence(interview, [citeSentence(sentence)]);
    const exchange = exchanges[at];
    if (question === undefined || exchange === undefined) return [];
    const segments = exchanges.slice(at, until).flatMap(({ replies }) => replies);
    const picked = pickSentences(rate(segments, askedTerms(exchange)), inAnswer, leastTelling);
    const answer = checkEvidence(interview, picked.map(citeSentence));
    return answer.length > 0 ? [{ question, answer }] : [];
  });
}
