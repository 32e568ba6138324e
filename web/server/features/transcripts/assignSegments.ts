import { and, eq, inArray, max } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { segment, speaker } from '../../db/tables/schema.ts';
import { isUuid } from '../../db/isUuid.ts';
import { UserError } from '../../errors/userError.ts';
import { editTranscript, type EditContext } from './transcriptEdit.ts';
import { findSpeaker } from './updateCallSpeaker.ts';

/** Gives turns to another speaker of the call, or to a new one. */
export const assignSegments = (
  context: EditContext,
  segmentIds: readonly string[],
  to: { speakerId?: string | null | undefined; newSpeakerName?: string | null | undefined },
) =>
  editTranscript(context, 'ASSIGN_SEGMENTS', async (tx) => {
    const ids = segmentIds.filter(isUuid);
    if (ids.length === 0 || ids.length > 10_000)
      throw new UserError('BAD_INPUT', 'Choose the turns to give to another speaker.');
    const before = await tx
      .select({ segmentId: segment.id, speakerId: segment.speakerId })
      .from(segment)
      .where(and(inArray(segment.id, ids), eq(segment.callId, context.call.id)));
    if (before.length === 0) throw UserError.notFound('turn');
    const target = to.speakerId
      ? await findSpeaker(tx, context.call.id, to.speakerId)
      : await addSpeaker(tx, context, to.newSpeakerName ?? '');
    await tx
      .update(segment)
      .set({ speakerId: target.id })
      .where(
        inArray(
          segment.id,
          before.map((row) => row.segmentId),
        ),
      );
    return { before, speakerId: target.id, isNewSpeaker: !to.speakerId, name: target.name };
  });

async function addSpeaker(tx: Tx, { call }: EditContext, givenName: string) {
  const name = givenName.trim().slice(0, 100);
  if (name === '') throw new UserError('BAD_INPUT', 'Give the speaker a name.');
  const [last] = await tx
    .select({ index: max(speaker.index) })
    .from(speaker)
    .where(eq(speaker.callId, call.id));
  const [added] = await tx
    .insert(speaker)
    .values({
      organizationId: call.organizationId,
      callId: call.id,
      index: (last?.index ?? -1) + 1,
      name,
      basis: 'NAMED',
    })
    .returning();
  if (!added) throw new UserError('UNAVAILABLE', 'The speaker could not be added. Try again.');
  return added;
}
