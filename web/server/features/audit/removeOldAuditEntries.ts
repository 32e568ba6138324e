import { and, desc, eq, gte, lt, lte, min, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { auditChain, auditEntry } from '../../db/tables/schema.ts';

/**
 * Removes the entries of an organization's audit log that are older than `before`, from its beginning on. The
 * hash of the last one stays as the anchor of the chain, which still verifies from there. Returns how many.
 */
export const removeOldAuditEntries = (
  db: Db,
  organizationId: string,
  before: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    const isOurs = eq(auditEntry.organizationId, organizationId);
    const isChain = eq(auditChain.organizationId, organizationId);
    await tx.select().from(auditChain).where(isChain).for('update');
    // Entries stand in the order of their commits, which is not quite that of their times.
    const [kept] = await tx
      .select({ sequence: min(auditEntry.sequence) })
      .from(auditEntry)
      .where(and(isOurs, gte(auditEntry.createdAt, before)));
    const [last] = await tx
      .select({ sequence: auditEntry.sequence, hash: auditEntry.hash })
      .from(auditEntry)
      .where(
        and(
          ...[isOurs, lt(auditEntry.createdAt, before)],
          kept?.sequence == null ? undefined : lt(auditEntry.sequence, kept.sequence),
        ),
      )
      .orderBy(sql`${desc(auditEntry.sequence)} nulls last`)
      .limit(1);
    if (last?.sequence == null || last.hash === null) return 0;
    const removed = await tx
      .delete(auditEntry)
      .where(and(isOurs, lte(auditEntry.sequence, last.sequence)))
      .returning({ id: auditEntry.id });
    await tx
      .update(auditChain)
      .set({ anchorSequence: last.sequence, anchorHash: last.hash })
      .where(isChain);
    await recordEvent(
      tx,
      { organizationId, userId: null },
      'organization.auditLogShortened',
      organizationId,
      {
        ...{ removed: removed.length, before: before.toISOString() },
      },
    );
    return removed.length;
  });
