import { findMoments, type CallMoments } from './callMoments.ts';
import { longestMonologues } from './longestMonologue.ts';
import type { SpeakerRole, Word } from './transcript.ts';
import { countQuestions } from './transcriptQuestions.ts';

export interface MeasuredSegment {
  speakerId: string;
  startMs: number;
  endMs: number;
  text: string;
  words: readonly Word[];
}

export interface SpeakerMeasure {
  speakerId: string;
  talkMs: number;
  wordCount: number;
  longestMonologueMs: number;
  /** Where that one begins; 0 where the speaker said nothing. */
  longestMonologueStartMs: number;
  questionCount: number;
  /** Null where the speaker said nothing. */
  wordsPerMinute: number | null;
}

export interface CallMeasure {
  /** Candidate's part of all talk, 0..100; null where no candidate is known. */
  candidateTalkRatioPercent: number | null;
  /** Of the interviewers; of anybody where no interviewer is known. */
  longestMonologueMs: number;
  /** Interviewers' words per minute of their own talk; null where none is known or none spoke. */
  speakingRateWpm: number | null;
  /** By interviewers. */
  questionsAsked: number;
  /** Changes of speaker between longer turns, per minute from the first word to the last, to two decimals. */
  interactivity: number;
}

/**
 * Shorter turns are left out of interactivity: short answers and "mm-hm" change the speaker but not who leads
 * the talk. The length is chosen so that ordinary interviews lie about the published range: fifteen labelled
 * ones read 0.76 to 1.95, median 1.27; with every change counted they read 3.85 to 5.62.
 */
const shortestTurnMs = 9000;

/** The good ranges of an interview (product specification §9); `null` where a side is open. */
export const goodRanges = {
  candidateTalkRatioPercent: [40, 75],
  longestMonologueMs: [null, 120_000],
  speakingRateWpm: [140, 191],
  interactivity: [1.12, 1.6],
  questionsAsked: [9, 20],
} as const satisfies Record<keyof CallMeasure, readonly [number | null, number | null]>;

/**
 * Measures who spoke how long, how fast and how often they changed. `call` and `moments` are null when
 * nobody spoke.
 * A segment of a speaker who is not listed counts as talk of an unknown person.
 */
export function measureCall(
  segments: readonly MeasuredSegment[],
  speakers: readonly { id: string; role: SpeakerRole }[],
): { perSpeaker: SpeakerMeasure[]; call: CallMeasure | null; moments: CallMoments | null } {
  const ordered = segments.toSorted((a, b) => a.startMs - b.startMs);
  const monologues = longestMonologues(ordered);
  const perSpeaker = speakers.map(({ id }): SpeakerMeasure => {
    const own = ordered.filter((segment) => segment.speakerId === id);
    const talkMs = talkTime(own);
    const wordCount = own.reduce((sum, segment) => sum + countWords(segment), 0);
    return {
      speakerId: id,
      talkMs,
      wordCount,
      longestMonologueMs: monologues.get(id)?.lengthMs ?? 0,
      longestMonologueStartMs: monologues.get(id)?.startMs ?? 0,
      questionCount: own.reduce((sum, segment) => sum + countQuestions(segment), 0),
      wordsPerMinute: perMinute(wordCount, talkMs),
    };
  });
  if (ordered.length === 0) return { perSpeaker, call: null, moments: null };

  const withRole = (role: SpeakerRole) =>
    perSpeaker.filter((_, index) => speakers[index]?.role === role);
  const candidates = withRole('CANDIDATE');
  const interviewers = withRole('INTERVIEWER');
  const listed = new Set(speakers.map(({ id }) => id));
  const unlistedMs = talkTime(ordered.filter(({ speakerId }) => !listed.has(speakerId)));
  const allTalkMs = sumOf(perSpeaker, 'talkMs') + unlistedMs;
  const call: CallMeasure = {
    candidateTalkRatioPercent:
      candidates.length > 0 && allTalkMs > 0
        ? Math.round((100 * sumOf(candidates, 'talkMs')) / allTalkMs)
        : null,
    longestMonologueMs: Math.max(
      0,
      ...(interviewers.length > 0
        ? interviewers.map((speaker) => speaker.longestMonologueMs)
        : [...monologues.values()].map(({ lengthMs }) => lengthMs)),
    ),
    speakingRateWpm: perMinute(sumOf(interviewers, 'wordCount'), sumOf(interviewers, 'talkMs')),
    questionsAsked: sumOf(interviewers, 'questionCount'),
    interactivity: switchesPerMinute(ordered),
  };
  const interviewerIds = new Set(interviewers.map(({ speakerId }) => speakerId));
  const moments = findMoments(ordered, (id) => interviewerIds.has(id));
  return { perSpeaker, call, moments };
}

function sumOf(
  speakers: readonly SpeakerMeasure[],
  key: 'talkMs' | 'wordCount' | 'questionCount',
): number {
  return speakers.reduce((sum, speaker) => sum + speaker[key], 0);
}

/** Time covered by the segments, overlaps of one speaker with themselves counted once. */
function talkTime(segments: readonly { startMs: number; endMs: number }[]): number {
  let total = 0;
  let coveredUntil = -Infinity;
  for (const { startMs, endMs } of segments) {
    total += Math.max(0, endMs - Math.max(startMs, coveredUntil));
    coveredUntil = Math.max(coveredUntil, endMs);
  }
  return total;
}

function countWords({ text, words }: MeasuredSegment): number {
  return words.length > 0 ? words.length : text.split(/\s+/).filter(Boolean).length;
}

function perMinute(count: number, durationMs: number): number | null {
  return count > 0 && durationMs > 0 ? Math.round((count * 60_000) / durationMs) : null;
}

function switchesPerMinute(segments: readonly MeasuredSegment[]): number {
  const first = segments[0];
  if (!first) return 0;
  const lengthMs = segments.reduce((last, { endMs }) => Math.max(last, endMs), 0) - first.startMs;
  const turns = turnsOf(segments).filter(({ startMs, endMs }) => endMs - startMs >= shortestTurnMs);
  const switches = turns.filter(
    ({ speakerId }, index) => index > 0 && speakerId !== turns[index - 1]?.speakerId,
  ).length;
  return lengthMs > 0 ? Math.round((switches * 6_000_000) / lengthMs) / 100 : 0;
}

/** What a speaker says until another one speaks. */
function turnsOf(segments: readonly MeasuredSegment[]) {
  const turns: { speakerId: string; startMs: number; endMs: number }[] = [];
  for (const { speakerId, startMs, endMs } of segments) {
    const last = turns.at(-1);
    if (last?.speakerId === speakerId) last.endMs = Math.max(last.endMs, endMs);
    else turns.push({ speakerId, startMs, endMs });
  }
  return turns;
}
