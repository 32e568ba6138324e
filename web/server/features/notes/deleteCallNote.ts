import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { note } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { NoteRow } from './noteLoaders.ts';

/** Removes a note for good; whoever wants it back adds it anew under the same id. */
export async function deleteCallNote(input: {
  db: Db;
  actor: Actor;
  note: NoteRow;
}): Promise<void> {
  const { id, callId, organizationId } = input.note;
  await input.db.transaction(async (tx) => {
    await tx.delete(note).where(eq(note.id, id));
    await recordEvent(tx, input.actor, 'note.deleted', id, { callId });
    await publish({ organizationId, callId, what: 'notes' }, tx);
  });
}
