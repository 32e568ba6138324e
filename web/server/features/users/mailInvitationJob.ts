import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { organization, user } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { createMailAttempt } from '../../mail/mailAttempt.ts';
import type { MessageSender } from '../../mail/sendMessage.ts';
import { mailInvitationQueue } from './inviteUsers.ts';

type Payload = z.output<typeof mailInvitationQueue.payload>;

/** Sends an invitation, unless the person has joined or was deactivated meanwhile. */
export const createMailInvitationJob = ({
  messages,
  publicUrl,
}: {
  messages: MessageSender;
  publicUrl: string;
}) => ({
  ...mailInvitationQueue,
  async run({ userId, invitedById }: Payload, { database, retryCount }: JobContext) {
    const inviter = alias(user, 'inviter');
    const [invited] = await database.system
      .select({ email: user.email, inviter: inviter.name, organization: organization.name })
      .from(user)
      .innerJoin(organization, eq(organization.id, user.organizationId))
      .innerJoin(inviter, eq(inviter.id, invitedById))
      .where(and(eq(user.id, userId), eq(user.banned, false), isNull(user.signUpCompletedAt)));
    if (!invited || !messages.canSend('email')) return;
    const { email, inviter: name, organization: where } = invited;
    const attempt = createMailAttempt(messages, retryCount);
    await attempt.send({
      ...{ channel: 'email', recipient: email },
      subject: `${name} invited you to ${where} on Rapport`,
      ...composeMail(
        [
          `${name} invited you to ${where} on Rapport, where your team prepares, records and reviews interviews.`,
          `Join with this e-mail address: ${email}. You will be sent a code to confirm it.`,
        ],
        { label: 'Join', url: `${publicUrl}/join?email=${encodeURIComponent(email)}` },
      ),
    });
    attempt.end();
  },
});
