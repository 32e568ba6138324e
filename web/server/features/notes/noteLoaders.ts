import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { NoteFacts } from '#shared/domain/note.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import {
  call,
  highlightFeedback,
  interview,
  note,
  noteMention,
  noteReply,
} from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { ofInterview, visibleCalls } from '../../auth/visibleCalls.ts';
import { visibleNotes } from '../../auth/visibleNotes.ts';
import { visibleReplies } from './visibleReplies.ts';

export type NoteRow = typeof note.$inferSelect;
/** A note with what its policy needs. */
export type LoadedNote = NoteRow & Pick<NoteFacts, 'callOwnerId' | 'callPositionId'>;

/** A reply with what its policy needs. */
export type LoadedReply = typeof noteReply.$inferSelect & { callId: string; callOwnerId: string };
export type MentionRow = typeof noteMention.$inferSelect;
export type FeedbackRow = typeof highlightFeedback.$inferSelect;

export const loadedReplyColumns = {
  ...getTableColumns(noteReply),
  callId: note.callId,
  callOwnerId: sql<string>`${interview.ownerId}`,
};

export const loadedNoteColumns = {
  ...getTableColumns(note),
  callOwnerId: sql<string>`${interview.ownerId}`,
  callPositionId: sql<string | null>`${interview.positionId}`,
};

export const noteLoaders = (db: Db, actor: Actor) => ({
  noteById: new ById<LoadedNote>('note', (ids) =>
    db
      .select(loadedNoteColumns)
      .from(note)
      .innerJoin(call, eq(call.id, note.callId))
      .innerJoin(interview, ofInterview)
      .where(and(anyOf(note.id, ids), visibleCalls(actor), visibleNotes(actor))),
  ),
  /** Ask only with ids of calls the actor was shown. In the order of the interview. */
  notesByCallId: new ManyBy<LoadedNote>(
    (ids) =>
      db
        .select(loadedNoteColumns)
        .from(note)
        .innerJoin(call, eq(call.id, note.callId))
        .innerJoin(interview, ofInterview)
        .where(and(anyOf(note.callId, ids), visibleNotes(actor)))
        .orderBy(asc(note.callId), asc(note.timeMs), asc(note.createdAt), asc(note.id)),
    (row) => row.callId,
  ),
  replyById: new ById<LoadedReply>('reply', (ids) =>
    db
      .select(loadedReplyColumns)
      .from(noteReply)
      .innerJoin(note, eq(note.id, noteReply.noteId))
      .innerJoin(call, eq(call.id, note.callId))
      .innerJoin(interview, ofInterview)
      .where(
        and(
          anyOf(noteReply.id, ids),
          visibleCalls(actor),
          visibleNotes(actor),
          visibleReplies(sql.param(actor.userId)),
        ),
      ),
  ),
  /** Ask only with ids of notes the actor was shown. In the order they were written. */
  repliesByNoteId: new ManyBy<LoadedReply>(
    (ids) =>
      db
        .select(loadedReplyColumns)
        .from(noteReply)
        .innerJoin(note, eq(note.id, noteReply.noteId))
        .innerJoin(call, eq(call.id, note.callId))
        .innerJoin(interview, ofInterview)
        .where(and(anyOf(noteReply.noteId, ids), visibleReplies(sql.param(actor.userId))))
        .orderBy(asc(noteReply.createdAt), asc(noteReply.id)),
    (row) => row.noteId,
  ),
  /** Those of the note and of its replies. Ask only with ids of notes the actor was shown. */
  mentionsByNoteId: new ManyBy<MentionRow>(
    (ids) =>
      db
        .select()
        .from(noteMention)
        .where(anyOf(noteMention.noteId, ids))
        .orderBy(asc(noteMention.id)),
    (row) => row.noteId,
  ),
  /** Of the actor. */
  unreadMentionsByCallId: new ManyBy<MentionRow>(
    (ids) =>
      db
        .select()
        .from(noteMention)
        .where(
          and(
            anyOf(noteMention.callId, ids),
            eq(noteMention.userId, actor.userId),
            isNull(noteMention.readAt),
          ),
        ),
    (row) => row.callId,
  ),
  feedbackByNoteId: new ManyBy<FeedbackRow>(
    (ids) => db.select().from(highlightFeedback).where(anyOf(highlightFeedback.noteId, ids)),
    (row) => row.noteId,
  ),
});
