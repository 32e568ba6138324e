import { and, eq, or, sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { visibleCandidates } from '../../auth/visibleCandidates.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db, Tx } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { candidate, candidateAlertSubscription, position } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';

/** What a person follows. */
export interface Followed {
  candidateIds: readonly string[];
  positionIds: readonly string[];
}

/** More at once, or followed together, is no list that anybody reads. */
export const mostFollowed = 200;

const subscription = candidateAlertSubscription;

export async function loadFollowed(db: Tx, { userId }: Actor): Promise<Followed> {
  const rows = await db
    .select({ candidateId: subscription.candidateId, positionId: subscription.positionId })
    .from(subscription)
    .where(eq(subscription.userId, userId))
    .orderBy(subscription.createdAt)
    .limit(mostFollowed);
  return {
    candidateIds: rows.flatMap(({ candidateId }) => candidateId ?? []),
    positionIds: rows.flatMap(({ positionId }) => positionId ?? []),
  };
}

/**
 * Follows candidates that the actor may see, and positions. Following again changes nothing.
 * @throws {UserError} NOT_FOUND, BAD_INPUT for too many
 */
export async function follow(
  db: Db,
  actor: Actor,
  { candidateIds, positionIds }: Followed,
): Promise<Followed> {
  const candidates = new Set(candidateIds);
  const positions = new Set(positionIds);
  const { organizationId, userId } = actor;
  return db.transaction(async (tx) => {
    const seen = await tx
      .select({ id: candidate.id })
      .from(candidate)
      .where(and(anyOf(candidate.id, [...candidates].filter(isUuid)), visibleCandidates(actor)));
    const open = await tx
      .select({ id: position.id })
      .from(position)
      .where(anyOf(position.id, [...positions].filter(isUuid)));
    if (seen.length < candidates.size) throw UserError.notFound('candidate');
    if (open.length < positions.size) throw UserError.notFound('position');
    const rows = [
      ...seen.map(({ id }) => ({ organizationId, userId, candidateId: id })),
      ...open.map(({ id }) => ({ organizationId, userId, positionId: id })),
    ];
    if (rows.length > 0) await tx.insert(subscription).values(rows).onConflictDoNothing();
    const [held] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(subscription)
      .where(eq(subscription.userId, userId));
    if ((held?.count ?? 0) > mostFollowed)
      throw new UserError('BAD_INPUT', `You can follow ${mostFollowed} at most. Unfollow some.`);
    return loadFollowed(tx, actor);
  });
}

export async function unfollow(
  db: Db,
  actor: Actor,
  { candidateIds, positionIds }: Followed,
): Promise<Followed> {
  await db
    .delete(subscription)
    .where(
      and(
        eq(subscription.userId, actor.userId),
        or(
          anyOf(subscription.candidateId, candidateIds.filter(isUuid)),
          anyOf(subscription.positionId, positionIds.filter(isUuid)),
        ),
      ),
    );
  return loadFollowed(db, actor);
}
