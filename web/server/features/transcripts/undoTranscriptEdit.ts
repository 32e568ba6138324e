import { and, eq, isNull, notExists } from 'drizzle-orm';
import { textOf } from '#shared/domain/replaceWords.ts';
import type { SpeakerBasis, TranscriptTurn } from '#shared/domain/transcript.ts';
import type { Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { segment, speaker, transcriptEdit } from '../../db/tables/schema.ts';
import { isUuid } from '../../db/isUuid.ts';
import { UserError } from '../../errors/userError.ts';
import { readTurns } from './transcriptBody.ts';
import {
  lockTranscript,
  publishTranscript,
  saveTurns,
  writeNotesAgain,
  type EditChanges,
  type EditContext,
  type MadeEdit,
} from './transcriptEdit.ts';
import type { TranscriptEditRow } from './transcriptLoaders.ts';

/**
 * Puts back what stood before an edit. Edits of other things in between stay; one whose ground has
 * changed since is refused instead of overwriting the later change.
 */
export async function undoTranscriptEdit(
  { db, actor, call, send }: EditContext,
  editId: string,
): Promise<MadeEdit> {
  return db.transaction(async (tx) => {
    const revision = await lockTranscript(tx, call.id);
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
    const turns = await readTurns(tx, call.id);
    const changed = await undoers[edit.kind](tx, edit.change, turns);
    await saveTurns(tx, call, { turns, changed });
    if (edit.kind === 'ASSIGN_SEGMENTS') await removeAddedSpeaker(tx, edit.change);
    await recordEvent(tx, actor, 'transcript.editUndone', call.id, { editId });
    await writeNotesAgain(tx, send, call);
    await publishTranscript(tx, call, revision);
    return { edit, changed };
  });
}

/** Each puts back what is not words, and answers the turns as they were before the edit. */
const undoers: Record<
  TranscriptEditRow['kind'],
  (
    tx: Tx,
    change: Record<string, unknown>,
    turns: readonly TranscriptTurn[],
  ) => Promise<TranscriptTurn[]>
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
    return [];
  },
  async MERGE_SPEAKERS(tx, raw, turns) {
    const { speakerId, intoSpeakerId, segmentIds } =
      raw as unknown as EditChanges['MERGE_SPEAKERS'];
    const undone = await tx
      .update(speaker)
      .set({ mergedIntoId: null })
      .where(eq(speaker.id, speakerId))
      .returning({ id: speaker.id });
    refuseIfNone(undone);
    const ids = new Set(segmentIds);
    const moved = turns.filter((turn) => ids.has(turn.id) && turn.speakerId === intoSpeakerId);
    if (ids.size > 0) refuseIfNone(moved);
    return moved.map((turn) => ({ ...turn, speakerId }));
  },
  async CORRECT_WORDS(_tx, raw, turns) {
    const { segmentId, before, after } = raw as unknown as EditChanges['CORRECT_WORDS'];
    const corrected = turns.filter(
      ({ id, words }) => id === segmentId && textOf(words) === after.text,
    );
    refuseIfNone(corrected);
    return corrected.map((turn) => ({ ...turn, ...before }));
  },
  async ASSIGN_SEGMENTS(_tx, raw, turns) {
    const change = raw as unknown as EditChanges['ASSIGN_SEGMENTS'];
    const speakerBefore = new Map(change.before.map((item) => [item.segmentId, item.speakerId]));
    return turns.flatMap((turn) => {
      const speakerId = speakerBefore.get(turn.id);
      const isUntouched = turn.speakerId === change.speakerId;
      return speakerId !== undefined && isUntouched ? [{ ...turn, speakerId }] : [];
    });
  },
};

/** Removes the speaker that an assignment added, unless other turns were given to that speaker since. */
async function removeAddedSpeaker(tx: Tx, raw: Record<string, unknown>): Promise<void> {
  const { isNewSpeaker, speakerId } = raw as unknown as EditChanges['ASSIGN_SEGMENTS'];
  if (!isNewSpeaker) return;
  const isSilent = notExists(
    tx.select({ id: segment.id }).from(segment).where(eq(segment.speakerId, speakerId)),
  );
  await tx.delete(speaker).where(and(eq(speaker.id, speakerId), isSilent));
}

function refuseIfNone(rows: unknown[]): void {
  if (rows.length === 0)
    throw new UserError(
      'CONFLICT',
      'This was changed again since. Undo the later change first, newest first.',
    );
}
