import { z } from 'zod';
import type { AiWritingKind } from '#shared/domain/aiNote.ts';
import { defineQueue, type Queue } from '../../jobs/job.ts';

const payload = z.object({
  organizationId: z.uuid(),
  callId: z.uuid(),
  /** The order this belongs to; a later one makes it void. */
  generation: z.int(),
  /** Written anew even when nothing has changed: somebody asked for it. */
  isForced: z.boolean().optional(),
});
export type AiWritingPayload = z.infer<typeof payload>;

/** One queue a kind of writing. */
export const aiWritingQueues: Record<AiWritingKind, Queue<AiWritingPayload>> = {
  NOTES: defineQueue('writeAiNotes', payload),
  SUMMARY: defineQueue('writeAiSummary', payload),
};
