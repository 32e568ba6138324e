import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { capturePlatforms } from '#shared/domain/captions.ts';
import { call } from './call.ts';
import { createdAt, id, instant, organizationId, known } from './columns.ts';
import { segment } from './transcript.ts';
import { user } from './user.ts';

/** A meeting whose captions a browser sends while it goes on. */
export const liveCapture = pgTable(
  'live_capture',
  {
    callId: uuid('call_id')
      .primaryKey()
      .references(() => call.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Made by the browser, so that a start that is sent twice starts once. */
    captureId: uuid('capture_id').notNull(),
    platform: text('platform', { enum: capturePlatforms }).notNull(),
    meetingUrl: text('meeting_url'),
    extensionVersion: text('extension_version'),
    lastHeardAt: instant('last_heard_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    /** A capture that fell silent goes on when captions come again; one that a person ended does not. */
    endedBy: text('ended_by', { enum: ['PERSON', 'SILENCE'] }),
    /** Nothing that is said after this is taken, until it is null again. */
    pausedAt: instant('paused_at'),
    /** The browser that records has not been told of the last pause, or of its end. */
    isPauseInProgress: boolean('is_pause_in_progress').notNull().default(false),
    /** Its recording holds the interviewer alone: some browsers cannot record a meeting. */
    isMicrophoneOnly: boolean('is_microphone_only').notNull().default(false),
  },
  (t) => [
    uniqueIndex('live_capture_once').on(t.userId, t.captureId),
    known(t.platform, capturePlatforms),
    known(t.endedBy, ['PERSON', 'SILENCE']),
  ],
);

/** What somebody said, as the meeting's captions had it last. */
export const caption = pgTable(
  'caption',
  {
    id: id(),
    organizationId: organizationId(),
    callId: uuid('call_id')
      .notNull()
      .references(() => call.id, { onDelete: 'cascade' }),
    utteranceId: text('utterance_id').notNull(),
    revision: integer('revision').notNull(),
    speaker: text('speaker'),
    text: text('text').notNull(),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    isFinal: boolean('is_final').notNull(),
    /** Of the call's changes, the one this row was last written by. */
    sequence: integer('sequence').notNull(),
    /** The first segment it became in the transcript. */
    segmentId: uuid('segment_id').references(() => segment.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('caption_once').on(t.callId, t.utteranceId),
    index('caption_sequence').on(t.callId, t.sequence),
  ],
);

/** A browser extension that acts for a person; known by the hash of its token. */
export const extensionConnection = pgTable(
  'extension_connection',
  {
    id: id(),
    organizationId: organizationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    /** To the hour, for the person who looks which of them is still in use. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index('extension_connection_user').on(t.userId)],
);

/** What the web app hands the extension to get its token with: short-lived, used once, hashed. */
export const extensionCode = pgTable('extension_code', {
  codeHash: text('code_hash').primaryKey(),
  organizationId: organizationId(),
  userId: uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});
