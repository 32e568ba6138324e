import { and, eq, isNull } from 'drizzle-orm';
import type { SpeakerRole } from '#shared/domain/transcript.ts';
import { speaker } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { editTranscript, type EditContext } from './transcriptEdit.ts';
import { isUuid } from '../../db/isUuid.ts';
import type { Tx } from '../../db/database.ts';
import type { SpeakerRow } from './transcriptLoaders.ts';

const maxName = 100;

/** Names a speaker, or says whether it is the candidate; it holds everywhere the speaker stands. */
export const updateCallSpeaker = (
  context: EditContext,
  speakerId: string,
  changes: { name?: string | null | undefined; role?: SpeakerRole | null | undefined },
) =>
  editTranscript(context, 'RENAME_SPEAKER', async (tx) => {
    const found = await findSpeaker(tx, context.call.id, speakerId);
    const name = changes.name?.trim() ?? found.name;
    if (name === '') throw new UserError('BAD_INPUT', 'Give the speaker a name.');
    if (name.length > maxName)
      throw new UserError('BAD_INPUT', `Use at most ${maxName} characters.`);
    const after = {
      name,
      role: changes.role ?? found.role,
      basis: name === found.name ? found.basis : ('NAMED' as const),
    };
    await tx.update(speaker).set(after).where(eq(speaker.id, found.id));
    return {
      change: {
        speakerId: found.id,
        before: { name: found.name, role: found.role, basis: found.basis },
        after,
      },
      changed: [],
    };
  });

/** A speaker of this call that was not merged away. @throws {UserError} NOT_FOUND */
export async function findSpeaker(tx: Tx, callId: string, speakerId: string): Promise<SpeakerRow> {
  const [found] = isUuid(speakerId)
    ? await tx
        .select()
        .from(speaker)
        .where(
          and(eq(speaker.id, speakerId), eq(speaker.callId, callId), isNull(speaker.mergedIntoId)),
        )
    : [];
  if (!found) throw UserError.notFound('speaker');
  return found;
}
