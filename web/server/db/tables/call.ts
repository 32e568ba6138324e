import {
  boolean,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  callStatuses,
  callTypes,
  processingStatuses,
  processingStepNames,
} from '#shared/domain/call.ts';
import { noteTypes, noteVisibilities } from '#shared/domain/note.ts';
import { aiTemplate } from './aiTemplate.ts';
import { between, createdAt, id, instant, known, organizationId, updatedAt } from './columns.ts';
import { engineRecord } from './engineRecord.ts';
import { cue } from './guide.ts';
import { interview } from './interview.ts';
import { user } from './user.ts';

/** One recording or capture of an interview. */
export const call = pgTable(
  'call',
  {
    id: id(),
    organizationId: organizationId(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interview.id, { onDelete: 'cascade' }),
    type: text('type', { enum: callTypes }).notNull(),
    /** LIVE while captions of a meeting that goes on are coming in. */
    status: text('status', { enum: callStatuses }).notNull().default('ENDED'),
    /** Grows with every batch of captions, so that a watcher asks only for what is new. */
    captionSequence: integer('caption_sequence').notNull().default(0),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time'),
    durationMs: integer('duration_ms'),
    rating: smallint('rating'),
    languageCode: text('language_code').notNull().default('en-US'),
    recordingStatus: text('recording_status', { enum: processingStatuses })
      .notNull()
      .default('PENDING'),
    transcriptionStatus: text('transcription_status', { enum: processingStatuses })
      .notNull()
      .default('PENDING'),
    /** The first processing step that is not completed: what the page says it waits for, or what failed. */
    processingStep: text('processing_step', { enum: processingStepNames }),
    /** How far that step has come, 0..1. */
    processingProgress: real('processing_progress').notNull().default(0),
    /** Why that step failed, for people; null unless it did. */
    failureReason: text('failure_reason'),
    failureCode: text('failure_code'),
    /** The engine record that the current transcript came from. */
    transcriptEngineRecordId: uuid('transcript_engine_record_id').references(
      (): AnyPgColumn => engineRecord.id,
      { onDelete: 'set null' },
    ),
    /** Whether somebody chose the template of its notes, or chose none; otherwise the default is used. */
    isAiTemplateChosen: boolean('is_ai_template_chosen').notNull().default(false),
    aiTemplateId: uuid('ai_template_id').references(() => aiTemplate.id, { onDelete: 'set null' }),
    /** Grows with every change of the transcript, so that stale edits are noticed. */
    transcriptRevision: integer('transcript_revision').notNull().default(0),
    /** Somebody keeps it: the retention of the organization does not delete it. */
    skipRedaction: boolean('skip_redaction').notNull().default(false),
    /** Its recording and transcript were deleted, and nothing more is recorded; the interview stays. */
    recordingDisabled: boolean('recording_disabled').notNull().default(false),
    /** What everybody in it agreed to, as whoever brought it confirmed; null where nothing was asked. */
    consentText: text('consent_text'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('call_newest').on(t.organizationId, t.startTime.desc().nullsFirst(), t.id),
    index('call_longest').on(
      t.organizationId,
      t.durationMs.desc().nullsLast(),
      t.startTime.desc().nullsFirst(),
      t.id,
    ),
    index('call_interview').on(t.interviewId),
    between(t.rating, 1, 5),
    known(t.type, callTypes),
    known(t.status, callStatuses),
    known(t.recordingStatus, processingStatuses),
    known(t.transcriptionStatus, processingStatuses),
    known(t.processingStep, processingStepNames),
  ],
);

/** What is measured of a whole call; the speaker's share stands on `speaker`. */
export const callMetric = pgTable('call_metric', {
  callId: uuid('call_id')
    .primaryKey()
    .references(() => call.id, { onDelete: 'cascade' }),
  organizationId: organizationId(),
  candidateTalkRatio: smallint('candidate_talk_ratio_percent'),
  longestMonologueMs: integer('longest_monologue_ms').notNull(),
  speakingRateWpm: integer('speaking_rate_wpm'),
  questionsAsked: integer('questions_asked').notNull(),
  /** Speaker switches a minute, times 100. */
  interactivityCenti: integer('interactivity_centi').notNull(),
  /** First words of an interviewer; the statement of the agenda; the last invitation to ask questions. */
  interviewerFirstMs: integer('interviewer_first_ms'),
  agendaAtMs: integer('agenda_at_ms'),
  questionsInvitedAtMs: integer('questions_invited_at_ms'),
  lastWordMs: integer('last_word_ms').notNull(),
  measuredAt: instant('measured_at').notNull().defaultNow(),
});

export const note = pgTable(
  'note',
  {
    id: id(),
    organizationId: organizationId(),
    callId: uuid('call_id')
      .notNull()
      .references(() => call.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => user.id),
    cueId: uuid('cue_id').references(() => cue.id, { onDelete: 'set null' }),
    timeMs: integer('time_ms').notNull(),
    highlightStartMs: integer('highlight_start_ms'),
    highlightEndMs: integer('highlight_end_ms'),
    type: text('type', { enum: noteTypes }).notNull(),
    text: text('text').notNull(),
    visibility: text('visibility', { enum: noteVisibilities }).notNull(),
    isEdited: boolean('is_edited').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('note_call').on(t.callId, t.timeMs),
    known(t.type, noteTypes),
    known(t.visibility, noteVisibilities),
  ],
);
