import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  aiNoteStatuses,
  aiSummaryFormats,
  sentenceReportReasons,
  type NoteSentence,
} from '#shared/domain/aiNote.ts';
import type { AppliedTemplate } from '#shared/domain/aiTemplate.ts';
import type { CitedSentence } from '#shared/language/interview.ts';
import type { ProtectedGround } from '#shared/language/protectedGround.ts';
import { call } from './call.ts';
import { createdAt, id, organizationId, updatedAt, known } from './columns.ts';
import { engineRecord } from './engineRecord.ts';
import { cue } from './guide.ts';
import { user } from './user.ts';

const callId = () =>
  uuid('call_id')
    .notNull()
    .references(() => call.id, { onDelete: 'cascade' });

/** What an interview says about one question of its guide. The question is copied: guides change. */
export const aiNote = pgTable(
  'ai_note',
  {
    id: id(),
    organizationId: organizationId(),
    callId: callId(),
    cueId: uuid('cue_id').references(() => cue.id, { onDelete: 'set null' }),
    index: integer('index').notNull(),
    question: text('question').notNull(),
    questionType: text('question_type').notNull(),
    competency: text('competency'),
    status: text('status', { enum: aiNoteStatuses }).notNull(),
    askedAtSegmentId: uuid('asked_at_segment_id'),
    /** It may have been asked there, in other words: whoever reads it is told to listen. */
    isUnsure: boolean('is_unsure').notNull().default(false),
    /** Segments to listen to where it is unsure, at most three. */
    moments: jsonb('moments').$type<string[]>().notNull().default([]),
    /** The part of the question of which the answer does not speak. */
    missing: text('missing'),
    matchReason: text('match_reason').notNull(),
    sentences: jsonb('sentences').$type<NoteSentence[]>().notNull(),
    engineRecordId: uuid('engine_record_id').references(() => engineRecord.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('ai_note_once').on(t.callId, t.cueId),
    index('ai_note_call').on(t.callId, t.index),
    known(t.status, aiNoteStatuses),
  ],
);

/** A part of a summary: the whole of TLDR and CS, one question of QANDA, one section of the others. */
export const aiSummary = pgTable(
  'ai_summary',
  {
    id: id(),
    organizationId: organizationId(),
    callId: callId(),
    format: text('format', { enum: aiSummaryFormats }).notNull(),
    index: integer('index').notNull(),
    title: text('title'),
    /** Of QANDA: the question as it was put. */
    question: jsonb('question').$type<CitedSentence>(),
    sentences: jsonb('sentences').$type<NoteSentence[]>().notNull(),
    engineRecordId: uuid('engine_record_id').references(() => engineRecord.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('ai_summary_call').on(t.callId, t.format, t.index),
    known(t.format, aiSummaryFormats),
  ],
);

/** What an interview went through, in order, and what it spoke of. */
export const aiOutline = pgTable('ai_outline', {
  callId: uuid('call_id')
    .primaryKey()
    .references(() => call.id, { onDelete: 'cascade' }),
  organizationId: organizationId(),
  chapters: jsonb('chapters').$type<{ title: string; segmentIds: string[] }[]>().notNull(),
  topics: jsonb('topics').$type<{ name: string; segmentIds: string[] }[]>().notNull(),
  /** The interviewers' questions on protected ground; private to them and administrators. */
  protectedQuestions: jsonb('protected_questions')
    .$type<{ segmentId: string; ground: ProtectedGround }[]>()
    .notNull()
    .default([]),
  /** The template of the summary, as it was when the summary was written. */
  template: jsonb('template').$type<AppliedTemplate>(),
  engineRecordId: uuid('engine_record_id').references(() => engineRecord.id, {
    onDelete: 'set null',
  }),
});

/** Somebody says that a sentence is wrong. The text is copied: the next writing may replace it. */
export const sentenceReport = pgTable(
  'sentence_report',
  {
    id: id(),
    organizationId: organizationId(),
    callId: callId(),
    sentenceId: uuid('sentence_id').notNull(),
    text: text('text').notNull(),
    engineRecordId: uuid('engine_record_id').references(() => engineRecord.id, {
      onDelete: 'set null',
    }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: sentenceReportReasons }).notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sentence_report_once').on(t.sentenceId, t.userId),
    index('sentence_report_call').on(t.callId),
    known(t.reason, sentenceReportReasons),
  ],
);
