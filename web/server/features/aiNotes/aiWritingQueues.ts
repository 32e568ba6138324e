import { z } from 'zod';
import type { AiWritingKind } from '../../../../shared/domain/aiNote.ts';
import type { Job } from '../../jobs/job.ts';

const payload = z.object({
  organizationId: z.uuid(),
  callId: z.uuid(),
  /** The order this belongs to; a later one makes it void. */
  generation: z.int(),
  /** Written anew even when nothing has changed: somebody asked for it. */
  isForced: z.boolean().optional(),
});
export type AiWritingPayload = z.infer<typeof payload>;

/** For those who only queue; the workers are the same with a `run`, made by `createAiNotesJobs`. */
const queue = (name: string): Job<AiWritingPayload> => ({
  name,
  payload,
  concurrency: 1,
  run: () =>
    Promise.reject(new Error(`${name} was queued, but this process has no worker for it.`)),
});

/** One queue a kind of writing. */
export const aiWritingQueues: Record<AiWritingKind, Job<AiWritingPayload>> = {
  NOTES: queue('writeAiNotes'),
  SUMMARY: queue('writeAiSummary'),
};
