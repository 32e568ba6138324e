import { eq } from 'drizzle-orm';
import { call } from '../../db/tables/schema.ts';
import { writeCallMetrics } from './writeCallMetrics.ts';
import { stepJob, type RecordingJobsOptions } from './stepJob.ts';

/** Measures who spoke how long and how; with it the interview is ready. */
export const measureCallJob = (options: RecordingJobsOptions) =>
  stepJob('MEASURE', options, async ({ call: { id: callId, organizationId } }) => async (tx) => {
    await writeCallMetrics(tx, { organizationId, callId });
    await tx.update(call).set({ transcriptionStatus: 'COMPLETED' }).where(eq(call.id, callId));
  });
