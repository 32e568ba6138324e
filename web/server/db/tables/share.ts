import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { externalNotesFormats } from '#shared/domain/share.ts';
import { clip, playlist } from './clip.ts';
import { createdAt, id, instant, known, organizationId } from './columns.ts';
import { interview } from './interview.ts';
import { user } from './user.ts';

/**
 * Who was invited to an interview, a clip or a playlist: a user of the organization, or somebody outside by
 * e-mail, whose access ends at `expires_at`.
 */
export const share = pgTable(
  'share',
  {
    id: id(),
    organizationId: organizationId(),
    interviewId: uuid('interview_id').references(() => interview.id, { onDelete: 'cascade' }),
    clipId: uuid('clip_id').references(() => clip.id, { onDelete: 'cascade' }),
    playlistId: uuid('playlist_id').references(() => playlist.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    email: text('email'),
    createdById: uuid('created_by_id')
      .notNull()
      .references(() => user.id),
    /** What the sharer calls it; somebody outside learns no other name. */
    title: text('title').notNull().default(''),
    message: text('message').notNull().default(''),
    /** The AI notes that somebody outside reads with a recording; null for none. */
    notesFormat: text('notes_format', { enum: externalNotesFormats }),
    expiresAt: instant('expires_at'),
    /** When somebody outside asked for more time, until it is given. */
    renewalRequestedAt: instant('renewal_requested_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('share_interview_user').on(t.interviewId, t.userId),
    uniqueIndex('share_interview_email').on(t.interviewId, t.email),
    uniqueIndex('share_clip_user').on(t.clipId, t.userId),
    uniqueIndex('share_clip_email').on(t.clipId, t.email),
    uniqueIndex('share_playlist_user').on(t.playlistId, t.userId),
    uniqueIndex('share_playlist_email').on(t.playlistId, t.email),
    index('share_user').on(t.userId),
    index('share_creator').on(t.createdById),
    index('share_expiring')
      .on(t.organizationId, t.expiresAt)
      .where(sql`${t.expiresAt} is not null`),
    check('share_has_recipient', sql`num_nonnulls(${t.userId}, ${t.email}) = 1`),
    check('share_has_thing', sql`num_nonnulls(${t.interviewId}, ${t.clipId}, ${t.playlistId}) = 1`),
    known(t.notesFormat, externalNotesFormats),
    check('share_outside_ends', sql`${t.email} is null or ${t.expiresAt} is not null`),
  ],
);
