import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { call } from './call.ts';
import { createdAt, id, instant, organizationId, known } from './columns.ts';
import { user } from './user.ts';

/** A file of a call in the store. ORIGINAL is what was brought; the others are made from it. */
export const recordingFile = pgTable(
  'recording_file',
  {
    id: id(),
    organizationId: organizationId(),
    callId: uuid('call_id')
      .notNull()
      .references(() => call.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['ORIGINAL', 'PLAYBACK', 'THUMBNAIL'] }).notNull(),
    storageKey: text('storage_key').notNull(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    durationMs: integer('duration_ms'),
    hasVideo: boolean('has_video').notNull().default(false),
    /** It holds passages that were redacted: never served, and replaced by a copy without them. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('recording_file_kind').on(t.callId, t.kind),
    known(t.kind, ['ORIGINAL', 'PLAYBACK', 'THUMBNAIL']),
  ],
);

/** The sketch of the sound: one lane a channel, values 0..1. */
export const recordingPeaks = pgTable('recording_peaks', {
  callId: uuid('call_id')
    .primaryKey()
    .references(() => call.id, { onDelete: 'cascade' }),
  organizationId: organizationId(),
  peaksPerSecond: real('peaks_per_second').notNull(),
  lanes: jsonb('lanes').$type<number[][]>().notNull(),
  /** The lanes in at most 96 bytes each, in base64: ready for a list of many rows. */
  sketch: text('sketch').array().notNull(),
});

/** A recording on its way in. `id` is also the tus upload id, so that a closed tab can resume. */
export const upload = pgTable(
  'upload',
  {
    id: id(),
    organizationId: organizationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    callId: uuid('call_id')
      .notNull()
      .references(() => call.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Name, size and time of change as the browser saw them: the same file resumes the same upload. */
    fingerprint: text('fingerprint').notNull(),
    completedAt: instant('completed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('upload_user').on(t.userId, t.fingerprint),
    uniqueIndex('upload_call').on(t.callId),
  ],
);
