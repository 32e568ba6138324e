import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { formatTimecode } from '#shared/domain/time.ts';
import { call, interview, note, noteMention, noteReply, user } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { createMailAttempt } from '../../mail/mailAttempt.ts';
import type { MessageSender } from '../../mail/sendMessage.ts';
import { mailMentionQueue } from './noteQueues.ts';

/** Tells the person of a mention who named them, with the words and a link to their moment. */
export const createMailMentionJob = ({
  messages,
  publicUrl,
}: {
  messages: MessageSender;
  publicUrl: string;
}) => ({
  ...mailMentionQueue,
  async run(
    { mentionId }: z.output<typeof mailMentionQueue.payload>,
    { database, retryCount }: JobContext,
  ): Promise<void> {
    const author = alias(user, 'author');
    const recipient = alias(user, 'recipient');
    const replyAuthor = alias(user, 'reply_author');
    const [found] = await database.system
      .select({
        callId: note.callId,
        timeMs: note.timeMs,
        text: note.text,
        authorName: author.name,
        replyText: noteReply.text,
        replyAuthorName: replyAuthor.name,
        interviewName: interview.name,
        email: recipient.email,
        isDeleted: call.deletedAt,
        readAt: noteMention.readAt,
      })
      .from(noteMention)
      .innerJoin(note, eq(note.id, noteMention.noteId))
      .innerJoin(call, eq(call.id, note.callId))
      .innerJoin(interview, eq(interview.id, call.interviewId))
      .innerJoin(author, eq(author.id, note.authorId))
      .innerJoin(recipient, eq(recipient.id, noteMention.userId))
      .leftJoin(noteReply, eq(noteReply.id, noteMention.replyId))
      .leftJoin(replyAuthor, eq(replyAuthor.id, noteReply.authorId))
      .where(eq(noteMention.id, mentionId));
    // Taken back or read meanwhile: nothing to tell.
    if (!found || found.isDeleted || found.readAt || !messages.canSend('email')) return;
    const attempt = createMailAttempt(messages, retryCount);
    const name = found.replyAuthorName ?? found.authorName;
    const kind = found.replyText === null ? 'a note' : 'a reply';
    const said = `${name} mentioned you in ${kind} on “${found.interviewName}”`;
    const sec = Math.floor(found.timeMs / 1000);
    await attempt.send({
      ...{ channel: 'email', recipient: found.email, subject: said },
      ...composeMail(
        [`${said}, at ${formatTimecode(found.timeMs)}:`, found.replyText ?? found.text],
        {
          label: 'Open the note',
          url: `${publicUrl}/interview/${found.callId}?t=${sec}&tab=notes`,
        },
      ),
    });
    attempt.end();
  },
});
