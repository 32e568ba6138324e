import { goodRanges } from './callMetrics.ts';
import type { OrganizationSettings } from './organizationSettings.ts';

/** Fewer interviews than these give no average: they say more of one conversation than of a habit. */
export const fewestForAverage = 5;

export const qualityLimits = {
  /** An interviewer speaks this soon after the scheduled start. */
  onTimeWithinSec: 5 * 60,
  agendaWithinMs: 10 * 60_000,
  /** The candidate is invited to ask this late in the conversation, or later. */
  questionsInLastMs: 15 * 60_000,
  feedbackWithinHours: 24,
  feedbackWithinDays: 7,
} as const;

export const qualityMeasures = [
  'ON_TIME_STARTS',
  'AGENDA_SET',
  'CANDIDATE_QUESTION_OPPORTUNITY',
  'CANDIDATE_TALK_RATIO',
  'LONGEST_MONOLOGUE',
  'SPEAKING_RATE',
  'INTERACTIVITY',
  'QUESTIONS_ASKED',
  'PROBLEMATIC_QUESTIONS',
  'FEEDBACK_SUBMISSION_TIME',
  'FEEDBACK_SUBMISSION_RATE',
] as const;
export type QualityMeasure = (typeof qualityMeasures)[number];
/** Those of the report, and what the overview shows beside them. */
export type InsightMeasure = QualityMeasure | 'GUIDE_COVERAGE' | 'SCORECARDS_IN_TIME';

type QualitySwitch = Extract<keyof OrganizationSettings, `qualityReport${string}`>;

/** The setting by which an organization switches a measure of the report on or off. */
export const switchOfMeasure: Record<QualityMeasure, QualitySwitch> = {
  ON_TIME_STARTS: 'qualityReportOnTimeStarts',
  AGENDA_SET: 'qualityReportAgendaSet',
  CANDIDATE_QUESTION_OPPORTUNITY: 'qualityReportCandidateQuestionOpportunity',
  CANDIDATE_TALK_RATIO: 'qualityReportCandidateTalkRatio',
  LONGEST_MONOLOGUE: 'qualityReportLongestMonologue',
  SPEAKING_RATE: 'qualityReportSpeakingRate',
  INTERACTIVITY: 'qualityReportInteractivity',
  QUESTIONS_ASKED: 'qualityReportQuestionsAsked',
  PROBLEMATIC_QUESTIONS: 'qualityReportProblematicQuestions',
  FEEDBACK_SUBMISSION_TIME: 'qualityReportFeedbackSubmissionTime',
  FEEDBACK_SUBMISSION_RATE: 'qualityReportFeedbackSubmissionRate',
};

type Range = readonly [from: number | null, to: number | null];

/**
 * The range of an average that is good; null where the measure is a share of interviews, which has a
 * definition and no range.
 */
export const goodAverages: Record<InsightMeasure, Range | null> = {
  ON_TIME_STARTS: null,
  AGENDA_SET: null,
  CANDIDATE_QUESTION_OPPORTUNITY: null,
  CANDIDATE_TALK_RATIO: goodRanges.candidateTalkRatioPercent,
  LONGEST_MONOLOGUE: goodRanges.longestMonologueMs,
  SPEAKING_RATE: goodRanges.speakingRateWpm,
  INTERACTIVITY: goodRanges.interactivity,
  QUESTIONS_ASKED: goodRanges.questionsAsked,
  PROBLEMATIC_QUESTIONS: [null, 0],
  FEEDBACK_SUBMISSION_TIME: [null, qualityLimits.feedbackWithinHours],
  FEEDBACK_SUBMISSION_RATE: null,
  GUIDE_COVERAGE: null,
  SCORECARDS_IN_TIME: null,
};

export type Verdict = 'BELOW' | 'GOOD' | 'ABOVE';

/** An average beside its good range; null where there is no range. */
export function judgeAverage(measure: InsightMeasure, value: number): Verdict | null {
  const range = goodAverages[measure];
  if (!range) return null;
  const [from, to] = range;
  if (from !== null && value < from) return 'BELOW';
  // "Under two minutes" leaves the two minutes themselves out; the other limits are within.
  const isAbove = to !== null && (measure === 'LONGEST_MONOLOGUE' ? value >= to : value > to);
  return isAbove ? 'ABOVE' : 'GOOD';
}

/** What is known of one interview. */
export interface InterviewFacts {
  startDelaySec: number | null;
  isMeasured: boolean;
  agendaAtMs: number | null;
  invitedBeforeEndMs: number | null;
  feedbackFrom: Date | null;
  feedbackAt: Date | null;
}

/** Whether an interview meets a measure that is a share of interviews; null where it does not count. */
export function meetsMeasure(
  measure: QualityMeasure,
  facts: InterviewFacts,
  now: Date,
): boolean | null {
  const { startDelaySec, agendaAtMs, invitedBeforeEndMs, feedbackFrom, feedbackAt } = facts;
  switch (measure) {
    case 'ON_TIME_STARTS':
      return startDelaySec === null ? null : startDelaySec <= qualityLimits.onTimeWithinSec;
    case 'AGENDA_SET':
      if (!facts.isMeasured) return null;
      return agendaAtMs !== null && agendaAtMs <= qualityLimits.agendaWithinMs;
    case 'CANDIDATE_QUESTION_OPPORTUNITY':
      if (!facts.isMeasured) return null;
      return invitedBeforeEndMs !== null && invitedBeforeEndMs <= qualityLimits.questionsInLastMs;
    case 'FEEDBACK_SUBMISSION_RATE': {
      if (!feedbackFrom) return null;
      const dueMs = feedbackFrom.getTime() + qualityLimits.feedbackWithinDays * 86_400_000;
      if (feedbackAt) return feedbackAt.getTime() <= dueMs;
      // Until then it may still come.
      return now.getTime() < dueMs ? null : false;
    }
    default:
      return null;
  }
}

export interface MeasureText {
  title: string;
  /** What it counts. */
  definition: string;
  /** The good range in words; null where there is none. */
  good: string | null;
  format: (value: number) => string;
}

const percent = (value: number): string => `${Math.round(value)} %`;
const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);

/** The measures in words, in every place that shows them. */
export const measureTexts: Record<InsightMeasure, MeasureText> = {
  ON_TIME_STARTS: {
    title: 'On-time starts',
    definition:
      'Share of interviews in which an interviewer spoke within 5 minutes of the scheduled start.',
    good: null,
    format: percent,
  },
  AGENDA_SET: {
    title: 'Agenda set',
    definition:
      'Share of interviews in which an interviewer said within the first 10 minutes what they would hold.',
    good: null,
    format: percent,
  },
  CANDIDATE_QUESTION_OPPORTUNITY: {
    title: 'Candidate question opportunity',
    definition:
      'Share of interviews in which the candidate was invited to ask in the last 15 minutes.',
    good: null,
    format: percent,
  },
  CANDIDATE_TALK_RATIO: {
    title: 'Candidate talk ratio',
    definition: 'How much of all talk was the candidate’s, on average.',
    good: '40–75 %',
    format: percent,
  },
  LONGEST_MONOLOGUE: {
    title: 'Longest monologue',
    definition: 'The longest the interviewer talked at a stretch, averaged over interviews.',
    good: 'under 2 min',
    format: (value) => {
      const seconds = Math.round(value / 1000);
      const minutes = Math.floor(seconds / 60);
      return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
    },
  },
  SPEAKING_RATE: {
    title: 'Speaking rate',
    definition: 'Words a minute of the interviewer’s own talk.',
    good: '140–191 words per minute',
    format: (value) => `${Math.round(value)} wpm`,
  },
  INTERACTIVITY: {
    title: 'Interactivity',
    definition:
      'How often the speaker changed, per minute. Turns shorter than 9 seconds do not count.',
    good: '1.12–1.60 per minute',
    format: (value) => value.toFixed(2),
  },
  QUESTIONS_ASKED: {
    title: 'Questions asked',
    definition: 'Questions that the interviewer asked, on average.',
    good: '9–20',
    format: oneDecimal,
  },
  PROBLEMATIC_QUESTIONS: {
    title: 'Problematic questions',
    definition:
      'Questions that touch protected ground, per interview. Counts only interviews of which you may know them.',
    good: 'none',
    format: (value) => String(Math.round(value * 100) / 100),
  },
  FEEDBACK_SUBMISSION_TIME: {
    title: 'Feedback submission time',
    definition: 'Hours from the end of the interview to the submitted scorecard, on average.',
    good: 'within 24 h',
    format: (value) => `${oneDecimal(value)} h`,
  },
  FEEDBACK_SUBMISSION_RATE: {
    title: 'Feedback submission rate',
    definition: 'Share of interviews whose scorecard was submitted within 7 days.',
    good: null,
    format: percent,
  },
  GUIDE_COVERAGE: {
    title: 'Guide coverage',
    definition: 'Share of the guides’ questions that were asked.',
    good: null,
    format: percent,
  },
  SCORECARDS_IN_TIME: {
    title: 'Scorecards in time',
    definition: 'Share of scorecards that were submitted within 24 hours of the interview.',
    good: null,
    format: percent,
  },
};
