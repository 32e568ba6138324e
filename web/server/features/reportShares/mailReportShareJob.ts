import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { sharedReportTitles } from '#shared/domain/reportShare.ts';
import { reportShare, user } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { createMailAttempt } from '../../mail/mailAttempt.ts';
import type { MessageSender } from '../../mail/sendMessage.ts';
import { mailReportShareQueue } from './editReportShares.ts';

/** Tells somebody that a report of insights was shared with them. */
export const createMailReportShareJob = ({
  messages,
  publicUrl,
}: {
  messages: MessageSender;
  publicUrl: string;
}) => ({
  ...mailReportShareQueue,
  async run(
    { reportShareId }: z.output<typeof mailReportShareQueue.payload>,
    { database, retryCount }: JobContext,
  ): Promise<void> {
    const sharer = alias(user, 'sharer');
    const [found] = await database.system
      .select({ share: reportShare, sharerName: sharer.name, recipient: user.email })
      .from(reportShare)
      .innerJoin(sharer, eq(sharer.id, reportShare.createdById))
      .innerJoin(user, eq(user.id, reportShare.userId))
      .where(eq(reportShare.id, reportShareId));
    // Nobody is told of a share that was taken back meanwhile.
    if (!found || !messages.canSend('email')) return;
    const { share, sharerName, recipient } = found;
    const subject = `${sharerName} shared the report “${share.title || sharedReportTitles[share.report]}” with you`;
    const attempt = createMailAttempt(messages, retryCount);
    await attempt.send({
      ...{ channel: 'email', recipient, subject },
      ...composeMail([`${subject}.`, share.message], {
        label: 'Open it',
        url: `${publicUrl}/insights/shared/${share.id}`,
      }),
    });
    attempt.end();
  },
});
