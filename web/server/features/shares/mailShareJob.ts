import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { shareExpiryText } from '#shared/domain/share.ts';
import { call, clip, interview, playlist, share, user } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { createMailAttempt } from '../../mail/mailAttempt.ts';
import type { MessageSender } from '../../mail/sendMessage.ts';
import { mailShareQueue } from './shareQueues.ts';

type Payload = z.output<typeof mailShareQueue.payload>;

/** Tells the recipient of a share, or its sharer when the recipient asks for more time. */
export const createMailShareJob = ({
  messages,
  publicUrl,
}: {
  messages: MessageSender;
  publicUrl: string;
}) => ({
  ...mailShareQueue,
  async run({ shareId, news }: Payload, { database, retryCount }: JobContext): Promise<void> {
    const found = await findShare(database.system, shareId);
    // A share that was taken back meanwhile is nobody's news.
    if (!found || !messages.canSend('email')) return;
    const attempt = createMailAttempt(messages, retryCount);
    const mail = news === 'RENEWAL_REQUESTED' ? renewalMail(found) : shareMail(found, news);
    const { path, ...message } = mail;
    const link = { label: 'Open it', url: publicUrl + path };
    await attempt.send({
      ...{ channel: 'email', recipient: message.recipient, subject: message.subject },
      ...composeMail(message.paragraphs, link),
    });
    attempt.end();
  },
});

type FoundShare = NonNullable<Awaited<ReturnType<typeof findShare>>>;

async function findShare(db: JobContext['database']['system'], shareId: string) {
  const [sharer, recipient] = [alias(user, 'sharer'), alias(user, 'recipient')];
  const [found] = await db
    .select({
      share,
      sharerName: sharer.name,
      sharerEmail: sharer.email,
      recipientEmail: recipient.email,
      callId: call.id,
      interviewName: interview.name,
      clipName: clip.name,
      playlistTitle: playlist.title,
    })
    .from(share)
    .innerJoin(sharer, eq(sharer.id, share.createdById))
    .leftJoin(recipient, eq(recipient.id, share.userId))
    .leftJoin(interview, eq(interview.id, share.interviewId))
    .leftJoin(call, eq(call.interviewId, interview.id))
    .leftJoin(clip, eq(clip.id, share.clipId))
    .leftJoin(playlist, eq(playlist.id, share.playlistId))
    .where(eq(share.id, shareId))
    .limit(1);
  return found ?? null;
}

const nounOf = ({ share: { clipId, playlistId } }: FoundShare): string =>
  clipId ? 'clip' : playlistId ? 'playlist' : 'recording';

/** Where colleagues open it. */
const pathOf = ({ share: { clipId, playlistId }, callId }: FoundShare): string =>
  clipId ? `/clip/${clipId}` : playlistId ? `/playlist/${playlistId}` : `/interview/${callId}`;

/** Colleagues are told its name; people outside only what the sharer calls it. */
function shareMail(found: FoundShare, news: Payload['news']) {
  const { title, message, email, expiresAt, id } = found.share;
  const noun = nounOf(found);
  const name = email ? '' : (found.clipName ?? found.playlistTitle ?? found.interviewName ?? '');
  const called = title || name;
  const what = called ? `the ${noun} “${called}”` : `a ${noun}`;
  const does = news === 'RENEWED' ? 'gave you more time for' : 'shared';
  const to = news === 'RENEWED' ? '' : ' with you';
  return {
    recipient: email ?? found.recipientEmail ?? '',
    subject: `${found.sharerName} ${does} ${what}${to}`,
    paragraphs: [
      `${found.sharerName} ${does} ${what}${to}.`,
      message,
      email ? 'You will be asked for this e-mail address and sent a code.' : '',
      expiresAt ? `${shareExpiryText(expiresAt, new Date())}.` : '',
    ],
    path: email ? `/external/${noun === 'recording' ? 'call' : noun}/${id}` : pathOf(found),
  };
}

function renewalMail(found: FoundShare) {
  const noun = nounOf(found);
  const name = found.clipName ?? found.playlistTitle ?? found.interviewName ?? '';
  const asks = `${found.share.email} asks for more time with the ${noun} “${name}”`;
  return {
    recipient: found.sharerEmail,
    subject: asks,
    paragraphs: [`${asks}.`, 'Open it and choose Share to regrant access.'],
    path: pathOf(found),
  };
}
