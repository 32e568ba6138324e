import { aiWritingKinds, type AiWritingKind } from '#shared/domain/aiNote.ts';
import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import { orderTasks } from '../../jobs/taskAttempt.ts';
import { callSubject } from '../../jobs/taskSubject.ts';
import { aiWritingQueues } from './aiWritingQueues.ts';
import { dropUnspokenTitles } from './dropUnspokenTitles.ts';

/** After a correction of the transcript the engine waits this long for the next one. */
export const correctionPauseSec = 20;

/**
 * Orders the notes and the summary of a call (or some of them), anew if they were written before, in the
 * caller's transaction. What stands is shown until the new text is whole, but titles and topics in words
 * that are no longer spoken go at once. A later order makes an earlier
 * one void, so that a row of corrections within `delaySec` of each other costs one run.
 */
export async function orderAiWriting({
  tx,
  send,
  call: { organizationId, id: callId },
  kinds = aiWritingKinds,
  delaySec,
  isForced,
}: {
  tx: Tx;
  send: SendJob;
  call: { organizationId: string; id: string };
  kinds?: readonly AiWritingKind[];
  delaySec?: number;
  isForced?: boolean;
}): Promise<void> {
  await callSubject.lock(tx, callId);
  if (kinds.includes('SUMMARY')) await dropUnspokenTitles(tx, callId);
  for (const kind of kinds) {
    const status = delaySec ? 'PENDING' : 'DISPATCHED';
    const generation = await orderTasks(tx, { organizationId, callId }, [kind], status);
    await send(
      aiWritingQueues[kind],
      { organizationId, callId, generation, ...(isForced ? { isForced } : {}) },
      { tx, ...(delaySec ? { delaySec } : {}) },
    );
  }
  await publish({ organizationId, callId, what: 'aiNotes' }, tx);
}
