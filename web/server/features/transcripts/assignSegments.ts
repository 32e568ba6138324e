import { eq, max } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { speaker } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { editTranscript, type EditContext } from './transcriptEdit.ts';
import { findSpeaker } from './updateCallSpeaker.ts';

/** Gives turns to another speaker of the call, or to a new one. */
export const assignSegments = (
  context: EditContext,
  segmentIds: readonly string[],
  to: { speakerId?: string | null | undefined; newSpeakerName?: string | null | undefined },
) =>
  editTranscript(context, 'ASSIGN_SEGMENTS', async (tx, turns) => {
    const ids = new Set(segmentIds);
    if (ids.size === 0 || ids.size > 10_000)
      throw new UserError('BAD_INPUT', 'Choose the turns to give to another speaker.');
    const chosen = turns.filter(({ id }) => ids.has(id));
    if (chosen.length === 0) throw UserError.notFound('turn');
    const target = to.speakerId
      ? await findSpeaker(tx, context.call.id, to.speakerId)
      : await addSpeaker(tx, context, to.newSpeakerName ?? '');
    return {
      change: {
        before: chosen.map(({ id, speakerId }) => ({ segmentId: id, speakerId })),
        speakerId: target.id,
        isNewSpeaker: !to.speakerId,
        name: target.name,
      },
      changed: chosen.map((turn) => ({ ...turn, speakerId: target.id })),
    };
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
