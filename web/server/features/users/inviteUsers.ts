import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { parseEmails } from '#shared/domain/invitation.ts';
import type { PlanRole } from '#shared/domain/permissions.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { user } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { defineQueue, type SendJob } from '../../jobs/job.ts';
import type { UserRoleRow, UserRow } from './userLoaders.ts';

export const mailInvitationQueue = defineQueue(
  'mailInvitation',
  z.object({ organizationId: z.uuid(), userId: z.uuid(), invitedById: z.uuid() }),
);

/**
 * Adds people by their addresses and sends each an invitation. Their names are read from the addresses until
 * they join and enter them. @throws {UserError} BAD_INPUT if an address is not valid or already in use.
 */
export async function inviteUsers(input: {
  db: Db;
  actor: Actor;
  emails: readonly string[];
  role: UserRoleRow;
  planRole: PlanRole | null;
  send: SendJob;
}): Promise<UserRow[]> {
  const { actor, role, planRole, send } = input;
  const { organizationId, userId: invitedById } = actor;
  const { emails, fault } = parseEmails(input.emails);
  if (fault !== null) throw new UserError('BAD_INPUT', fault);
  return input.db.transaction(async (tx) => {
    const members = await tx.select().from(user).where(inArray(user.email, emails));
    if (members.length > 0)
      throw new UserError(
        'BAD_INPUT',
        `Already in this organization: ${members.map(({ email }) => email).join(', ')}.`,
      );
    const added = await tx
      .insert(user)
      .values(
        emails.map((email) => {
          const names = namesOfAddress(email);
          const name = `${names.firstName} ${names.lastName}`.trim();
          return { organizationId, userRoleId: role.id, planRole, email, name, ...names };
        }),
      )
      .onConflictDoNothing()
      .returning();
    const addedEmails = new Set(added.map(({ email }) => email));
    const refused = emails.filter((email) => !addedEmails.has(email));
    // The address may belong to another organization, about which nothing is said.
    if (refused.length > 0)
      throw new UserError('BAD_INPUT', `Cannot be invited: ${refused.join(', ')}.`);
    for (const { id: userId } of added) {
      await send(mailInvitationQueue, { organizationId, userId, invitedById }, { tx });
      await recordEvent(tx, actor, 'user.invited', userId, { userRoleId: role.id, planRole });
    }
    return added;
  });
}

/** "ana.ruiz@example.com" becomes Ana Ruiz. */
function namesOfAddress(email: string): { firstName: string; lastName: string } {
  const words = (email.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { firstName: words[0] ?? email, lastName: words.slice(1).join(' ') };
}

/** Sends the invitation again to a person who has not joined yet. */
export const sendInvite = (input: {
  db: Db;
  actor: Actor;
  userId: string;
  send: SendJob;
}): Promise<void> =>
  input.db.transaction(async (tx) => {
    const { actor, userId } = input;
    const { organizationId, userId: invitedById } = actor;
    await input.send(mailInvitationQueue, { organizationId, userId, invitedById }, { tx });
    await recordEvent(tx, actor, 'user.inviteSent', userId);
  });
