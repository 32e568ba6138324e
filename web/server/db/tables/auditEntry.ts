import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, organizationId } from './columns.ts';

/**
 * Who did what to which thing; written in the transaction that did it. A trigger chains the entries of an
 * organization when that commits (`0009_audit.sql`).
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    organizationId: organizationId(),
    actorId: uuid('actor_id'),
    /** The site admin who acted as that person. */
    impersonatorId: uuid('impersonator_id'),
    event: text('event').notNull(),
    subjectId: uuid('subject_id').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    /** Its place in the chain, from 1 without a gap. */
    sequence: bigint('sequence', { mode: 'number' }),
    /** Of the entry before it; empty for the first. */
    previousHash: text('previous_hash'),
    /** sha256 of everything above, in hex. */
    hash: text('hash'),
  },
  (t) => [
    index('audit_entry_newest').on(t.organizationId, t.createdAt.desc()),
    uniqueIndex('audit_entry_chain').on(t.organizationId, t.sequence),
  ],
);

/** Where the chain of an organization ends, and where it begins since older entries were removed. */
export const auditChain = pgTable('audit_chain', {
  organizationId: organizationId().primaryKey(),
  /** Of the newest entry. */
  sequence: bigint('sequence', { mode: 'number' }).notNull().default(1),
  hash: text('hash').notNull().default(''),
  /** Of the last entry that was removed; 0 and empty while none was. */
  anchorSequence: bigint('anchor_sequence', { mode: 'number' }).notNull().default(0),
  anchorHash: text('anchor_hash').notNull().default(''),
});
