import { eq, sql } from 'drizzle-orm';
import {
  processingStepNames,
  type ProcessingStatus,
  type ProcessingStepName,
} from '#shared/domain/call.ts';
import type { Tx } from '../../db/database.ts';
import { call } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { TaskKind } from '../../jobs/taskAttempt.ts';
import { callSubject, type TaskCall } from '../../jobs/taskSubject.ts';

/**
 * Copies what the steps of a call say to its row, where lists read it: the first step that is not
 * completed, its progress and why it failed. To be called in every transaction that changes a step, after
 * the call's row was locked.
 */
export async function showProcessing(tx: Tx, callId: string): Promise<void> {
  const order = sql.raw(`array['${processingStepNames.join("','")}']`);
  await tx.execute(sql`
    update call set (processing_step, processing_progress, failure_reason, failure_code) = (
      select max(name), coalesce(max(progress), 0),
        max(failure_reason) filter (where status = 'FAILED'),
        max(failure_code) filter (where status = 'FAILED')
      from (
        select * from task
        where call_id = ${callId} and status <> 'COMPLETED' and name = any(${order})
        order by array_position(${order}, name) limit 1) step)
    where id = ${callId}`);
}

/** A step as a durable task: each change of it is shown on the call's row and to open pages. */
export const stepKind = (step: ProcessingStepName): TaskKind<TaskCall> => ({
  name: step,
  subject: callSubject,
  async onChange(tx, { organizationId, id: callId, ...words }, { status, progress }, what) {
    await showProcessing(tx, callId);
    if (what === 'progress')
      return publish({ organizationId, callId, what, data: { step, progress } }, tx);
    const statuses = statusesAfter(step, status, words);
    if (statuses) await tx.update(call).set(statuses).where(eq(call.id, callId));
    await publish({ organizationId, callId, what: 'call' }, tx);
  },
});

/** A recording that plays stays playable whatever becomes of its transcript. */
function statusesAfter(
  step: ProcessingStepName,
  status: ProcessingStatus,
  words: Words,
): Partial<typeof call.$inferInsert> | null {
  if (status === 'FAILED')
    return {
      ...(!hasWords(step, words) && { transcriptionStatus: status }),
      ...((step === 'PROBE' || step === 'REMUX') && { recordingStatus: status }),
    };
  if (status !== 'IN_PROGRESS') return null;
  if (step === 'PROBE') return { recordingStatus: status };
  return step === 'TRANSCRIBE' ? { transcriptionStatus: status } : null;
}

type Words = Pick<TaskCall, 'transcriptEngineRecordId' | 'transcriptionStatus'>;

/** A recording that is prepared again, because something was redacted, keeps the transcript it has. */
const hasWords = (step: ProcessingStepName, words: Words): boolean =>
  (step === 'PROBE' || step === 'REMUX' || step === 'PEAKS') &&
  words.transcriptEngineRecordId !== null &&
  words.transcriptionStatus === 'COMPLETED';
