import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { titleOf } from '#shared/domain/plan.ts';
import { jobDescription, jobDescriptionShare, user } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import { createMailAttempt } from '../../mail/mailAttempt.ts';
import type { MessageSender } from '../../mail/sendMessage.ts';
import { mailJobDescriptionShareQueue } from './jobDescriptionQueues.ts';

/** Tells a colleague by e-mail, once; a share that was taken back meanwhile is not told of. */
export const createMailJobDescriptionShareJob = ({
  messages,
  publicUrl,
}: {
  messages: MessageSender;
  publicUrl: string;
}) => ({
  ...mailJobDescriptionShareQueue,
  async run(
    { shareId }: { organizationId: string; shareId: string },
    { database, retryCount }: JobContext,
  ): Promise<void> {
    const db = database.system;
    const [sharer, recipient] = [alias(user, 'sharer'), alias(user, 'recipient')];
    const [found] = await db
      .select({
        id: jobDescription.id,
        title: jobDescription.title,
        state: jobDescription.state,
        message: jobDescriptionShare.message,
        sharer: sharer.name,
        email: recipient.email,
      })
      .from(jobDescriptionShare)
      .innerJoin(jobDescription, eq(jobDescription.id, jobDescriptionShare.jobDescriptionId))
      .innerJoin(sharer, eq(sharer.id, jobDescriptionShare.sharedById))
      .innerJoin(recipient, eq(recipient.id, jobDescriptionShare.sharedToId))
      .where(
        and(
          eq(jobDescriptionShare.id, shareId),
          isNull(jobDescriptionShare.notifiedAt),
          isNull(jobDescription.deletedAt),
        ),
      );
    if (!found || !messages.canSend('email')) return;
    const path = found.state === 'Creator' ? 'create' : 'analyze';
    const attempt = createMailAttempt(messages, retryCount);
    const isSettled = await attempt.send({
      channel: 'email',
      recipient: found.email,
      subject: `${found.sharer} shared the job description “${titleOf(found)}” with you`,
      body: [
        `${found.sharer} shared the job description “${titleOf(found)}” and its interview plan with you.`,
        ...(found.message ? [found.message] : []),
        `Open it: ${publicUrl}/plan/${path}/${found.id}`,
      ].join('\n\n'),
    });
    if (isSettled)
      await db
        .update(jobDescriptionShare)
        .set({ notifiedAt: new Date() })
        .where(eq(jobDescriptionShare.id, shareId));
    attempt.end();
  },
});
