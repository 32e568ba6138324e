import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { hiringTeamMember, position } from '../../db/tables/schema.ts';
import { positionTeamPolicy } from './positionPolicy.ts';

/**
 * Puts the people named as interviewers of an interview on the hiring team of its position, where the position
 * has auto-join and the actor manages its team: nobody joins a team by naming themselves. Who is on the team
 * keeps their role, and nobody leaves it with the interview.
 */
export async function joinHiringTeam(
  tx: Tx,
  actor: Actor,
  positionId: string | null | undefined,
  userIds: readonly string[],
): Promise<void> {
  if (!positionId || userIds.length === 0) return;
  if (!positionTeamPolicy.can(actor, 'manageTeam', { id: positionId })) return;
  const [joined] = await tx
    .select({ id: position.id })
    .from(position)
    .where(and(eq(position.id, positionId), position.autoJoinInterview));
  if (!joined) return;
  const { organizationId } = actor;
  const role = 'INTERVIEWER' as const;
  const added = await tx
    .insert(hiringTeamMember)
    // Two people who change the same team write its rows in the same order.
    .values(userIds.toSorted().map((userId) => ({ organizationId, positionId, userId, role })))
    .onConflictDoNothing()
    .returning({ userId: hiringTeamMember.userId });
  if (added.length > 0)
    await recordEvent(tx, actor, 'position.membershipsSet', positionId, {
      joined: added.map(({ userId }) => ({ userId, role, positionRole: null })),
      left: [],
    });
}
