import { and, eq } from 'drizzle-orm';
import type { HiringTeamRole, PositionRole } from '#shared/domain/permissions.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { anyOf } from '../../db/anyOf.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { hiringTeamMember, positionGroupMember } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';

/** One person's place in a team; without a role the person leaves it. */
export interface MembershipChange {
  /** Must be of a person whom the caller has loaded. */
  userId: string;
  role?: HiringTeamRole | null | undefined;
  positionRole?: PositionRole | null | undefined;
}

const mostAtOnce = 200;

/**
 * Puts people on the hiring team of a position, changes their roles or takes them off it. People who are not
 * named stay as they are, so that two people can change one team at the same time.
 * @throws {UserError} BAD_INPUT for the same person twice, or too many.
 */
export async function setMemberships(input: {
  db: Db;
  actor: Actor;
  positionId: string;
  memberships: readonly MembershipChange[];
}): Promise<void> {
  const { actor, positionId } = input;
  const { joining, leavingIds } = parseChanges(input.memberships);
  await input.db.transaction(async (tx) => {
    await tx
      .delete(hiringTeamMember)
      .where(
        and(
          eq(hiringTeamMember.positionId, positionId),
          anyOf(hiringTeamMember.userId, leavingIds),
        ),
      );
    for (const { userId, role, positionRole } of joining)
      await tx
        .insert(hiringTeamMember)
        .values({ organizationId: actor.organizationId, positionId, userId, role, positionRole })
        .onConflictDoUpdate({
          target: [hiringTeamMember.positionId, hiringTeamMember.userId],
          set: { role, positionRole },
        });
    await recordEvent(tx, actor, 'position.membershipsSet', positionId, {
      joined: joining,
      left: leavingIds,
    });
  });
}

/** The same for a position group, whose team is on each of its positions, those added later included. */
export async function setClientMemberships(input: {
  db: Db;
  actor: Actor;
  clientId: string;
  memberships: readonly MembershipChange[];
}): Promise<void> {
  const { actor, clientId: positionGroupId } = input;
  const { joining, leavingIds } = parseChanges(input.memberships);
  await input.db.transaction(async (tx) => {
    await tx
      .delete(positionGroupMember)
      .where(
        and(
          eq(positionGroupMember.positionGroupId, positionGroupId),
          anyOf(positionGroupMember.userId, leavingIds),
        ),
      );
    for (const { userId, role, positionRole } of joining)
      await tx
        .insert(positionGroupMember)
        .values({
          ...{ organizationId: actor.organizationId, positionGroupId, userId },
          ...{ role, positionRole },
        })
        .onConflictDoUpdate({
          target: [positionGroupMember.positionGroupId, positionGroupMember.userId],
          set: { role, positionRole },
        });
    await recordEvent(tx, actor, 'client.membershipsSet', positionGroupId, {
      joined: joining,
      left: leavingIds,
    });
  });
}

function parseChanges(memberships: readonly MembershipChange[]) {
  if (memberships.length > mostAtOnce)
    throw new UserError('BAD_INPUT', `Change at most ${mostAtOnce} people at once.`);
  if (new Set(memberships.map(({ userId }) => userId)).size < memberships.length)
    throw new UserError('BAD_INPUT', 'Name each person once.');
  return {
    joining: memberships
      .flatMap(({ userId, role, positionRole }) =>
        role ? [{ userId, role, positionRole: positionRole ?? null }] : [],
      )
      // Two people who change the same team write its rows in the same order.
      .toSorted((a, b) => a.userId.localeCompare(b.userId)),
    leavingIds: memberships.filter(({ role }) => !role).map(({ userId }) => userId),
  };
}
