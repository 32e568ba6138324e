import { eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { call, interview, jobDescription, skillReport } from '../db/tables/schema.ts';

/** A call with the guide of its interview. */
export type TaskCall = typeof call.$inferSelect & { guideId: string | null };

/** What tasks work on: their rows name it in the column `key`. */
export interface TaskSubject<Row> {
  key: 'callId' | 'jobDescriptionId' | 'skillReportId';
  /** Locks the row, which every transaction of a task does first. Null when it is gone, deleted, or a call without a recording any more. */
  lock(tx: Tx, id: string): Promise<Row | null>;
}

export const callSubject: TaskSubject<TaskCall> = {
  key: 'callId',
  async lock(tx, id) {
    const [found] = await tx
      .select({ ...getTableColumns(call), guideId: interview.guideId })
      .from(call)
      .innerJoin(interview, eq(interview.id, call.interviewId))
      .where(eq(call.id, id))
      .for('update', { of: call });
    return found && !found.deletedAt && !found.recordingDisabled ? found : null;
  },
};

export const jobDescriptionSubject: TaskSubject<typeof jobDescription.$inferSelect> = {
  key: 'jobDescriptionId',
  async lock(tx, id) {
    const [found] = await tx
      .select()
      .from(jobDescription)
      .where(eq(jobDescription.id, id))
      .for('update');
    return found && !found.deletedAt ? found : null;
  },
};

export const skillReportSubject: TaskSubject<typeof skillReport.$inferSelect> = {
  key: 'skillReportId',
  async lock(tx, id) {
    const [found] = await tx.select().from(skillReport).where(eq(skillReport.id, id)).for('update');
    return found ?? null;
  },
};
