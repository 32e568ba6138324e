import { and, eq, inArray } from 'drizzle-orm';
import { processingStepNames } from '#shared/domain/call.ts';
import type { Tx } from '../../db/database.ts';
import { call as callTable, task, recordingFile, upload } from '../../db/tables/schema.ts';
import type { TaskName } from '../../db/tables/task.ts';
import { UserError } from '../../errors/userError.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { showProcessing } from '../processing/showProcessing.ts';

const fromWords = processingStepNames.indexOf('TRANSCRIBE');
const wordSteps = processingStepNames.slice(fromWords, processingStepNames.indexOf('MEASURE'));

/**
 * Makes sure that a transcript from elsewhere may take its place in a call, and takes the steps of
 * transcribing for done. The call's row stays locked. Answers how long its recording is; null without one.
 * @throws {UserError} CONFLICT while it is being prepared, or when there are words and nobody said to replace them.
 */
export async function makeRoomForImport(
  tx: Tx,
  { call, replacesExisting }: { call: LoadedCall; replacesExisting: boolean },
): Promise<{ durationMs: number | null }> {
  const [row] = await tx.select().from(callTable).where(eq(callTable.id, call.id)).for('update');
  if (!row || row.deletedAt) throw UserError.notFound('interview');
  if (row.recordingDisabled)
    throw new UserError('CONFLICT', 'Recording is disabled for this interview.');
  if (row.transcriptEngineRecordId && !replacesExisting)
    throw new UserError(
      'CONFLICT',
      'This interview already has a transcript. Confirm that it is to be replaced.',
    );
  const steps = await tx
    .select()
    .from(task)
    .where(and(eq(task.callId, call.id), inArray(task.name, [...processingStepNames])));
  const [arriving] = await tx.select().from(upload).where(eq(upload.callId, call.id));
  const before = steps.filter(({ name }) => name !== 'MEASURE');
  if (
    (arriving && (!arriving.completedAt || steps.length === 0)) ||
    before.some(({ status }) => status !== 'COMPLETED' && status !== 'FAILED')
  )
    throw new UserError(
      'CONFLICT',
      'The recording of this interview is still being prepared. Wait until it is done, then import the transcript.',
    );
  if (before.some(({ name, status }) => status === 'FAILED' && !isWordStep(name)))
    throw new UserError(
      'CONFLICT',
      'The recording of this interview could not be prepared. Try that again first, or import the transcript as an interview of its own.',
    );
  await tx
    .update(task)
    .set({ status: 'COMPLETED', progress: 1, failureReason: null, failureCode: null })
    .where(and(eq(task.callId, call.id), inArray(task.name, wordSteps)));
  await showProcessing(tx, call.id);
  const [recording] = await tx
    .select({ durationMs: recordingFile.durationMs })
    .from(recordingFile)
    .where(and(eq(recordingFile.callId, call.id), eq(recordingFile.kind, 'PLAYBACK')));
  return { durationMs: recording ? (recording.durationMs ?? row.durationMs) : null };
}

const isWordStep = (name: TaskName): boolean => wordSteps.some((step) => step === name);
