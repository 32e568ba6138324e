import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { organization, planUpgradeRequest, user, userRole } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import { createMailAttempt } from '../../mail/mailAttempt.ts';
import type { MessageSender } from '../../mail/sendMessage.ts';
import { mailPlanUpgradeQueue } from '../jobDescriptions/jobDescriptionQueues.ts';

/** Mails each of the organization's site admins once that somebody asks for plans. */
export const createMailPlanUpgradeJob = ({ messages }: { messages: MessageSender }) => ({
  ...mailPlanUpgradeQueue,
  async run(
    { organizationId, requestId }: { organizationId: string; requestId: string },
    { database, retryCount }: JobContext,
  ): Promise<void> {
    const db = database.system;
    const [request] = await db
      .select({
        name: user.name,
        email: user.email,
        organization: organization.name,
        notifiedUserIds: planUpgradeRequest.notifiedUserIds,
      })
      .from(planUpgradeRequest)
      .innerJoin(user, eq(user.id, planUpgradeRequest.userId))
      .innerJoin(organization, eq(organization.id, planUpgradeRequest.organizationId))
      .where(eq(planUpgradeRequest.id, requestId));
    if (!request || !messages.canSend('email')) return;
    const admins = await db
      .select({ id: user.id, email: user.email })
      .from(user)
      .innerJoin(userRole, eq(userRole.id, user.userRoleId))
      .where(
        and(
          eq(user.organizationId, organizationId),
          eq(userRole.type, 'SITE_ADMIN'),
          eq(user.banned, false),
          notInArray(user.id, request.notifiedUserIds),
        ),
      )
      .orderBy(asc(user.createdAt))
      .limit(20);
    const attempt = createMailAttempt(messages, retryCount);
    for (const { id, email } of admins) {
      const isSettled = await attempt.send({
        channel: 'email',
        recipient: email,
        subject: `${request.name} asks for job descriptions and interview plans`,
        body: `${request.name} (${request.email}) would like ${request.organization} to have job descriptions and interview plans.\n\nWhoever runs this server switches the product on for the organization.`,
      });
      if (isSettled)
        await db
          .update(planUpgradeRequest)
          .set({ notifiedUserIds: sql`array_append(${planUpgradeRequest.notifiedUserIds}, ${id})` })
          .where(eq(planUpgradeRequest.id, requestId));
    }
    attempt.end();
  },
});
