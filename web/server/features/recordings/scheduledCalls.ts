import { and, eq, isNull, lt, ne, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { SendJob } from '../../jobs/job.ts';
import { sweepRetentionQueue } from '../processing/recordingQueues.ts';

const dayMs = 86_400_000;
export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

/** The calls that the retention deletes: those that somebody keeps stay, and so does one that goes on. */
export const isScheduled = (organizationId: string, retentionDays: number): SQL | undefined =>
  and(
    eq(call.organizationId, organizationId),
    lt(call.startTime, daysAgo(retentionDays)),
    eq(call.skipRedaction, false),
    ne(call.status, 'LIVE'),
    isNull(call.deletedAt),
  );

/** How many calls the next run of the retention deletes; `retentionDays` 0 means that nothing is deleted. */
export const countScheduledCalls = async (
  db: Db | Tx,
  organizationId: string,
  retentionDays: number,
): Promise<number> =>
  retentionDays === 0 ? 0 : db.$count(call, isScheduled(organizationId, retentionDays));

/**
 * Runs the retention of the actor's organization now instead of within the hour. Returns how many calls it will
 * delete.
 * @throws {UserError} CONFLICT when none is past its age.
 */
export async function redactScheduledCalls(input: {
  db: Db;
  actor: Actor;
  retentionDays: number;
  send: SendJob;
}): Promise<number> {
  const { db, actor, retentionDays, send } = input;
  const { organizationId } = actor;
  return db.transaction(async (tx) => {
    const calls = await countScheduledCalls(tx, organizationId, retentionDays);
    if (calls === 0) throw new UserError('CONFLICT', 'No interview is past its age now.');
    const detail = { calls, retentionDays };
    await recordEvent(tx, actor, 'organization.retentionRun', organizationId, detail);
    await send(sweepRetentionQueue, { organizationId }, { tx });
    return calls;
  });
}
