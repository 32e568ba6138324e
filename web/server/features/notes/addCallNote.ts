import { and, eq } from 'drizzle-orm';
import type { NoteType, NoteVisibility } from '#shared/domain/note.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { note } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import { UserError } from '../../errors/userError.ts';
import { isUuid } from '../../db/isUuid.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { checkNoteTime, keptHighlight, keptNoteText } from './noteInput.ts';
import type { NoteRow } from './noteLoaders.ts';
import { saveMentions } from './saveMentions.ts';

export interface NewNote {
  /** Chosen by the client so that a repeated request makes no second note. */
  id?: string | null | undefined;
  timeMs: number;
  text: string;
  type: NoteType;
  visibility: NoteVisibility;
  highlightStartMs?: number | null | undefined;
  highlightEndMs?: number | null | undefined;
  /** A question of the call's guide. */
  cueId?: string | null | undefined;
}

/**
 * Takes a note in the actor's name. Asked twice with the same id it is taken once, with the
 * words of the second time.
 * @throws {UserError} BAD_INPUT for a note without words, too long, or at no moment of an interview.
 */
export async function addCallNote(options: {
  db: Db;
  actor: Actor;
  send: SendJob;
  call: LoadedCall;
  input: NewNote;
  /** Whom its text may name. */
  mentionable: readonly UserFacts[];
}): Promise<NoteRow> {
  const { db, actor, send, call, input, mentionable } = options;
  const { id } = input;
  if (id && !isUuid(id)) throw new UserError('BAD_INPUT', 'The id of a new note must be a UUID.');
  checkNoteTime(input.timeMs);
  const values = {
    ...(id ? { id } : {}),
    organizationId: call.organizationId,
    callId: call.id,
    authorId: actor.userId,
    cueId: input.cueId ?? null,
    timeMs: input.timeMs,
    ...keptHighlight(input.highlightStartMs, input.highlightEndMs),
    type: input.type,
    text: keptNoteText(input.text, input.type),
    visibility: input.visibility,
  };
  return db.transaction(async (tx) => {
    await publish({ organizationId: call.organizationId, callId: call.id, what: 'notes' }, tx);
    const mention = ({ id: noteId, text }: NoteRow) => {
      const of = { organizationId: call.organizationId, callId: call.id, noteId, replyId: null };
      return saveMentions({ tx, send, text, mentionable, of });
    };
    const [added] = await tx.insert(note).values(values).onConflictDoNothing().returning();
    if (added) {
      await mention(added);
      await recordEvent(tx, actor, 'note.added', added.id, { callId: call.id });
      return added;
    }
    // The answer to the first request was lost; what the person wrote since then counts.
    const [known] = await tx
      .update(note)
      .set(values)
      .where(and(eq(note.id, id ?? ''), eq(note.callId, call.id), eq(note.authorId, actor.userId)))
      .returning();
    if (!known)
      throw new UserError('CONFLICT', 'The note could not be saved under this id. Try again.');
    await mention(known);
    return known;
  });
}
