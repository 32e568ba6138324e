import { createHash } from 'node:crypto';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { auditChain, auditEntry } from '../../db/tables/schema.ts';

export interface BrokenEntry {
  /** Null where an entry is missing. */
  id: string | null;
  /** Null for an entry outside the chain. */
  sequence: number | null;
  reason: string;
}

export interface ChainVerdict {
  organizationId: string;
  /** Entries whose hashes were computed. */
  checked: number;
  /** The last entry that retention removed; the chain is verified from the next one. */
  anchorSequence: number;
  /** The end of the chain, to keep elsewhere and pass to a later run. */
  head: { sequence: number; hash: string };
  /** The first entry that is not as it was written; null where all are. */
  broken: BrokenEntry | null;
}

const batch = 5000;

/**
 * Computes the hash of every entry of an organization's audit log and compares it with the stored ones, from the
 * oldest on. Whoever can write to the database could also write a new chain; `kept`, a head that was noted
 * outside the database before, shows that too.
 */
export async function verifyAuditChain(
  db: Db,
  organizationId: string,
  kept?: { sequence: number; hash: string },
): Promise<ChainVerdict> {
  const isOurs = eq(auditEntry.organizationId, organizationId);
  const [chain] = await db
    .select()
    .from(auditChain)
    .where(eq(auditChain.organizationId, organizationId));
  const {
    anchorSequence = 0,
    anchorHash = '',
    sequence: end = 0,
    hash: endHash = '',
  } = chain ?? {};
  const verdict = { organizationId, anchorSequence, head: { sequence: end, hash: endHash } };
  let last = { sequence: anchorSequence, hash: anchorHash };
  let checked = 0;
  const fail = (broken: BrokenEntry): ChainVerdict => ({ ...verdict, checked, broken });
  for (;;) {
    const rows = await db
      .select({
        id: auditEntry.id,
        sequence: auditEntry.sequence,
        previousHash: auditEntry.previousHash,
        hash: auditEntry.hash,
        text: sql<string>`audit_entry_text(${auditEntry})`,
      })
      .from(auditEntry)
      .where(and(isOurs, gt(auditEntry.sequence, last.sequence)))
      .orderBy(asc(auditEntry.sequence))
      .limit(batch);
    for (const { id, sequence, previousHash, hash, text } of rows) {
      if (sequence !== last.sequence + 1) return fail(missing(last.sequence + 1));
      const reason =
        previousHash !== last.hash
          ? 'It does not continue the entry before it.'
          : hash !== sha256(text)
            ? 'Its content is not what was written.'
            : kept?.sequence === sequence && kept.hash !== hash
              ? 'It has another hash than the one that was noted.'
              : null;
      if (reason !== null) return fail({ id, sequence, reason });
      checked += 1;
      last = { sequence, hash: hash ?? '' };
    }
    if (rows.length < batch) break;
  }
  const expected = Math.max(end, kept?.sequence ?? 0);
  if (last.sequence < expected) return fail(missing(last.sequence + 1));
  if (last.hash !== endHash)
    return fail({ id: null, sequence: end, reason: 'The chain ends with another hash.' });
  const [loose] = await db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(and(isOurs, isNull(auditEntry.sequence)))
    .limit(1);
  return {
    ...{ ...verdict, checked },
    broken: loose ? { id: loose.id, sequence: null, reason: 'It is not part of the chain.' } : null,
  };
}

const missing = (sequence: number): BrokenEntry => ({
  ...{ id: null, sequence, reason: 'It is missing.' },
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
