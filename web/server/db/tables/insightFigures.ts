import { sql } from 'drizzle-orm';
import {
  bigint,
  bit,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { callVisibilities } from '#shared/domain/visibility.ts';
import { instant, known, organizationId } from './columns.ts';
import { candidate } from './candidate.ts';
import { interview } from './interview.ts';

export const count = (name: string) => integer(name).notNull();

/** What decides who may see an interview and what it is filtered by: copies, which triggers keep. */
export const filterColumns = () => ({
  organizationId: organizationId(),
  /** Of its first recording: an interview counts in the period in which it began. */
  startTime: instant('start_time').notNull(),
  visibility: text('visibility', { enum: callVisibilities }).notNull(),
  ownerId: uuid('owner_id').notNull(),
  positionId: uuid('position_id'),
  interviewStageId: uuid('interview_stage_id'),
});

/** Sums over recordings and their interviewers. A measure that is not known of one is missing in both its columns. */
const sumColumns = () => ({
  durationMs: count('duration_ms'),
  starts: count('starts'),
  onTimeStarts: count('on_time_starts'),
  measured: count('measured'),
  agendas: count('agendas'),
  invitations: count('invitations'),
  talkRatios: count('talk_ratios'),
  talkRatioPercent: count('talk_ratio_percent'),
  monologues: count('monologues'),
  monologueMs: count('monologue_ms'),
  talkMs: count('talk_ms'),
  words: count('words'),
  interactivities: count('interactivities'),
  interactivityCenti: count('interactivity_centi'),
  questionCounts: count('question_counts'),
  questions: count('questions'),
  protectedCounts: count('protected_counts'),
  protectedQuestions: count('protected_questions'),
  feedbacks: count('feedbacks'),
  feedbackMs: bigint('feedback_ms', { mode: 'number' }).notNull(),
  feedbacksInDay: count('feedbacks_in_day'),
  feedbacksInWeek: count('feedbacks_in_week'),
  feedbacksMissing: count('feedbacks_missing'),
});
/** From when feedback is expected; null without interviewers. */
const feedbackFrom = () => instant('feedback_from');

/** What is of interviews themselves, however many interviewers they had. */
const ownSumColumns = () => ({
  recordedMs: count('recorded_ms'),
  ownStarts: count('own_starts'),
  ownOnTimeStarts: count('own_on_time_starts'),
  ownTalkRatios: count('own_talk_ratios'),
  ownTalkRatioPercent: count('own_talk_ratio_percent'),
  guideQuestions: count('guide_questions'),
  guideQuestionsAsked: count('guide_questions_asked'),
});

/** What insights add up of one interviewer in one interview, from the rollups of its recordings. */
export const interviewerFigures = pgTable(
  'interviewer_figures',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interview.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    ...filterColumns(),
    ...sumColumns(),
    feedbackFrom: feedbackFrom(),
  },
  (t) => [
    primaryKey({ columns: [t.interviewId, t.userId] }),
    index('interviewer_figures_newest').on(t.organizationId, t.startTime),
    index('interviewer_figures_person').on(t.userId, t.startTime),
    index('interviewer_figures_position').on(t.positionId, t.startTime),
    index('interviewer_figures_awaiting')
      .on(t.organizationId, t.feedbackFrom)
      .where(sql`${t.feedbacksMissing} > 0`),
    known(t.visibility, callVisibilities),
  ],
);

/** What insights add up of one interview: the sums of its interviewers, and what is of the interview itself. */
export const interviewFigures = pgTable(
  'interview_figures',
  {
    interviewId: uuid('interview_id')
      .primaryKey()
      .references(() => interview.id, { onDelete: 'cascade' }),
    ...filterColumns(),
    candidateId: uuid('candidate_id'),
    /** See `candidateNumber`. */
    candidateNumber: integer('candidate_number'),
    interviewers: count('interviewers'),
    /** How many of its recordings are written down. */
    transcripts: count('transcripts'),
    ...ownSumColumns(),
    ...sumColumns(),
    feedbackFrom: feedbackFrom(),
  },
  (t) => [
    index('interview_figures_newest').on(t.organizationId, t.startTime),
    index('interview_figures_position').on(t.organizationId, t.positionId, t.startTime),
    index('interview_figures_owner').on(t.ownerId, t.startTime),
    index('interview_figures_candidate')
      .on(t.organizationId, t.startTime, t.candidateId)
      .where(sql`${t.candidateId} is not null`),
    index('interview_figures_candidate_number').on(t.organizationId, t.candidateNumber),
    index('interview_figures_awaiting')
      .on(t.organizationId, t.feedbackFrom)
      .where(sql`${t.feedbacksMissing} > 0`),
    known(t.visibility, callVisibilities),
  ],
);

/** The candidates of an organization counted through, for the bits of `candidateMonth`. */
export const candidateNumber = pgTable(
  'candidate_number',
  {
    organizationId: organizationId(),
    candidateId: uuid('candidate_id')
      .primaryKey()
      .references(() => candidate.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
  },
  (t) => [uniqueIndex('candidate_number_once').on(t.organizationId, t.number)],
);

/** So many candidates have their bits in one row. */
export const candidatesAtOnce = 8192;

/**
 * Who had an interview of a visibility that began in a month of UTC: a bit for each candidate. Candidates of
 * several months are those of either, so their numbers do not add up.
 */
export const candidateMonth = pgTable(
  'candidate_month',
  {
    organizationId: organizationId(),
    month: date('month').notNull(),
    visibility: text('visibility', { enum: callVisibilities }).notNull(),
    /** The candidate's number divided by `candidatesAtOnce`; the rest is the place of the bit. */
    chunk: integer('chunk').notNull(),
    bits: bit('bits', { dimensions: candidatesAtOnce }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.month, t.visibility, t.chunk] }),
    known(t.visibility, callVisibilities),
  ],
);

const total = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** How many know each measure, of interviews or of what one interviewer held. */
const knownColumns = () => ({
  knownStarts: count('known_starts'),
  knownMeasured: count('known_measured'),
  knownTalkRatios: count('known_talk_ratios'),
  knownMonologues: count('known_monologues'),
  knownTalk: count('known_talk'),
  knownInteractivities: count('known_interactivities'),
  knownQuestionCounts: count('known_question_counts'),
  knownProtectedCounts: count('known_protected_counts'),
  knownFeedbacks: count('known_feedbacks'),
  /** Those from which feedback came or is missing. */
  knownFeedbacksDue: count('known_feedbacks_due'),
});
/** Of many interviews these may be more than an integer holds. */
const longSumColumns = () => ({
  durationMs: total('duration_ms'),
  monologueMs: total('monologue_ms'),
  talkMs: total('talk_ms'),
});

export const sumUnits = ['DAY', 'MONTH'] as const;

/** The sums of all interviews of a visibility that began on a day, or in a month, of UTC. */
export const interviewSums = pgTable(
  'interview_sums',
  {
    organizationId: organizationId(),
    unit: text('unit', { enum: sumUnits }).notNull(),
    begins: date('begins').notNull(),
    visibility: text('visibility', { enum: callVisibilities }).notNull(),
    interviews: count('interviews'),
    /** Those with interviewers. */
    interviewed: count('interviewed'),
    /** Those whose words are written down. */
    transcribed: count('transcribed'),
    ...ownSumColumns(),
    recordedMs: total('recorded_ms'),
    knownOwnStarts: count('known_own_starts'),
    knownOwnTalkRatios: count('known_own_talk_ratios'),
    knownGuides: count('known_guides'),
    ...sumColumns(),
    ...longSumColumns(),
    ...knownColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.unit, t.begins, t.visibility] }),
    known(t.unit, sumUnits),
    known(t.visibility, callVisibilities),
  ],
);

/**
 * The sums of all that one interviewer held of a visibility up to the end of a month of UTC. They hold until
 * the next month in which there is more.
 */
export const interviewerSums = pgTable(
  'interviewer_sums',
  {
    organizationId: organizationId(),
    userId: uuid('user_id').notNull(),
    visibility: text('visibility', { enum: callVisibilities }).notNull(),
    month: date('month').notNull(),
    /** Infinite for the latest. */
    nextMonth: date('next_month').notNull(),
    interviews: count('interviews'),
    ...sumColumns(),
    ...longSumColumns(),
    ...knownColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId, t.visibility, t.month] }),
    index('interviewer_sums_until').on(t.organizationId, t.nextMonth, t.month),
    known(t.visibility, callVisibilities),
  ],
);

const rankedMeasures = ['SPEAKING_RATE', 'INTERACTIVITY'] as const;
export type RankedMeasure = (typeof rankedMeasures)[number];

/** The histogram of a measure on a day of UTC: how many recordings had each value. */
export const metricDay = pgTable(
  'metric_day',
  {
    organizationId: organizationId(),
    measure: text('measure', { enum: rankedMeasures }).notNull(),
    day: date('day').notNull(),
    value: integer('value').notNull(),
    recordings: count('recordings'),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.measure, t.day, t.value] }),
    known(t.measure, rankedMeasures),
  ],
);
