import { and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAuditKind } from '#shared/domain/auditLog.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { auditEntry, user } from '../../db/tables/schema.ts';
import { boundedLimit } from '../../errors/pageRange.ts';
import { UserError } from '../../errors/userError.ts';

export interface AuditFilter {
  /** Of the record: the first part of the event's name. */
  kind?: string | null | undefined;
  actorId?: string | null | undefined;
  since?: Date | null | undefined;
  /** Excluded. */
  until?: Date | null | undefined;
}

const impersonator = alias(user, 'impersonator');

const auditColumns = {
  id: auditEntry.id,
  event: auditEntry.event,
  subjectId: auditEntry.subjectId,
  detail: auditEntry.detail,
  createdAt: auditEntry.createdAt,
  actorName: user.name,
  actorEmail: user.email,
  impersonatorName: impersonator.name,
};

const findEntries = (db: Db, { organizationId }: Actor, filter: AuditFilter, before?: SQL) =>
  db
    .select(auditColumns)
    .from(auditEntry)
    .leftJoin(user, eq(user.id, auditEntry.actorId))
    .leftJoin(impersonator, eq(impersonator.id, auditEntry.impersonatorId))
    .where(and(eq(auditEntry.organizationId, organizationId), matchesAuditFilter(filter), before))
    .orderBy(desc(auditEntry.createdAt), desc(auditEntry.id));

/** An entry with its people; the actor is null for background work. */
export type AuditEntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** A page of the audit log, newest first, and where the next one begins; null at the end. */
export async function listAuditEntries(
  db: Db,
  actor: Actor,
  { filter, after, limit }: { filter: AuditFilter; after: string | null; limit: number },
): Promise<{ results: AuditEntryRow[]; nextCursor: string | null }> {
  const size = boundedLimit(limit);
  const before = after === null ? undefined : beforeCursor(after);
  const rows = await findEntries(db, actor, filter, before).limit(size + 1);
  const results = rows.slice(0, size);
  const last = results.at(-1);
  const nextCursor = rows.length > size && last ? cursorAfter(last) : null;
  return { results, nextCursor };
}

/** As many as one file holds; a shorter time has the others. */
export const mostExported = 20_000;

/** The newest entries that a filter finds, for a file. */
export const exportedEntries = (db: Db, actor: Actor, filter: AuditFilter) =>
  findEntries(db, actor, filter).limit(mostExported);

export function matchesAuditFilter({ kind, actorId, since, until }: AuditFilter): SQL | undefined {
  return and(
    kind
      ? sql`split_part(${auditEntry.event}, '.', 1) = ${isAuditKind(kind) ? kind : ''}`
      : undefined,
    actorId ? (isUuid(actorId) ? eq(auditEntry.actorId, actorId) : sql`false`) : undefined,
    since ? gte(auditEntry.createdAt, since) : undefined,
    until ? lt(auditEntry.createdAt, until) : undefined,
  );
}

/** Where the page after this row begins. */
export const cursorAfter = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  `${createdAt.toISOString()}/${id}`;

/** @throws {UserError} BAD_INPUT for a cursor that no page gave. */
export function beforeCursor(cursor: string): SQL | undefined {
  const [time = '', id = ''] = cursor.split('/');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !isUuid(id))
    throw new UserError('BAD_INPUT', 'This page does not exist. Open the list again.');
  return or(lt(auditEntry.createdAt, at), and(eq(auditEntry.createdAt, at), lt(auditEntry.id, id)));
}
