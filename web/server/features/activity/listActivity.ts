import { desc, sql } from 'drizzle-orm';
import { activityDays, activityKinds, type ActivityKind } from '#shared/domain/activity.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { auditEntry, user } from '../../db/tables/schema.ts';
import { boundedLimit } from '../../errors/pageRange.ts';
import { isOfKinds, selectVisibleRecord } from './visibleRecords.ts';
import { beforeCursor, cursorAfter, matchesAuditFilter } from '../audit/listAuditEntries.ts';

export interface ActivityFilter {
  kind?: ActivityKind | null | undefined;
  actorId?: string | null | undefined;
  since?: Date | null | undefined;
  /** Excluded. */
  until?: Date | null | undefined;
}

export interface ActivityRow {
  id: string;
  event: string;
  createdAt: Date;
  /** Null for background work. */
  actorName: string | null;
  impersonatorName: string | null;
  subjectName: string;
  subjectPath: string | null;
}

/**
 * A page of what happened to the records that the actor may see now, newest first, and where the next one
 * begins. It reads the audit log; what an entry says beside its name stays there. One statement.
 */
export async function listActivity(
  db: Db,
  actor: Actor,
  { filter, after, limit }: { filter: ActivityFilter; after: string | null; limit: number },
): Promise<{ results: ActivityRow[]; nextCursor: string | null }> {
  const size = boundedLimit(limit);
  const { kind, actorId, until } = filter;
  const since = filter.since ?? new Date(Date.now() - activityDays * 86_400_000);
  const kinds = kind ? [kind] : activityKinds;
  const before = after === null ? undefined : beforeCursor(after);
  const rows = await runNamed<ActivityRow & Record<string, unknown>>(
    db,
    sql`select ${auditEntry.id} as id, ${auditEntry.event} as event, ${auditEntry.createdAt} as "createdAt",
      ${user.name} as "actorName", impersonator.name as "impersonatorName",
      subject.name as "subjectName", subject.path as "subjectPath"
    from ${auditEntry}
      cross join lateral (${selectVisibleRecord(actor, kinds)}) subject (name, path)
      left join ${user} on ${user.id} = ${auditEntry.actorId}
      left join ${user} impersonator on impersonator.id = ${auditEntry.impersonatorId}
    where ${auditEntry.organizationId} = ${actor.organizationId} and ${isOfKinds(kinds)}
      and ${matchesAuditFilter({ actorId, since, until }) ?? sql`true`} and ${before ?? sql`true`}
    order by ${desc(auditEntry.createdAt)}, ${desc(auditEntry.id)} limit ${size + 1}`,
  );
  const results = rows.slice(0, size);
  const last = results.at(-1);
  return { results, nextCursor: rows.length > size && last ? cursorAfter(last) : null };
}
