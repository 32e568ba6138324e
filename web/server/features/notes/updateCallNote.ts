import { eq } from 'drizzle-orm';
import type { NoteType, NoteVisibility } from '#shared/domain/note.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { note } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { checkNoteTime, keptNoteText } from './noteInput.ts';
import type { LoadedNote } from './noteLoaders.ts';
import { saveMentions } from './saveMentions.ts';

export interface NoteChanges {
  timeMs?: number | null | undefined;
  text?: string | null | undefined;
  type?: NoteType | null | undefined;
  visibility?: NoteVisibility | null | undefined;
}

/**
 * Changes a note; what is left out stays. Other words, another moment or another type mark it as edited;
 * showing it to others does not.
 * @throws {UserError} BAD_INPUT for a note without words, too long, or at no moment of an interview.
 */
export async function updateCallNote(input: {
  db: Db;
  actor: Actor;
  send: SendJob;
  note: LoadedNote;
  changes: NoteChanges;
  /** Whom its text may name, as it will be. */
  mentionable: readonly UserFacts[];
}): Promise<void> {
  const { db, actor, send, changes, mentionable } = input;
  const before = input.note;
  const type = changes.type ?? before.type;
  const timeMs = changes.timeMs ?? before.timeMs;
  const text = keptNoteText(changes.text ?? before.text, type);
  const visibility = changes.visibility ?? before.visibility;
  checkNoteTime(timeMs);
  const isEdited =
    before.isEdited || text !== before.text || type !== before.type || timeMs !== before.timeMs;
  await db.transaction(async (tx) => {
    await tx
      .update(note)
      .set({ type, timeMs, text, visibility, isEdited })
      .where(eq(note.id, before.id));
    await recordEvent(tx, actor, 'note.updated', before.id, { callId: before.callId });
    const { organizationId, callId, id: noteId } = before;
    const of = { organizationId, callId, noteId, replyId: null };
    await saveMentions({ tx, send, text, mentionable, of });
    await publish({ organizationId, callId, what: 'notes' }, tx);
  });
}
