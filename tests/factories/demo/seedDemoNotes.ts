import { and, eq, like } from 'drizzle-orm';
import type { Tx } from '../../../web/server/db/database.ts';
import { note, noteMention, noteReply, segment } from '../../../web/server/db/tables/schema.ts';
import { firstRow } from '../firstRow.ts';

/** A note about a passage of one interview with a thread under it, whose last reply a colleague has not read. */
export async function seedDemoNotes(
  tx: Tx,
  { organizationId, userIds }: { organizationId: string; userIds: ReadonlyMap<string, string> },
): Promise<void> {
  const [passage] = await tx
    .select()
    .from(segment)
    .where(
      and(eq(segment.organizationId, organizationId), like(segment.text, '%The inbox decided%')),
    );
  const [aisha, elena] = ['Aisha Rahman', 'Elena Petrova'].map((name) => userIds.get(name));
  if (!passage || !aisha || !elena) return;
  const { callId, startMs, endMs } = passage;
  const { id: noteId } = firstRow(
    await tx
      .insert(note)
      .values({
        ...{ organizationId, callId, authorId: aisha, type: 'FOLLOW_UP', visibility: 'PUBLIC' },
        ...{ timeMs: startMs, highlightStartMs: startMs, highlightEndMs: endMs },
        text: 'She had no order of her own here. @Elena Petrova, ask again in the last round how she would choose among forty accounts?',
      })
      .returning(),
  );
  const now = Date.now();
  const reply = async (authorId: string, text: string, secondsAgo: number) =>
    firstRow(
      await tx
        .insert(noteReply)
        .values({
          ...{ organizationId, noteId, authorId, text, visibility: 'PUBLIC' },
          createdAt: new Date(now - secondsAgo * 1000),
        })
        .returning(),
    ).id;
  await reply(
    elena,
    'Yes. I would give her a list of ten accounts and ask which three come first.',
    60,
  );
  const last = await reply(aisha, '@Elena Petrova good, I will put that into the guide.', 0);
  await tx.insert(noteMention).values([
    { organizationId, callId, noteId, userId: elena, readAt: new Date() },
    { organizationId, callId, noteId, replyId: last, userId: elena },
  ]);
}
