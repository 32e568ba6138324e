import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Product } from '#shared/domain/product.ts';
import { organization, upgradeRequest, user, userRole } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import { createMailAttempt } from '../../mail/mailAttempt.ts';
import type { MessageSender } from '../../mail/sendMessage.ts';
import { mailUpgradeQueue } from './upgradeQueue.ts';

const productNames: Record<Product, string> = {
  PLAN: 'job descriptions and interview plans',
  INTERVIEW: 'recordings and notes of interviews',
  INSIGHTS: 'interview insights',
  ADVANCED_INSIGHTS: 'advanced insights',
};

/** Mails each of the organization's site admins once that somebody asks for a product. */
export const createMailUpgradeJob = ({ messages }: { messages: MessageSender }) => ({
  ...mailUpgradeQueue,
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
        product: upgradeRequest.product,
        notifiedUserIds: upgradeRequest.notifiedUserIds,
      })
      .from(upgradeRequest)
      .innerJoin(user, eq(user.id, upgradeRequest.userId))
      .innerJoin(organization, eq(organization.id, upgradeRequest.organizationId))
      .where(eq(upgradeRequest.id, requestId));
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
    const product = productNames[request.product];
    const attempt = createMailAttempt(messages, retryCount);
    for (const { id, email } of admins) {
      const isSettled = await attempt.send({
        channel: 'email',
        recipient: email,
        subject: `${request.name} asks for ${product}`,
        body: `${request.name} (${request.email}) would like ${request.organization} to have ${product}.\n\nWhoever runs this server switches the product on for the organization.`,
      });
      if (isSettled)
        await db
          .update(upgradeRequest)
          .set({ notifiedUserIds: sql`array_append(${upgradeRequest.notifiedUserIds}, ${id})` })
          .where(eq(upgradeRequest.id, requestId));
    }
    attempt.end();
  },
});
