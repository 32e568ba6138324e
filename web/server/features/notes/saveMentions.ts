import { and, eq, inArray, isNull } from 'drizzle-orm';
import { mentionedIds } from '#shared/domain/mention.ts';
import type { Tx } from '../../db/database.ts';
import { noteMention } from '../../db/tables/schema.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { mailMentionQueue } from './noteQueues.ts';

/**
 * Makes the mentions of a note or reply those that its text names, and tells the newly named by e-mail.
 * `mentionable` are the people who may be named.
 */
export async function saveMentions(input: {
  tx: Tx;
  send: SendJob;
  text: string;
  mentionable: readonly UserFacts[];
  of: { organizationId: string; callId: string; noteId: string; replyId: string | null };
}): Promise<void> {
  const { tx, send, of } = input;
  const { organizationId, noteId, replyId } = of;
  const named = mentionedIds(input.text, input.mentionable);
  const here = replyId
    ? eq(noteMention.replyId, replyId)
    : and(eq(noteMention.noteId, noteId), isNull(noteMention.replyId));
  const before = await tx.select().from(noteMention).where(here);
  const known = new Set(before.map((mention) => mention.userId));
  const gone = before.filter(({ userId }) => !named.includes(userId)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(noteMention).where(inArray(noteMention.id, gone));
  const added = named.filter((id) => !known.has(id));
  if (added.length === 0) return;
  const rows = await tx
    .insert(noteMention)
    .values(added.map((userId) => ({ ...of, userId })))
    .onConflictDoNothing()
    .returning({ id: noteMention.id });
  for (const { id } of rows)
    await send(mailMentionQueue, { organizationId, mentionId: id }, { tx });
}
