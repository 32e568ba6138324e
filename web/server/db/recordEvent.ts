import type { Tx } from './database.ts';
import { auditEntry } from './tables/schema.ts';

/** Writes the past-tense event of a command into the audit log, in the command's own transaction. */
export async function recordEvent(
  tx: Tx,
  actor: { organizationId: string; userId: string | null; impersonatorId?: string | null },
  event: string,
  subjectId: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(auditEntry).values({
    organizationId: actor.organizationId,
    actorId: actor.userId,
    impersonatorId: actor.impersonatorId ?? null,
    event,
    subjectId,
    detail,
  });
}
