import { and, asc, eq, ne } from 'drizzle-orm';
import type { TranscriptNote } from '#shared/domain/transcripts/transcriptReading.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { note, user } from '../../db/tables/schema.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { visibleNotes } from '../../auth/visibleNotes.ts';

/** The notes of a call that the actor may read, in order of time, with who wrote them. */
export async function exportedNotes(
  db: Db,
  actor: Actor,
  call: LoadedCall,
): Promise<TranscriptNote[]> {
  return db
    .select({ atMs: note.timeMs, author: user.name, text: note.text })
    .from(note)
    .innerJoin(user, eq(user.id, note.authorId))
    .where(and(eq(note.callId, call.id), ne(note.text, ''), visibleNotes(actor)))
    .orderBy(asc(note.timeMs), asc(note.id));
}
