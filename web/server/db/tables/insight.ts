import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { callVisibilities } from '#shared/domain/visibility.ts';
import { call } from './call.ts';
import { candidate } from './candidate.ts';
import { between, instant, known, organizationId } from './columns.ts';
import { interview } from './interview.ts';
import { interviewStage, position } from './position.ts';
import { user } from './user.ts';

/**
 * What insights count of one recording, beside what decides who may see it and what it is filtered by.
 * Triggers (the migration `insights`) write it in the transaction that changes its source. A measure is
 * null where it is not known.
 */
export const callRollup = pgTable(
  'call_rollup',
  {
    callId: uuid('call_id')
      .primaryKey()
      .references(() => call.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interview.id, { onDelete: 'cascade' }),
    startTime: instant('start_time').notNull(),
    /** The first recording of its interview: what belongs to the interview as a whole counts there alone. */
    isFirst: boolean('is_first').notNull(),
    visibility: text('visibility', { enum: callVisibilities }).notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id').references(() => position.id, { onDelete: 'set null' }),
    interviewStageId: uuid('interview_stage_id').references(() => interviewStage.id, {
      onDelete: 'set null',
    }),
    candidateId: uuid('candidate_id').references(() => candidate.id, { onDelete: 'set null' }),
    durationMs: integer('duration_ms'),
    /** Whether its words are written down. */
    isTranscribed: boolean('is_transcribed').notNull(),
    /** From the scheduled start to the first words of an interviewer; negative where they were early. */
    startDelaySec: integer('start_delay_sec'),
    candidateTalkRatio: smallint('candidate_talk_ratio_percent'),
    longestMonologueMs: integer('longest_monologue_ms'),
    interactivityCenti: integer('interactivity_centi'),
    /** Whether its words are measured: only then does a missing agenda mean that none was stated. */
    isMeasured: boolean('is_measured').notNull(),
    agendaAtMs: integer('agenda_at_ms'),
    /** How long before the last word an interviewer last invited the candidate's questions. */
    invitedBeforeEndMs: integer('invited_before_end_ms'),
    /** Interviewers' questions on protected ground; only some viewers may know of them. */
    protectedQuestions: integer('protected_questions'),
    /** Questions of the guide that the notes looked for, and those that were asked. */
    guideQuestions: integer('guide_questions').notNull(),
    guideQuestionsAsked: integer('guide_questions_asked').notNull(),
  },
  (t) => [
    index('call_rollup_newest').on(t.organizationId, t.startTime.desc(), t.callId),
    known(t.visibility, callVisibilities),
    between(t.candidateTalkRatio, 0, 100),
    check('call_rollup_asked', sql`${t.guideQuestionsAsked} between 0 and ${t.guideQuestions}`),
  ],
);

/** What insights count of one interviewer in one recording. Talk is null where their voice is not known. */
export const interviewerRollup = pgTable(
  'interviewer_rollup',
  {
    callId: uuid('call_id')
      .notNull()
      .references(() => callRollup.callId, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    talkMs: integer('talk_ms'),
    wordCount: integer('word_count'),
    longestMonologueMs: integer('longest_monologue_ms'),
    longestMonologueStartMs: integer('longest_monologue_start_ms'),
    questionCount: integer('question_count'),
    protectedQuestions: integer('protected_questions'),
    /** The end of the interview, from which feedback is expected; null on its further recordings. */
    feedbackFrom: instant('feedback_from'),
    feedbackAt: instant('feedback_at'),
  },
  (t) => [
    primaryKey({ columns: [t.callId, t.userId] }),
    index('interviewer_rollup_user').on(t.userId),
    check('feedback_is_expected', sql`${t.feedbackAt} is null or ${t.feedbackFrom} is not null`),
  ],
);

/** Interviews whose rollups the running transaction writes at its end; empty outside of one. */
export const insightPending = pgTable('insight_pending', {
  interviewId: uuid('interview_id').primaryKey(),
  organizationId: organizationId(),
});
