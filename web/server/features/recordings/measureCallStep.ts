import { eq } from 'drizzle-orm';
import { call } from '../../db/tables/schema.ts';
import { orderAiWriting } from '../aiWriting/orderAiWriting.ts';
import { orderAlertMail } from '../candidateAlerts/orderAlertMail.ts';
import { readTurns } from '../transcripts/transcriptBody.ts';
import { writeCallMetrics } from '../transcripts/writeCallMetrics.ts';
import type { RecordingStep } from './recordingStage.ts';

/**
 * Measures who spoke how long and how; with it the interview is ready, and its notes are ordered: what a
 * language engine makes of them is no part of the recording and cannot fail it.
 */
export const measureCallStep: RecordingStep = {
  name: 'MEASURE',
  work: ({ call: { id, organizationId }, send }) =>
    Promise.resolve(async (tx) => {
      await writeCallMetrics(tx, { organizationId, callId: id }, await readTurns(tx, id));
      await tx.update(call).set({ transcriptionStatus: 'COMPLETED' }).where(eq(call.id, id));
      await orderAiWriting({ tx, send, call: { id, organizationId } });
      await orderAlertMail(tx, send, { id, organizationId });
    }),
};
