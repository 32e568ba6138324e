import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { caption } from '../../db/tables/schema.ts';
import type { CaptionBatch } from '../../events/mergeCallEvents.ts';

const mostRows = 500;

type LoadedBatch = CaptionBatch & { captions: NonNullable<CaptionBatch['captions']> };

/**
 * The captions written after a sequence. Those of one sequence stay together, so that a reader can go on
 * after the last one: a batch that is sent holds 200 at most, which is less than `mostRows`.
 */
export async function loadCaptions(
  db: Tx,
  call: { id: string; captionSequence: number },
  afterSequence: number,
): Promise<LoadedBatch> {
  const rows = await db
    .select()
    .from(caption)
    .where(and(eq(caption.callId, call.id), gt(caption.sequence, afterSequence)))
    .orderBy(asc(caption.sequence), asc(caption.startMs), asc(caption.id))
    .limit(mostRows + 1);
  const last = rows.at(-1)?.sequence ?? 0;
  if (rows.length <= mostRows)
    return { afterSequence, sequence: Math.max(last, call.captionSequence), captions: rows };
  const captions = rows.filter(({ sequence }) => sequence < last);
  return { afterSequence, sequence: last - 1, captions };
}
