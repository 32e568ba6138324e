import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm';
import { call, organization } from '../../db/tables/schema.ts';
import type { Db } from '../../db/database.ts';
import { defineJob, type SendJob } from '../../jobs/job.ts';
import { removeOldAuditEntries } from '../audit/removeOldAuditEntries.ts';
import { selectCalls, toLoadedCall } from '../calls/callLoaders.ts';
import { deleteCall } from '../calls/deleteCall.ts';
import { readOrganizationSettings } from '../organizations/loadOrganizationSettings.ts';
import { sweepRetentionQueue } from '../processing/recordingQueues.ts';

const dayMs = 86_400_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);
/** Deleted at a time; the others follow in the next statement. */
const batch = 100;

/**
 * Runs at every start and once an hour: deletes the interviews that are older than their organization keeps
 * them. Those that somebody keeps stay, and so does one that goes on. Removes old entries of the audit log too.
 */
export const sweepRetentionJob = defineJob(
  sweepRetentionQueue,
  async (_payload, { database, send, signal }) => {
    const db = database.system;
    const organizations = await db
      .select({ id: organization.id, settings: organization.settings })
      .from(organization);
    for (const { id, settings } of organizations) {
      const read = readOrganizationSettings(id, settings);
      const { retentionDaysSinceInterview: days, auditRetentionDays } = read;
      if (days > 0) await deleteOlder(db, id, daysAgo(days), send, signal);
      if (auditRetentionDays > 0) await removeOldAuditEntries(db, id, daysAgo(auditRetentionDays));
    }
  },
  { isHourly: true },
);

async function deleteOlder(
  db: Db,
  organizationId: string,
  before: Date,
  send: SendJob,
  signal: AbortSignal,
): Promise<void> {
  const actor = { organizationId, userId: null, impersonatorId: null };
  while (!signal.aborted) {
    const rows = await selectCalls(db)
      .where(
        and(
          eq(call.organizationId, organizationId),
          lt(call.startTime, before),
          eq(call.skipRedaction, false),
          ne(call.status, 'LIVE'),
          isNull(call.deletedAt),
        ),
      )
      .orderBy(asc(call.startTime))
      .limit(batch);
    for (const row of rows) await deleteCall({ db, actor, call: toLoadedCall(row), send });
    if (rows.length < batch) return;
  }
}
