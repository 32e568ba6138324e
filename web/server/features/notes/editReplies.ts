import { and, eq } from 'drizzle-orm';
import type { NoteVisibility } from '#shared/domain/note.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { noteReply } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { keptNoteText } from './noteInput.ts';
import type { LoadedNote, LoadedReply } from './noteLoaders.ts';
import { saveMentions } from './saveMentions.ts';

interface Writer {
  db: Db;
  actor: Actor;
  send: SendJob;
  /** Whom the text may name. */
  mentionable: readonly UserFacts[];
}

/**
 * Replies to a note in the actor's name; asked twice with the same id once, with the words of the second
 * time. Returns the id.
 * @throws {UserError} BAD_INPUT without words, or with too many.
 */
export async function addCallNoteReply(
  options: Writer & {
    note: LoadedNote;
    input: { id?: string | null | undefined; text: string; visibility: NoteVisibility };
  },
): Promise<string> {
  const { db, actor, send, mentionable, note, input } = options;
  const { id, visibility } = input;
  if (id && !isUuid(id)) throw new UserError('BAD_INPUT', 'The id of a new reply must be a UUID.');
  const { organizationId, callId, id: noteId } = note;
  const text = keptNoteText(input.text, 'NOTE');
  const values = { organizationId, noteId, authorId: actor.userId, text, visibility };
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(noteReply)
      .values(id ? { id, ...values } : values)
      .onConflictDoNothing()
      .returning();
    const [reply] = added
      ? [added]
      : await tx
          .update(noteReply)
          .set(values)
          .where(
            and(
              eq(noteReply.id, id ?? ''),
              eq(noteReply.noteId, noteId),
              eq(noteReply.authorId, actor.userId),
            ),
          )
          .returning();
    if (!reply)
      throw new UserError('CONFLICT', 'The reply could not be saved under this id. Try again.');
    const of = { organizationId, callId, noteId, replyId: reply.id };
    await saveMentions({ tx, send, text, mentionable, of });
    if (added) await recordEvent(tx, actor, 'noteReply.added', reply.id, { callId, noteId });
    await publish({ organizationId, callId, what: 'notes' }, tx);
    return reply.id;
  });
}

/**
 * Changes the words of a reply, which marks it as edited, or who sees it.
 * @throws {UserError} BAD_INPUT without words, or with too many.
 */
export async function updateCallNoteReply(
  input: Writer & { reply: LoadedReply; text: string; visibility: NoteVisibility },
): Promise<void> {
  const { db, actor, send, mentionable, reply, visibility } = input;
  const { organizationId, callId, noteId } = reply;
  const text = keptNoteText(input.text, 'NOTE');
  const isEdited = reply.isEdited || text !== reply.text;
  await db.transaction(async (tx) => {
    await tx
      .update(noteReply)
      .set({ text, visibility, isEdited })
      .where(eq(noteReply.id, reply.id));
    const of = { organizationId, callId, noteId, replyId: reply.id };
    await saveMentions({ tx, send, text, mentionable, of });
    await recordEvent(tx, actor, 'noteReply.updated', reply.id, { callId, noteId });
    await publish({ organizationId, callId, what: 'notes' }, tx);
  });
}

/** Removes a reply for good; the same id may be added again. */
export async function deleteCallNoteReply(input: {
  db: Db;
  actor: Actor;
  reply: LoadedReply;
}): Promise<void> {
  const { organizationId, callId, noteId, id } = input.reply;
  await input.db.transaction(async (tx) => {
    await tx.delete(noteReply).where(eq(noteReply.id, id));
    await recordEvent(tx, input.actor, 'noteReply.deleted', id, { callId, noteId });
    await publish({ organizationId, callId, what: 'notes' }, tx);
  });
}
