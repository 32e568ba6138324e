import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { recordingFile, task } from '../../db/tables/schema.ts';
import { callPrefix } from '../../storage/storageKey.ts';

/**
 * From here on no file of the call's recording is served. The step PROBE, which the caller orders, makes a
 * copy without the redacted passages and deletes what is listed here. False where there is no recording.
 */
export async function withholdRecording(
  tx: Tx,
  { organizationId, callId }: { organizationId: string; callId: string },
): Promise<boolean> {
  const files = await tx.select().from(recordingFile).where(eq(recordingFile.callId, callId));
  const source =
    files.find(({ kind }) => kind === 'ORIGINAL') ?? files.find(({ kind }) => kind === 'PLAYBACK');
  if (!source) return false;
  await tx
    .delete(recordingFile)
    .where(and(eq(recordingFile.callId, callId), ne(recordingFile.id, source.id)));
  await tx
    .update(recordingFile)
    .set({ kind: 'ORIGINAL', isWithheld: true })
    .where(eq(recordingFile.id, source.id));
  const replaced = [
    ...files.filter(({ id }) => id !== source.id).map(({ storageKey }) => storageKey),
    `${callPrefix(organizationId, callId)}clips/`,
  ];
  const result = { replaced };
  await tx
    .insert(task)
    .values({ organizationId, callId, name: 'PROBE', result })
    .onConflictDoUpdate({ target: [task.callId, task.name], set: { result } });
  return true;
}
