import { and, count, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  skillReportFault,
  skillReportLimits,
  tidySkillReport,
  type SkillReportFields,
} from '#shared/domain/skillReport.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { skillReport } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { defineQueue, type SendJob } from '../../jobs/job.ts';
import { orderTasks } from '../../jobs/taskAttempt.ts';
import { skillReportSubject } from '../../jobs/taskSubject.ts';

export type SkillReportRow = typeof skillReport.$inferSelect;

/** Finds the moments of a skill report. */
export const findSkillsQueue = defineQueue(
  'findSkills',
  z.object({
    organizationId: z.uuid(),
    skillReportId: z.uuid(),
    /** The order this belongs to; a later one of the same report makes it void. */
    generation: z.int(),
  }),
);

interface ReportChange {
  db: Db;
  actor: Actor;
  send: SendJob;
}

export const listSkillReports = (db: Db, { organizationId }: Actor): Promise<SkillReportRow[]> =>
  db
    .select()
    .from(skillReport)
    .where(eq(skillReport.organizationId, organizationId))
    .orderBy(desc(skillReport.createdAt), desc(skillReport.id))
    .limit(skillReportLimits.reports);

/** @throws {UserError} NOT_FOUND */
export async function findSkillReport(
  db: Db,
  { organizationId }: Actor,
  id: string,
): Promise<SkillReportRow> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(skillReport)
        .where(and(eq(skillReport.id, id), eq(skillReport.organizationId, organizationId)))
    : [];
  if (!row) throw UserError.notFound('skill report');
  return row;
}

/** @throws {UserError} BAD_INPUT */
export const createSkillReport = (
  input: ReportChange & { fields: SkillReportFields },
): Promise<SkillReportRow> =>
  input.db.transaction(async (tx) => {
    const { actor, send } = input;
    const { organizationId, userId: creatorId } = actor;
    const columns = columnsOf(input.fields);
    const [known] = await tx
      .select({ reports: count() })
      .from(skillReport)
      .where(eq(skillReport.organizationId, organizationId));
    if ((known?.reports ?? 0) >= skillReportLimits.reports)
      throw new UserError('BAD_INPUT', 'There are too many skill reports. Delete one first.');
    const [row] = await tx
      .insert(skillReport)
      .values({ organizationId, creatorId, ...columns, processingStatus: 'DISPATCHED' })
      .returning();
    if (!row) throw new UserError('UNAVAILABLE', 'The report could not be added. Try again.');
    await recordEvent(tx, actor, 'skillReport.created', row.id, { title: row.title });
    await order(tx, send, row);
    return row;
  });

/** Changes what a report asks, and runs it anew. @throws {UserError} BAD_INPUT */
export const updateSkillReport = (
  input: ReportChange & { report: SkillReportRow; fields: SkillReportFields },
): Promise<SkillReportRow> =>
  input.db.transaction(async (tx) => {
    const { actor, send, report } = input;
    const row = await dispatch(tx, report.id, columnsOf(input.fields));
    await recordEvent(tx, actor, 'skillReport.updated', row.id, { title: row.title });
    await order(tx, send, row);
    return row;
  });

/** Runs a report anew over the interviews there are now. */
export const runSkillReport = (
  input: ReportChange & { report: SkillReportRow },
): Promise<SkillReportRow> =>
  input.db.transaction(async (tx) => {
    const row = await dispatch(tx, input.report.id, {});
    await recordEvent(tx, input.actor, 'skillReport.run', row.id, { title: row.title });
    await order(tx, input.send, row);
    return row;
  });

export const deleteSkillReport = (input: Omit<ReportChange, 'send'> & { report: SkillReportRow }) =>
  input.db.transaction(async (tx) => {
    const { id, title } = input.report;
    await tx.delete(skillReport).where(eq(skillReport.id, id));
    await recordEvent(tx, input.actor, 'skillReport.deleted', id, { title });
  });

async function dispatch(
  tx: Tx,
  id: string,
  columns: Partial<ReturnType<typeof columnsOf>>,
): Promise<SkillReportRow> {
  const held = await skillReportSubject.lock(tx, id);
  if (!held) throw UserError.notFound('skill report');
  const [row] = await tx
    .update(skillReport)
    .set({ ...columns, processingStatus: 'DISPATCHED', failureReason: null })
    .where(eq(skillReport.id, id))
    .returning();
  return row ?? held;
}

async function order(tx: Tx, send: SendJob, { id, organizationId }: SkillReportRow): Promise<void> {
  const generation = await orderTasks(tx, { organizationId, skillReportId: id }, ['SKILLS']);
  await send(findSkillsQueue, { organizationId, skillReportId: id, generation }, { tx });
}

function columnsOf(typed: SkillReportFields) {
  const fields = tidySkillReport(typed);
  const fault = skillReportFault(fields);
  if (fault !== null) throw new UserError('BAD_INPUT', fault);
  return {
    title: fields.title,
    skills: [...fields.skills],
    positionIds: knownIds(fields.positionIds),
    stageIds: knownIds(fields.stageIds),
    dateRangeStart: new Date(fields.startMs),
    dateRangeEnd: new Date(fields.endMs),
    minimumInterviews: fields.minimumInterviews,
  };
}

/** An id that is none would stand for all when it is left out. */
function knownIds(ids: readonly string[]): string[] {
  if (!ids.every(isUuid)) throw new UserError('BAD_INPUT', 'Choose positions and stages again.');
  return [...ids];
}
