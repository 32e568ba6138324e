import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { callVisibilities } from '#shared/domain/visibility.ts';
import { call, note } from './call.ts';
import { instant, organizationId, known } from './columns.ts';
import { segment } from './transcript.ts';

/** Words of a text as PostgreSQL looks them up. Written and read in SQL only. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const ofCall = () =>
  uuid('call_id')
    .primaryKey()
    .references(() => call.id, { onDelete: 'cascade' });

/**
 * The search index. Triggers write it in the transaction that changes what it is made of (the migration
 * `searchIndex` holds them), so no command needs to know of it and none can forget it.
 *
 * One row an interview: what it is found, filtered and counted by, and what a hit shows of it.
 */
export const searchCall = pgTable(
  'search_call',
  {
    callId: ofCall(),
    organizationId: organizationId(),
    startTime: instant('start_time').notNull(),
    /** Name, people, position, stage, cues…: each word plain, and again with its attribute's mark. */
    words: tsvector('words').notNull(),
    /** "attribute:value" */
    facets: text('facets').array().notNull(),
    durationSeconds: integer('duration_seconds'),
    rating: integer('rating'),
    candidateTalkRatio: doublePrecision('candidate_talk_ratio'),
    longestMonologueSeconds: integer('longest_monologue_seconds'),
    interactivity: doublePrecision('interactivity'),
    wordsPerMinute: integer('words_per_minute'),
    questionCount: integer('question_count'),
    hit: jsonb('hit').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('search_call_newest').on(t.organizationId, t.startTime.desc(), t.callId),
    index('search_call_words').using('gin', t.words).with({ fastupdate: false }),
    index('search_call_facets')
      .using('gin', sql`search_facet_keys(${t.facets})`)
      .with({ fastupdate: false }),
  ],
);

/**
 * Every word of an interview's talk once, so that one look-up answers for the whole of it; beside it what
 * decides who may see the interview, so that thousands of hits are counted without fetching each.
 */
export const searchTranscript = pgTable(
  'search_transcript',
  {
    callId: ofCall(),
    organizationId: organizationId(),
    startTime: instant('start_time').notNull(),
    visibility: text('visibility', { enum: callVisibilities }).notNull(),
    interviewId: uuid('interview_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    positionId: uuid('position_id'),
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('search_transcript_words').using('gin', t.words).with({ fastupdate: false }),
    known(t.visibility, callVisibilities),
  ],
);

/** The words of one turn in their order: for phrases, and for the quotes of the interviews shown. */
export const searchSegment = pgTable(
  'search_segment',
  {
    segmentId: uuid('segment_id')
      .primaryKey()
      .references(() => segment.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    callId: uuid('call_id').notNull(),
    speakerId: uuid('speaker_id').notNull(),
    index: integer('index').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('search_segment_call').on(t.callId, t.speakerId, t.index),
    index('search_segment_words').using('gin', t.words).with({ fastupdate: false }),
  ],
);

export const searchNote = pgTable(
  'search_note',
  {
    noteId: uuid('note_id')
      .primaryKey()
      .references(() => note.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    callId: uuid('call_id').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('search_note_call').on(t.callId),
    index('search_note_words').using('gin', t.words).with({ fastupdate: false }),
  ],
);

/** Interviews that the running transaction has changed; empty outside of one. */
export const searchPending = pgTable('search_pending', {
  callId: uuid('call_id').primaryKey(),
  organizationId: organizationId(),
  hasNewTalk: boolean('has_new_talk').notNull(),
});
