import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call as callTable, task } from '../../db/tables/schema.ts';
import type { SendJob } from '../../jobs/job.ts';
import { startProcessing } from './startProcessing.ts';

/**
 * Orders the transcript anew in a language (BCP-47). The old one, and the interview's language, stay
 * until the new one is whole. Returns false, and changes nothing, while the recording is not playable yet.
 */
export async function reTranscribe({
  db,
  actor,
  call,
  language,
  send,
}: {
  db: Db;
  actor: { organizationId: string; userId: string };
  call: { id: string; organizationId: string };
  language: string;
  send: SendJob;
}): Promise<boolean> {
  const { id: callId, organizationId } = call;
  return db.transaction(async (tx) => {
    await tx.select().from(callTable).where(eq(callTable.id, callId)).for('update');
    const steps = await tx.select().from(task).where(eq(task.callId, callId));
    const isReady = (['PROBE', 'REMUX', 'PEAKS'] as const).every((name) =>
      steps.some((step) => step.name === name && step.status === 'COMPLETED'),
    );
    if (!isReady) return false;
    await startProcessing({ tx, send, organizationId, callId, from: 'TRANSCRIBE' });
    await tx
      .update(task)
      .set({ result: { language } })
      .where(and(eq(task.callId, callId), eq(task.name, 'TRANSCRIBE')));
    await recordEvent(tx, actor, 'call.reTranscribed', callId, { language });
    return true;
  });
}
