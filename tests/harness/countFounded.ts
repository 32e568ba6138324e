import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { NoteSentence } from '#shared/domain/aiNote.ts';
import { shownSentences } from '#shared/language/shownSentences.ts';
import type { Tx } from '../../web/server/db/database.ts';
import { aiNote, aiSummary, call, segment } from '../../web/server/db/tables/schema.ts';

/**
 * Whether a quote stands in a turn, told without the gate's code: its words follow each other among the
 * turn's words, and with white space taken out its characters stand in the turn's.
 */
function isVerbatim(spoken: string, quote: string): boolean {
  const words = (text: string) => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const bare = (text: string) => text.normalize('NFC').replace(/\s/gu, '');
  const wanted = words(quote);
  const heard = words(spoken);
  const follows = heard.some((_, at) => wanted.every((word, next) => heard[at + next] === word));
  return wanted.length > 0 && follows && bare(spoken).includes(bare(quote));
}

/** Shown sentences without a source that stands; a person's own are none. */
export const unfounded = (
  segments: readonly { id: string; text: string }[],
  sentences: readonly NoteSentence[],
): string[] => {
  const textById = new Map(segments.map(({ id, text }) => [id, text]));
  return shownSentences(segments, sentences)
    .filter(
      ({ evidence }) =>
        evidence.length === 0 ||
        !evidence.every(({ segmentId, quote }) => isVerbatim(textById.get(segmentId) ?? '', quote)),
    )
    .map(({ text }) => text);
};

/** Counts the sentences of all notes and summaries; expects each to be shown, on words that were said. */
export async function countFounded(db: Tx): Promise<number> {
  let count = 0;
  for (const { id } of await db.select({ id: call.id }).from(call)) {
    const segments = await db.select().from(segment).where(eq(segment.callId, id));
    const notes = await db.select().from(aiNote).where(eq(aiNote.callId, id));
    const summaries = await db.select().from(aiSummary).where(eq(aiSummary.callId, id));
    const sentences = [...notes, ...summaries].flatMap((note) => note.sentences);
    expect(unfounded(segments, sentences)).toEqual([]);
    expect(shownSentences(segments, sentences)).toHaveLength(sentences.length);
    count += sentences.length;
  }
  return count;
}
