import { and, asc, eq, isNull } from 'drizzle-orm';
import { organization, planUpgradeRequest, user, userRole } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import type { MessageSender } from '../../mail/sendMessage.ts';
import { mailPlanUpgradeQueue } from '../jobDescriptions/jobDescriptionQueues.ts';

/** Tells the organization's site admins, who decide what it has, that somebody asks for plans. */
export const createMailPlanUpgradeJob = ({ messages }: { messages: MessageSender }) => ({
  ...mailPlanUpgradeQueue,
  async run(
    { organizationId, requestId }: { organizationId: string; requestId: string },
    { database }: JobContext,
  ): Promise<void> {
    const db = database.system;
    const [request] = await db
      .select({ name: user.name, email: user.email, organization: organization.name })
      .from(planUpgradeRequest)
      .innerJoin(user, eq(user.id, planUpgradeRequest.userId))
      .innerJoin(organization, eq(organization.id, planUpgradeRequest.organizationId))
      .where(and(eq(planUpgradeRequest.id, requestId), isNull(planUpgradeRequest.notifiedAt)));
    if (!request || !messages.canSend('email')) return;
    const admins = await db
      .select({ email: user.email })
      .from(user)
      .innerJoin(userRole, eq(userRole.id, user.userRoleId))
      .where(
        and(
          eq(user.organizationId, organizationId),
          eq(userRole.type, 'SITE_ADMIN'),
          eq(user.banned, false),
        ),
      )
      .orderBy(asc(user.createdAt))
      .limit(20);
    for (const { email } of admins)
      await messages.send({
        channel: 'email',
        recipient: email,
        subject: `${request.name} asks for job descriptions and interview plans`,
        body: `${request.name} (${request.email}) would like ${request.organization} to have job descriptions and interview plans.\n\nWhoever runs this server switches the product on for the organization.`,
      });
    await db
      .update(planUpgradeRequest)
      .set({ notifiedAt: new Date() })
      .where(eq(planUpgradeRequest.id, requestId));
  },
});
