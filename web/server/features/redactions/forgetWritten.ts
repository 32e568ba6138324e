import { and, eq, inArray, sql } from 'drizzle-orm';
import { aiWritingKinds, type NoteSentence } from '#shared/domain/aiNote.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Tx } from '../../db/database.ts';
import { aiNote, aiSummary, sentenceReport, task } from '../../db/tables/schema.ts';

type Cited = Pick<NoteSentence, 'evidence'>;

const restsOn = ({ evidence }: Cited, segmentIds: ReadonlySet<string>): boolean =>
  evidence.some(({ segmentId }) => segmentIds.has(segmentId));

/**
 * Removes every sentence that an engine wrote of these turns, edited ones as well, and blanks what engines
 * said of the call. A sentence that still has ground comes back when the notes are written anew.
 */
export async function forgetWritten(
  tx: Tx,
  callId: string,
  segmentIds: ReadonlySet<string>,
): Promise<void> {
  const dropped: string[] = [];
  const keep = (sentences: NoteSentence[]): NoteSentence[] =>
    sentences.filter((sentence) => {
      if (!restsOn(sentence, segmentIds)) return true;
      dropped.push(sentence.id);
      return false;
    });
  for (const { id, sentences } of await tx
    .select({ id: aiNote.id, sentences: aiNote.sentences })
    .from(aiNote)
    .where(eq(aiNote.callId, callId))) {
    const kept = keep(sentences);
    if (kept.length < sentences.length)
      await tx.update(aiNote).set({ sentences: kept }).where(eq(aiNote.id, id));
  }
  for (const { id, question, sentences } of await tx
    .select({ id: aiSummary.id, question: aiSummary.question, sentences: aiSummary.sentences })
    .from(aiSummary)
    .where(eq(aiSummary.callId, callId))) {
    const kept = keep(sentences);
    if (question && restsOn(question, segmentIds)) {
      dropped.push(...kept.map((item) => item.id));
      await tx.delete(aiSummary).where(eq(aiSummary.id, id));
    } else if (kept.length < sentences.length)
      await tx.update(aiSummary).set({ sentences: kept }).where(eq(aiSummary.id, id));
  }
  if (dropped.length > 0)
    await tx.delete(sentenceReport).where(anyOf(sentenceReport.sentenceId, dropped));
  await tx
    .update(task)
    .set({ result: null })
    .where(and(eq(task.callId, callId), inArray(task.name, [...aiWritingKinds])));
  await tx.execute(sql`select blank_engine_records(${callId}::uuid)`);
}
