import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { captionSpeakers } from '#shared/domain/captionSpeakers.ts';
import type { Tx } from '../../db/database.ts';
import { call as callTable, segment, speaker } from '../../db/tables/schema.ts';
import { readTurns, writeTurns } from '../transcripts/transcriptBody.ts';
import { insertSegments } from '../transcripts/writeSegments.ts';
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
  const turns = await readTurns(tx, callId);
  const late = captions.flatMap((caption) => {
    const speakerId = idOfName.get(speakers.get(caption.speaker)?.name ?? '');
    if (speakerId === undefined) throw new Error(`A caption of ${caption.id} has no speaker`);
    return captionSegments(caption).map((part) => ({
      captionId: caption.id,
      turn: { id: randomUUID(), speakerId, ...part, isEdited: false },
    }));
  });
  const added = late.map(({ turn }) => turn);
  await insertSegments(tx, { callId, organizationId }, added, turns.length);
  await linkCaptions(
    tx,
    callId,
    late.map(({ captionId }, at) => ({ captionId, index: turns.length + at })),
  );
  await putInOrder(tx, callId);
  const inOrder = [...turns, ...added].toSorted((turn, other) => turn.startMs - other.startMs);
  await writeTurns(tx, { callId, organizationId }, inOrder);
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
