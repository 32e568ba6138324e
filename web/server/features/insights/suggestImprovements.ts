import {
  goodAverages,
  meetsMeasure,
  qualityLimits,
  type InterviewFacts,
  type QualityMeasure,
} from '#shared/domain/interviewQuality.ts';
import { formatDuration } from '#shared/domain/time.ts';

/** One interview of the person, as far as it is known. */
export interface OwnInterview extends InterviewFacts {
  callId: string;
  name: string;
  startTime: Date;
  durationMs: number | null;
  candidateTalkRatio: number | null;
  longestMonologueMs: number | null;
  longestMonologueStartMs: number | null;
  talkMs: number | null;
  wordCount: number | null;
  questionCount: number | null;
}

export interface SuggestionMoment {
  callId: string;
  name: string;
  startTime: Date;
  atMs: number;
  /** What is to be heard or seen there. */
  detail: string;
}

export interface Suggestion {
  measure: QualityMeasure;
  text: string;
  /** Newest first, at most three. */
  moments: SuggestionMoment[];
}

interface Rule {
  measure: QualityMeasure;
  text: string;
  /** What to look at where an interview misses the mark; null where it does not, or nobody knows. */
  find: (interview: OwnInterview, now: Date) => { atMs: number; detail: string } | null;
}

const [leastTalk] = goodAverages.CANDIDATE_TALK_RATIO ?? [null];
const [, longest] = goodAverages.LONGEST_MONOLOGUE ?? [null, null];
const [slowest, fastest] = goodAverages.SPEAKING_RATE ?? [null, null];
const [fewest] = goodAverages.QUESTIONS_ASKED ?? [null];

const isMissed = (measure: QualityMeasure, interview: OwnInterview, now: Date): boolean =>
  meetsMeasure(measure, interview, now) === false;
const rateOf = ({ talkMs, wordCount }: OwnInterview): number | null =>
  talkMs && wordCount !== null ? Math.round((wordCount * 60_000) / talkMs) : null;

const rules: readonly Rule[] = [
  {
    measure: 'LONGEST_MONOLOGUE',
    text: 'Pause sooner. Two minutes at a stretch leave the candidate little room; end with a question.',
    find: ({ longestMonologueMs: ms, longestMonologueStartMs: atMs }) =>
      ms !== null && longest !== null && ms >= longest
        ? { atMs: atMs ?? 0, detail: `You spoke for ${formatDuration(ms)}` }
        : null,
  },
  {
    measure: 'CANDIDATE_TALK_RATIO',
    text: 'Leave the candidate more of the conversation: ask, wait, and ask for an example.',
    find: ({ candidateTalkRatio: ratio, longestMonologueStartMs: atMs }) =>
      ratio !== null && leastTalk !== null && ratio < leastTalk
        ? { atMs: atMs ?? 0, detail: `The candidate had ${ratio} % of the talk` }
        : null,
  },
  {
    measure: 'AGENDA_SET',
    text: 'Say in the first minutes what the conversation will hold, and how long it takes.',
    find: (item, now) =>
      isMissed('AGENDA_SET', item, now)
        ? { atMs: 0, detail: 'No agenda in the first 10 minutes' }
        : null,
  },
  {
    measure: 'CANDIDATE_QUESTION_OPPORTUNITY',
    text: 'Keep the last minutes for the candidate, and invite their questions in so many words.',
    find: (item, now) =>
      isMissed('CANDIDATE_QUESTION_OPPORTUNITY', item, now)
        ? {
            atMs: Math.max(0, (item.durationMs ?? 0) - qualityLimits.questionsInLastMs),
            detail: 'No invitation in the last 15 minutes',
          }
        : null,
  },
  {
    measure: 'ON_TIME_STARTS',
    text: 'Be there a few minutes early: candidates remember the start.',
    find: (item, now) =>
      isMissed('ON_TIME_STARTS', item, now)
        ? { atMs: 0, detail: `${formatDuration((item.startDelaySec ?? 0) * 1000)} late` }
        : null,
  },
  {
    measure: 'QUESTIONS_ASKED',
    text: 'Ask more questions: follow an answer with a short “how” or “what then”.',
    find: ({ questionCount: count }) =>
      count !== null && fewest !== null && count < fewest
        ? { atMs: 0, detail: count === 1 ? '1 question' : `${count} questions` }
        : null,
  },
  {
    measure: 'SPEAKING_RATE',
    text: 'Mind your pace: between 140 and 191 words a minute are easy to follow.',
    find: (item) => {
      const rate = rateOf(item);
      const isOff =
        rate !== null && slowest !== null && fastest !== null && (rate < slowest || rate > fastest);
      return isOff
        ? { atMs: item.longestMonologueStartMs ?? 0, detail: `${rate} words a minute` }
        : null;
    },
  },
  {
    measure: 'FEEDBACK_SUBMISSION_TIME',
    text: 'Submit your scorecard within a day, while you still remember the words.',
    find: ({ feedbackFrom, feedbackAt }) => {
      const tookMs = feedbackFrom && feedbackAt ? feedbackAt.getTime() - feedbackFrom.getTime() : 0;
      return tookMs > qualityLimits.feedbackWithinHours * 3_600_000
        ? { atMs: 0, detail: `Submitted after ${Math.round(tookMs / 3_600_000)} hours` }
        : null;
    },
  },
];

/** One interview says little: a habit shows in two. */
const fewestMissed = 2;
const mostSuggestions = 3;
const mostMoments = 3;

/**
 * What the person could do better, by the measures that most of their interviews miss, with the moments it
 * rests on. `interviews` stand newest first.
 */
export function suggestImprovements(
  interviews: readonly OwnInterview[],
  measures: readonly QualityMeasure[],
  now: Date,
): Suggestion[] {
  const found = rules
    .filter(({ measure }) => measures.includes(measure))
    .map(({ measure, text, find }) => {
      const moments = interviews.flatMap((interview): SuggestionMoment[] => {
        const missed = find(interview, now);
        const { callId, name, startTime } = interview;
        return missed ? [{ callId, name, startTime, ...missed }] : [];
      });
      return { measure, text, moments };
    })
    .filter(({ moments }) => moments.length >= fewestMissed)
    .sort((a, b) => b.moments.length - a.moments.length)
    .slice(0, mostSuggestions);
  return found.map((item) => ({
    ...item,
    text: `${item.text} (${item.moments.length} of ${interviews.length} interviews)`,
    moments: item.moments.slice(0, mostMoments),
  }));
}
