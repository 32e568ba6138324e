import { eq } from 'drizzle-orm';
import { segment, speaker } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { editTranscript, type EditContext } from './transcriptEdit.ts';
import { findSpeaker } from './updateCallSpeaker.ts';

/** Gives all of one speaker's turns to another; the first is kept aside for undo. */
export const mergeCallSpeakers = (context: EditContext, speakerId: string, intoSpeakerId: string) =>
  editTranscript(context, 'MERGE_SPEAKERS', async (tx) => {
    if (speakerId === intoSpeakerId)
      throw new UserError('BAD_INPUT', 'Choose another speaker to merge into.');
    const from = await findSpeaker(tx, context.call.id, speakerId);
    const into = await findSpeaker(tx, context.call.id, intoSpeakerId);
    const moved = await tx
      .update(segment)
      .set({ speakerId: into.id })
      .where(eq(segment.speakerId, from.id))
      .returning({ id: segment.id });
    await tx.update(speaker).set({ mergedIntoId: into.id }).where(eq(speaker.id, from.id));
    return {
      speakerId: from.id,
      intoSpeakerId: into.id,
      segmentIds: moved.map((row) => row.id),
      names: [from.name, into.name],
    };
  });
