import type { Tx } from '../../db/database.ts';
import { recordingFile } from '../../db/tables/schema.ts';

/** Notes where a file of a call lies, in the place of an earlier one of its kind. */
export async function saveRecordingFile(
  tx: Tx,
  file: typeof recordingFile.$inferInsert,
): Promise<void> {
  const { organizationId: _organization, callId: _call, kind: _kind, ...content } = file;
  await tx
    .insert(recordingFile)
    .values(file)
    .onConflictDoUpdate({ target: [recordingFile.callId, recordingFile.kind], set: content });
}
