import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { speakerBases, speakerRoles } from '#shared/domain/transcript.ts';
import { call } from './call.ts';
import { bytes, createdAt, id, instant, known, organizationId } from './columns.ts';
import { user } from './user.ts';

const callId = () =>
  uuid('call_id')
    .notNull()
    .references(() => call.id, { onDelete: 'cascade' });

/** One voice in one call. Named once, it is named everywhere; merged into another, it stays for undo. */
export const speaker = pgTable(
  'speaker',
  {
    id: id(),
    organizationId: organizationId(),
    callId: callId(),
    index: integer('index').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: speakerRoles }).notNull().default('UNKNOWN'),
    basis: text('basis', { enum: speakerBases }).notNull(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => speaker.id, {
      onDelete: 'set null',
    }),
    talkMs: integer('talk_ms').notNull().default(0),
    wordCount: integer('word_count').notNull().default(0),
    longestMonologueMs: integer('longest_monologue_ms').notNull().default(0),
    longestMonologueStartMs: integer('longest_monologue_start_ms').notNull().default(0),
    questionCount: integer('question_count').notNull().default(0),
  },
  (t) => [
    index('speaker_call').on(t.callId, t.index),
    known(t.role, speakerRoles),
    known(t.basis, speakerBases),
  ],
);

/** A stretch of one speaker's words, for search and evidence. When each word was spoken stands in the body. */
export const segment = pgTable(
  'segment',
  {
    id: id(),
    organizationId: organizationId(),
    callId: callId(),
    speakerId: uuid('speaker_id')
      .notNull()
      .references(() => speaker.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    text: text('text').notNull(),
  },
  (t) => [
    uniqueIndex('segment_order').on(t.callId, t.index),
    index('segment_speaker').on(t.speakerId),
  ],
);

/**
 * A transcript as readers load it: a `TranscriptBody` as JSON, compressed with brotli. Written whole with
 * every change of a turn, and served as it is.
 */
export const transcriptBody = pgTable('transcript_body', {
  callId: callId().primaryKey(),
  organizationId: organizationId(),
  /** Of the JSON: the ETag that it is served under. */
  hash: text('hash').notNull(),
  body: bytes('body').notNull(),
});

/** A correction of the transcript with what stood before, so that each can be undone. */
export const transcriptEdit = pgTable(
  'transcript_edit',
  {
    id: id(),
    organizationId: organizationId(),
    callId: callId(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => user.id),
    kind: text('kind', {
      enum: ['RENAME_SPEAKER', 'MERGE_SPEAKERS', 'CORRECT_WORDS', 'ASSIGN_SEGMENTS'],
    }).notNull(),
    change: jsonb('change').$type<Record<string, unknown>>().notNull(),
    sequence: integer('sequence').generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    index('transcript_edit_call').on(t.callId, t.sequence),
    known(t.kind, ['RENAME_SPEAKER', 'MERGE_SPEAKERS', 'CORRECT_WORDS', 'ASSIGN_SEGMENTS']),
  ],
);

/** A stretch of speech already recognized, kept until its transcript is whole, so that a crash repeats little. */
export const transcriptionChunk = pgTable(
  'transcription_chunk',
  {
    id: id(),
    organizationId: organizationId(),
    callId: callId(),
    runKey: text('run_key').notNull(),
    chunkKey: text('chunk_key').notNull(),
    words: jsonb('words').$type<unknown[]>().notNull(),
  },
  (t) => [uniqueIndex('transcription_chunk_once').on(t.callId, t.runKey, t.chunkKey)],
);

/** A passage of a call that was redacted: its words are gone, its sound is silent in every copy. */
export const redaction = pgTable(
  'redaction',
  {
    id: id(),
    organizationId: organizationId(),
    callId: callId(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => user.id),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('redaction_call').on(t.callId)],
);
