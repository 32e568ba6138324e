import { asc, eq } from 'drizzle-orm';
import { call, organization } from '../../db/tables/schema.ts';
import type { Db } from '../../db/database.ts';
import { defineJob, type SendJob } from '../../jobs/job.ts';
import { removeOldAuditEntries } from '../audit/removeOldAuditEntries.ts';
import { selectCalls, toLoadedCall } from '../calls/callLoaders.ts';
import { deleteCall } from '../calls/deleteCall.ts';
import { readOrganizationSettings } from '../organizations/loadOrganizationSettings.ts';
import { sweepRetentionQueue } from '../processing/recordingQueues.ts';
import { daysAgo, isScheduled } from './scheduledCalls.ts';

/** Deleted at a time; the others follow in the next statement. */
const batch = 100;

/**
 * Runs at every start and once an hour: deletes the interviews that are older than their organization keeps
 * them; a payload names the only organization to look at. Removes old entries of the audit log too.
 */
export const sweepRetentionJob = defineJob(
  sweepRetentionQueue,
  async ({ organizationId }, { database, send, signal }) => {
    const db = database.system;
    const organizations = await db
      .select({ id: organization.id, settings: organization.settings })
      .from(organization)
      .where(organizationId ? eq(organization.id, organizationId) : undefined);
    for (const { id, settings } of organizations) {
      const read = readOrganizationSettings(id, settings);
      const { retentionDaysSinceInterview: days, auditRetentionDays } = read;
      if (days > 0) await deleteOlder(db, id, days, send, signal);
      if (auditRetentionDays > 0) await removeOldAuditEntries(db, id, daysAgo(auditRetentionDays));
    }
  },
  { isHourly: true },
);

async function deleteOlder(
  db: Db,
  organizationId: string,
  days: number,
  send: SendJob,
  signal: AbortSignal,
): Promise<void> {
  const actor = { organizationId, userId: null, impersonatorId: null };
  while (!signal.aborted) {
    const rows = await selectCalls(db)
      .where(isScheduled(organizationId, days))
      .orderBy(asc(call.startTime))
      .limit(batch);
    for (const row of rows) await deleteCall({ db, actor, call: toLoadedCall(row), send });
    if (rows.length < batch) return;
  }
}
