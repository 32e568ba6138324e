import { and, eq, getTableColumns } from 'drizzle-orm';
import type { AiWritingKind } from '../../../../shared/domain/aiNote.ts';
import type { Database, Tx } from '../../db/database.ts';
import { aiWriting, call, interview } from '../../db/tables/schema.ts';
import type { CallEvents } from '../../events/events.ts';
import type { AiWritingPayload } from './aiWritingQueues.ts';

/** A writing that has failed this often in ways that may pass is given up. */
export const mostAttempts = 4;
/** The same for one whose process died each time. */
const mostLostAttempts = 10;

/** A call with the guide that its interview follows. */
export type CallRow = typeof call.$inferSelect & { guideId: string | null };
export type WritingRow = typeof aiWriting.$inferSelect;

export interface WritingServices {
  database: Database;
  events: CallEvents;
}

/**
 * One go at one kind of writing. Generation and attempts are its token: after a new order, or when
 * another worker took it over, whatever this one still does counts no more.
 */
export interface WritingAttempt {
  call: CallRow;
  writing: WritingRow;
}

/**
 * Begins a writing, or returns null when there is nothing to do: the call is gone, a later order stands,
 * or it is done. Notes are written of the transcript as it stands at this moment.
 */
export const beginWriting = (
  { database, events }: WritingServices,
  { callId, generation }: AiWritingPayload,
  kind: AiWritingKind,
): Promise<WritingAttempt | null> =>
  database.system.transaction(async (tx) => {
    const owner = await lockCall(tx, callId);
    const [writing] = await tx
      .select()
      .from(aiWriting)
      .where(and(eq(aiWriting.callId, callId), eq(aiWriting.kind, kind)));
    if (!owner || owner.deletedAt || writing?.generation !== generation) return null;
    if (writing.status === 'COMPLETED' || writing.status === 'FAILED') return null;
    const { organizationId } = owner;
    if (writing.attempts >= mostLostAttempts) {
      const failureReason = `This stopped unexpectedly ${mostLostAttempts} times. Try again, or tell your administrator.`;
      await tx
        .update(aiWriting)
        .set({ status: 'FAILED', failureCode: 'STOPPED', failureReason, finishedAt: new Date() })
        .where(eq(aiWriting.id, writing.id));
      await events.publish({ organizationId, callId, what: 'aiNotes' }, tx);
      return null;
    }
    const begun = {
      status: 'IN_PROGRESS' as const,
      attempts: writing.attempts + 1,
      startedAt: writing.startedAt ?? new Date(),
      failureReason: null,
      failureCode: null,
    };
    await tx.update(aiWriting).set(begun).where(eq(aiWriting.id, writing.id));
    await events.publish({ organizationId, callId, what: 'aiNotes' }, tx);
    return { call: owner, writing: { ...writing, ...begun } };
  });

async function lockCall(tx: Tx, callId: string): Promise<CallRow | undefined> {
  const [found] = await tx
    .select({ ...getTableColumns(call), guideId: interview.guideId })
    .from(call)
    .innerJoin(interview, eq(interview.id, call.interviewId))
    .where(eq(call.id, callId))
    .for('update', { of: call });
  return found;
}

const isStillOurs = ({ writing }: WritingAttempt) =>
  and(
    eq(aiWriting.id, writing.id),
    eq(aiWriting.status, 'IN_PROGRESS'),
    eq(aiWriting.generation, writing.generation),
    eq(aiWriting.attempts, writing.attempts),
  );

/**
 * Ends a writing in one transaction. Returns `stale`, with nothing written, when the transcript has
 * changed since it was read, and `void` when the call is gone or the order is no longer ours. `write`
 * returns the engine record that what is shown came from, or null when it has not changed.
 */
export const completeWriting = (
  { database, events }: WritingServices,
  attempt: WritingAttempt,
  write: (tx: Tx) => Promise<string | null>,
): Promise<'written' | 'stale' | 'void'> =>
  database.system.transaction(async (tx) => {
    const { id: callId, organizationId, transcriptRevision, guideId } = attempt.call;
    const owner = await lockCall(tx, callId);
    const [ours] = await tx.select().from(aiWriting).where(isStillOurs(attempt));
    if (!owner || owner.deletedAt || !ours) return 'void';
    if (owner.transcriptRevision !== transcriptRevision || owner.guideId !== guideId)
      return 'stale';
    const engineRecordId = await write(tx);
    await tx
      .update(aiWriting)
      .set({
        status: 'COMPLETED',
        finishedAt: new Date(),
        ...(engineRecordId ? { engineRecordId } : {}),
      })
      .where(eq(aiWriting.id, ours.id));
    await events.publish({ organizationId, callId, what: 'aiNotes' }, tx);
    return 'written';
  });

/** Leaves a writing for the queue's next delivery; `isCounted` unless we stopped by order. */
export async function yieldWriting(
  { database, events }: WritingServices,
  attempt: WritingAttempt,
  { isCounted, reason = null }: { isCounted: boolean; reason?: string | null },
): Promise<void> {
  const { id: callId, organizationId } = attempt.call;
  await database.system.transaction(async (tx) => {
    await tx
      .update(aiWriting)
      .set({
        status: 'PENDING',
        failureReason: reason,
        ...(!isCounted && { attempts: attempt.writing.attempts - 1 }),
      })
      .where(isStillOurs(attempt));
    await events.publish({ organizationId, callId, what: 'aiNotes' }, tx);
  });
}

/** Ends a writing as failed with its reason; everything else of the call stays as it is. */
export async function giveUpWriting(
  { database, events }: WritingServices,
  attempt: WritingAttempt,
  { code, reason }: { code: string; reason: string },
): Promise<void> {
  const { id: callId, organizationId } = attempt.call;
  await database.system.transaction(async (tx) => {
    await tx
      .update(aiWriting)
      .set({
        status: 'FAILED',
        failureCode: code,
        failureReason: reason,
        finishedAt: new Date(),
      })
      .where(isStillOurs(attempt));
    await events.publish({ organizationId, callId, what: 'aiNotes' }, tx);
  });
}
