import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SpeakerBasis } from '../../../../shared/domain/transcript.ts';
import type { Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { segment, speaker, transcriptEdit } from '../../db/tables/schema.ts';
import { isUuid } from '../../db/isUuid.ts';
import { UserError } from '../../errors/userError.ts';
import {
  lockTranscript,
  measureAgain,
  publishTranscript,
  writeNotesAgain,
  type EditChanges,
  type EditContext,
} from './transcriptEdit.ts';
import type { TranscriptEditRow } from './transcriptLoaders.ts';

/**
 * Puts back what stood before an edit. Edits of other things in between stay; one whose ground has
 * changed since is refused instead of overwriting the later change.
 */
export async function undoTranscriptEdit(
  { db, actor, call, send }: EditContext,
  editId: string,
): Promise<TranscriptEditRow> {
  return db.transaction(async (tx) => {
    await lockTranscript(tx, call.id);
    const [edit] = isUuid(editId)
      ? await tx
          .update(transcriptEdit)
          .set({ undoneAt: new Date() })
          .where(
            and(
              eq(transcriptEdit.id, editId),
              eq(transcriptEdit.callId, call.id),
              isNull(transcriptEdit.undoneAt),
            ),
          )
          .returning()
      : [];
    if (!edit) throw new UserError('CONFLICT', 'This change has already been undone.');
    await undoers[edit.kind](tx, edit.change);
    await measureAgain(tx, call, edit.kind);
    await recordEvent(tx, actor, 'transcript.editUndone', call.id, { editId });
    await writeNotesAgain(tx, send, call);
    await publishTranscript(tx, call);
    return edit;
  });
}

const undoers: Record<
  TranscriptEditRow['kind'],
  (tx: Tx, change: Record<string, unknown>) => Promise<void>
> = {
  async RENAME_SPEAKER(tx, raw) {
    const change = raw as unknown as EditChanges['RENAME_SPEAKER'];
    const undone = await tx
      .update(speaker)
      .set({
        name: change.before.name,
        role: change.before.role,
        basis: change.before.basis as SpeakerBasis,
      })
      .where(
        and(
          eq(speaker.id, change.speakerId),
          eq(speaker.name, change.after.name),
          eq(speaker.role, change.after.role),
        ),
      )
      .returning({ id: speaker.id });
    refuseIfNone(undone);
  },
  async MERGE_SPEAKERS(tx, raw) {
    const change = raw as unknown as EditChanges['MERGE_SPEAKERS'];
    const undone = await tx
      .update(speaker)
      .set({ mergedIntoId: null })
      .where(eq(speaker.id, change.speakerId))
      .returning({ id: speaker.id });
    refuseIfNone(undone);
    if (change.segmentIds.length > 0) {
      const moved = await tx
        .update(segment)
        .set({ speakerId: change.speakerId })
        .where(
          and(inArray(segment.id, change.segmentIds), eq(segment.speakerId, change.intoSpeakerId)),
        )
        .returning({ id: segment.id });
      refuseIfNone(moved);
    }
  },
  async CORRECT_WORDS(tx, raw) {
    const change = raw as unknown as EditChanges['CORRECT_WORDS'];
    const undone = await tx
      .update(segment)
      .set({
        text: change.before.text,
        words: change.before.words,
        ...(change.before.wasEdited ? {} : { editedAt: null }),
      })
      .where(and(eq(segment.id, change.segmentId), eq(segment.text, change.after.text)))
      .returning({ id: segment.id });
    refuseIfNone(undone);
  },
  async ASSIGN_SEGMENTS(tx, raw) {
    const change = raw as unknown as EditChanges['ASSIGN_SEGMENTS'];
    const bySpeaker = Map.groupBy(change.before, (one) => one.speakerId);
    for (const [speakerId, moved] of bySpeaker)
      await tx
        .update(segment)
        .set({ speakerId })
        .where(
          and(
            inArray(
              segment.id,
              moved.map((one) => one.segmentId),
            ),
            eq(segment.speakerId, change.speakerId),
          ),
        );
    if (change.isNewSpeaker) {
      const rest = await tx.$count(segment, eq(segment.speakerId, change.speakerId));
      if (rest === 0) await tx.delete(speaker).where(eq(speaker.id, change.speakerId));
    }
  },
};

function refuseIfNone(rows: unknown[]): void {
  if (rows.length === 0)
    throw new UserError(
      'CONFLICT',
      'This was changed again since. Undo the later change first, newest first.',
    );
}
