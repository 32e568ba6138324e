import { eq, max, sql } from 'drizzle-orm';
import type { captionSpeakers } from '../../../../shared/domain/captionSpeakers.ts';
import type { Tx } from '../../db/database.ts';
import { call as callTable, segment, speaker } from '../../db/tables/schema.ts';
import { rowsAtOnce } from '../recordings/rowsAtOnce.ts';
import { captionSegments } from './captionSegments.ts';
import { linkCaptions } from './linkCaptions.ts';
import type { CaptionRow } from './writeLiveTranscript.ts';

/** Puts captions that came late among the segments of a transcript that stays as it was corrected. */
export async function addLateCaptions(
  tx: Tx,
  { id: callId, organizationId }: { id: string; organizationId: string },
  captions: readonly CaptionRow[],
  speakers: ReturnType<typeof captionSpeakers>,
): Promise<void> {
  if (captions.length === 0) return;
  const known = await tx.select().from(speaker).where(eq(speaker.callId, callId));
  const idOfName = new Map(known.map(({ name, id }) => [name, id]));
  // Only who speaks in them: others may have been renamed or merged since.
  for (const { speaker: heard } of captions) {
    const { name, role } = speakers.get(heard) ?? {};
    if (name === undefined || idOfName.has(name)) continue;
    const [added] = await tx
      .insert(speaker)
      .values({ organizationId, callId, name, role, index: idOfName.size, basis: 'NAMED' })
      .returning({ id: speaker.id });
    if (added) idOfName.set(name, added.id);
  }
  const [last] = await tx
    .select({ index: max(segment.index) })
    .from(segment)
    .where(eq(segment.callId, callId));
  let index = (last?.index ?? -1) + 1;
  const parts = captions.flatMap((one) =>
    captionSegments(one).map((part) => ({
      captionId: one.id,
      row: {
        ...{ organizationId, callId, ...part, index: index++ },
        speakerId: idOfName.get(speakers.get(one.speaker)?.name ?? '') ?? '',
      },
    })),
  );
  for (const rows of rowsAtOnce(parts)) await tx.insert(segment).values(rows.map(({ row }) => row));
  await linkCaptions(
    tx,
    callId,
    parts.map(({ captionId, row }) => ({ captionId, index: row.index })),
  );
  await putInOrder(tx, callId);
  await tx
    .update(callTable)
    .set({ transcriptRevision: sql`${callTable.transcriptRevision} + 1` })
    .where(eq(callTable.id, callId));
}

/** Numbers the segments by the time they were spoken at, in two goes because numbers are unique. */
async function putInOrder(tx: Tx, callId: string): Promise<void> {
  await tx.execute(sql`
    update ${segment} set index = -1 - place.rank from (
      select id, (row_number() over (order by start_ms, index))::int - 1 as rank
      from ${segment} where call_id = ${callId}) place
    where ${segment.id} = place.id`);
  await tx.execute(sql`update ${segment} set index = -1 - index where call_id = ${callId}`);
}
