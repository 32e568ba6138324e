import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { call, interview, note } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { ofInterview } from '../calls/callLoaders.ts';
import { visibleCalls } from '../calls/visibleCalls.ts';
import { visibleNotes } from './visibleNotes.ts';

export type NoteRow = typeof note.$inferSelect;
/** A note with what its policy needs. */
export type LoadedNote = NoteRow & { callOwnerId: string };

export const loadedNoteColumns = {
  ...getTableColumns(note),
  callOwnerId: sql<string>`${interview.ownerId}`,
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
});
