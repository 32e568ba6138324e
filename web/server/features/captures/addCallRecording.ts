import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { call as callTable, liveCapture, upload } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { UploadRow } from '../calls/uploadType.ts';

/**
 * Makes the place where the recording of a capture will arrive. Called again, for instance because the answer was
 * lost, it returns the same place.
 * @throws {UserError} NOT_FOUND when the call is no capture, or its recording is disabled; CONFLICT while it is live, or when another recording
 * has been begun; BAD_INPUT for an impossible size.
 */
export async function addCallRecording(options: {
  db: Db;
  actor: Actor;
  call: { id: string; organizationId: string };
  sizeBytes: number;
  /** Nothing of the meeting is in it. */
  isMicrophoneOnly: boolean;
  maxUploadBytes: number;
}): Promise<UploadRow> {
  const { db, actor, call, sizeBytes } = options;
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes <= 0 || sizeBytes > options.maxUploadBytes)
    throw new UserError('BAD_INPUT', 'This recording is empty or larger than the server takes.');
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ capture: liveCapture, isDisabled: callTable.recordingDisabled })
      .from(liveCapture)
      .innerJoin(callTable, eq(callTable.id, liveCapture.callId))
      .where(eq(liveCapture.callId, call.id))
      .for('update', { of: liveCapture });
    if (!found || found.isDisabled) throw UserError.notFound('capture');
    const { capture } = found;
    if (!capture.endedAt)
      throw new UserError('CONFLICT', 'The interview goes on. Its recording comes after the end.');
    if (options.isMicrophoneOnly)
      await tx
        .update(liveCapture)
        .set({ isMicrophoneOnly: true })
        .where(eq(liveCapture.callId, call.id));
    const [known] = await tx.select().from(upload).where(eq(upload.callId, call.id));
    if (known && known.sizeBytes !== sizeBytes)
      throw new UserError('CONFLICT', 'This interview already has another recording.');
    return (
      known ??
      oneRow(
        await tx
          .insert(upload)
          .values({
            organizationId: call.organizationId,
            userId: actor.userId,
            callId: call.id,
            fileName: 'recording.webm',
            sizeBytes,
            fingerprint: `capture|${capture.captureId}`,
          })
          .returning(),
      )
    );
  });
}
