import { and, eq, isNull } from 'drizzle-orm';
import type { HighlightResponse } from '#shared/domain/note.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { highlightFeedback, noteMention } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { LoadedNote } from './noteLoaders.ts';

/** The actor has opened the notes of a call: its mentions of them are no longer new. */
export async function markMentionsRead(input: {
  db: Db;
  actor: Actor;
  callId: string;
}): Promise<void> {
  const { db, actor, callId } = input;
  await db
    .update(noteMention)
    .set({ readAt: new Date() })
    .where(
      and(
        eq(noteMention.userId, actor.userId),
        eq(noteMention.callId, callId),
        isNull(noteMention.readAt),
      ),
    );
}

/** What the actor thinks of a highlighted passage; null takes it back. */
export async function addHighlightFeedback(input: {
  db: Db;
  actor: Actor;
  note: LoadedNote;
  response: HighlightResponse | null;
}): Promise<void> {
  const { db, actor, note, response } = input;
  const { organizationId, callId, id: noteId } = note;
  const { userId } = actor;
  await db.transaction(async (tx) => {
    if (response)
      await tx
        .insert(highlightFeedback)
        .values({ organizationId, noteId, userId, response })
        .onConflictDoUpdate({
          target: [highlightFeedback.noteId, highlightFeedback.userId],
          set: { response },
        });
    else
      await tx
        .delete(highlightFeedback)
        .where(and(eq(highlightFeedback.noteId, noteId), eq(highlightFeedback.userId, userId)));
    await publish({ organizationId, callId, what: 'notes' }, tx);
  });
}
