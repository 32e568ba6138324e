import { and, asc, eq, ne } from 'drizzle-orm';
import { leastMentions } from '#shared/language/gateSummary.ts';
import { isSpokenTitle, isToldIn, spokenStems, untitled } from '#shared/language/spokenTitles.ts';
import type { Tx } from '../../db/database.ts';
import { aiOutline, aiSummary, segment } from '../../db/tables/schema.ts';

/**
 * Takes the words that a transcript no longer holds from the titles and topics written of it, in the
 * transaction that changed it: a chapter or section becomes "Part" and its number, a topic goes, from the
 * search's filters as well. What is written anew has titles again.
 */
export async function dropUnspokenTitles(tx: Tx, callId: string): Promise<void> {
  const [outline] = await tx.select().from(aiOutline).where(eq(aiOutline.callId, callId));
  if (!outline) return;
  const segments = await tx
    .select({ id: segment.id, text: segment.text })
    .from(segment)
    .where(eq(segment.callId, callId));
  const spoken = spokenStems(segments);
  const textById = new Map(segments.map((item) => [item.id, item]));
  const titled = (title: string, index: number) =>
    isSpokenTitle(title, spoken) ? title : untitled(index);
  const chapters = outline.chapters.map((chapter, index) => ({
    ...chapter,
    title: titled(chapter.title, index),
  }));
  const topics = outline.topics.flatMap(({ name, segmentIds }) => {
    const told = segmentIds.filter((id) => {
      const turn = textById.get(id);
      return turn !== undefined && isToldIn(name, spokenStems([turn]));
    });
    return told.length >= leastMentions && isSpokenTitle(name, spoken)
      ? [{ name, segmentIds: told }]
      : [];
  });
  if (JSON.stringify([chapters, topics]) !== JSON.stringify([outline.chapters, outline.topics]))
    await tx.update(aiOutline).set({ chapters, topics }).where(eq(aiOutline.callId, callId));

  const sections = await tx
    .select({ id: aiSummary.id, title: aiSummary.title })
    .from(aiSummary)
    // The titles of a template's sections are its writer's words.
    .where(and(eq(aiSummary.callId, callId), ne(aiSummary.format, 'SECTION')))
    .orderBy(asc(aiSummary.format), asc(aiSummary.index));
  for (const [index, { id, title }] of sections
    .filter((section) => section.title !== null)
    .entries()) {
    const now = titled(title ?? '', index);
    if (now !== title) await tx.update(aiSummary).set({ title: now }).where(eq(aiSummary.id, id));
  }
}
