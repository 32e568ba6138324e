import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { highlightResponses, noteVisibilities } from '#shared/domain/note.ts';
import { call, note } from './call.ts';
import { createdAt, id, instant, known, organizationId, updatedAt } from './columns.ts';
import { user } from './user.ts';

const noteId = () =>
  uuid('note_id')
    .notNull()
    .references(() => note.id, { onDelete: 'cascade' });

/** What somebody answered under a note. */
export const noteReply = pgTable(
  'note_reply',
  {
    id: id(),
    organizationId: organizationId(),
    noteId: noteId(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => user.id),
    text: text('text').notNull(),
    visibility: text('visibility', { enum: noteVisibilities }).notNull(),
    isEdited: boolean('is_edited').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('note_reply_note').on(t.noteId, t.createdAt),
    known(t.visibility, noteVisibilities),
  ],
);

/** Somebody named in a note, or in a reply under it, who may see it. */
export const noteMention = pgTable(
  'note_mention',
  {
    id: id(),
    organizationId: organizationId(),
    callId: uuid('call_id')
      .notNull()
      .references(() => call.id, { onDelete: 'cascade' }),
    noteId: noteId(),
    /** Null where the note itself names the person. */
    replyId: uuid('reply_id').references(() => noteReply.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** When the person opened the notes; null until then. */
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('note_mention_of_note')
      .on(t.noteId, t.userId)
      .where(sql`${t.replyId} is null`),
    uniqueIndex('note_mention_of_reply').on(t.replyId, t.userId),
    index('note_mention_unread')
      .on(t.userId, t.callId)
      .where(sql`${t.readAt} is null`),
  ],
);

/** Whether somebody finds a highlighted passage helpful. */
export const highlightFeedback = pgTable(
  'highlight_feedback',
  {
    id: id(),
    organizationId: organizationId(),
    noteId: noteId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    response: text('response', { enum: highlightResponses }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('highlight_feedback_once').on(t.noteId, t.userId),
    known(t.response, highlightResponses),
  ],
);
