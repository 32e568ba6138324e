import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { SharedReport } from '#shared/domain/reportShare.ts';
import {
  longestShareMessage,
  longestShareTitle,
  mostShareRecipients,
} from '#shared/domain/share.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { reportShare } from '../../db/tables/schema.ts';
import { optionalText, withDefault } from '../../errors/inputSchema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { UserError } from '../../errors/userError.ts';
import { defineQueue, type SendJob } from '../../jobs/job.ts';
import type { InsightFilter } from '../insights/insightFilter.ts';
import type { UserRow } from '../users/userLoaders.ts';

export type ReportShareRow = typeof reportShare.$inferSelect;

/** Tells a colleague by e-mail that a report was shared with them. */
export const mailReportShareQueue = defineQueue(
  'mailReportShare',
  z.object({ organizationId: z.uuid(), reportShareId: z.uuid() }),
);

const words = z.object({
  title: withDefault(optionalText(longestShareTitle), ''),
  message: withDefault(optionalText(longestShareMessage), ''),
});

/** Lists show this many, the newest. */
const mostListed = 200;

/** Shares a report with colleagues and tells each new one by e-mail. @throws {UserError} BAD_INPUT */
export async function shareReport(
  input: {
    db: Db;
    actor: Actor;
    send: SendJob;
    report: SharedReport;
    filter: InsightFilter;
    recipients: readonly UserRow[];
  } & z.input<typeof words>,
): Promise<void> {
  const { db, actor, send, report, filter } = input;
  const said = parseInput(words, input);
  const recipients = input.recipients.filter(({ id, banned }) => id !== actor.userId && !banned);
  if (recipients.length === 0)
    throw new UserError('BAD_INPUT', 'Choose at least one person to share with.');
  if (recipients.length > mostShareRecipients)
    throw new UserError('BAD_INPUT', `Share with at most ${mostShareRecipients} people at once.`);
  const { organizationId, userId: createdById } = actor;
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(reportShare)
      .values(
        recipients.map(({ id: userId }) => ({
          ...{ organizationId, createdById, userId, report, filter },
          ...said,
        })),
      )
      .onConflictDoNothing()
      .returning();
    for (const { id, userId } of written) {
      await send(mailReportShareQueue, { organizationId, reportShareId: id }, { tx });
      await recordEvent(tx, actor, 'reportShare.created', id, { report, sharedToId: userId });
    }
  });
}

/** Takes a share back; it ends at once. */
export async function removeReportShare(db: Db, actor: Actor, row: ReportShareRow): Promise<void> {
  const { id, report, userId } = row;
  await db.transaction(async (tx) => {
    await tx.delete(reportShare).where(eq(reportShare.id, id));
    await recordEvent(tx, actor, 'reportShare.removed', id, { report, sharedToId: userId });
  });
}

/** What somebody shared, or was shared with them. */
export const listReportShares = (
  db: Db,
  { userId }: Actor,
  side: 'SHARED_BY_ME' | 'SHARED_WITH_ME',
): Promise<ReportShareRow[]> =>
  db
    .select()
    .from(reportShare)
    .where(eq(side === 'SHARED_BY_ME' ? reportShare.createdById : reportShare.userId, userId))
    .orderBy(desc(reportShare.createdAt), desc(reportShare.id))
    .limit(mostListed);

export async function findReportShare(
  db: Db,
  { organizationId }: Actor,
  id: string,
): Promise<ReportShareRow> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(reportShare)
        .where(and(eq(reportShare.id, id), eq(reportShare.organizationId, organizationId)))
    : [];
  if (!row) throw UserError.notFound('shared report');
  return row;
}
