import { eq } from 'drizzle-orm';
import { speaker } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { editTranscript, type EditContext } from './transcriptEdit.ts';
import { findSpeaker } from './updateCallSpeaker.ts';

/** Gives all of one speaker's turns to another; the first is kept aside for undo. */
export const mergeCallSpeakers = (context: EditContext, speakerId: string, intoSpeakerId: string) =>
  editTranscript(context, 'MERGE_SPEAKERS', async (tx, turns) => {
    if (speakerId === intoSpeakerId)
      throw new UserError('BAD_INPUT', 'Choose another speaker to merge into.');
    const from = await findSpeaker(tx, context.call.id, speakerId);
    const into = await findSpeaker(tx, context.call.id, intoSpeakerId);
    const moved = turns.filter((turn) => turn.speakerId === from.id);
    await tx.update(speaker).set({ mergedIntoId: into.id }).where(eq(speaker.id, from.id));
    return {
      change: {
        speakerId: from.id,
        intoSpeakerId: into.id,
        segmentIds: moved.map(({ id }) => id),
        names: [from.name, into.name],
      },
      changed: moved.map((turn) => ({ ...turn, speakerId: into.id })),
    };
  });
