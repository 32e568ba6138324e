import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { call, segment, speaker } from '../../db/tables/schema.ts';
import type { SpeakerAttribution } from '../../speech/attributeSpeakers.ts';
import { rowsAtOnce } from './rowsAtOnce.ts';
import { speakerBasis } from './speakerBasis.ts';
import type { CallRow } from './stepAttempt.ts';

/**
 * Gives the segments of a transcript with one speaker to the speakers found. Does nothing when the
 * transcript is no longer at `revision`: what a person has corrected stands.
 */
export async function partSpeakers(
  tx: Tx,
  found: {
    call: CallRow;
    revision: number;
    /** In the order of the attribution's turns. */
    segmentIds: readonly string[];
    attribution: SpeakerAttribution;
  },
): Promise<void> {
  const { organizationId, id: callId } = found.call;
  const [now] = await tx.select().from(call).where(eq(call.id, callId)).for('update');
  if (now?.transcriptRevision !== found.revision) return;
  const known = await tx
    .select()
    .from(speaker)
    .where(eq(speaker.callId, callId))
    .orderBy(asc(speaker.index));

  for (const [index, { key, label, basis }] of found.attribution.speakers.entries()) {
    const values = { name: label, basis: speakerBasis(basis) };
    const existing = known[index];
    const [row] = existing
      ? await tx.update(speaker).set(values).where(eq(speaker.id, existing.id)).returning()
      : await tx
          .insert(speaker)
          .values({ organizationId, callId, index, ...values })
          .returning();
    const theirs = found.segmentIds.filter((_, at) => found.attribution.turnSpeaker[at] === key);
    if (!row || row.id === known[0]?.id) continue;
    for (const ids of rowsAtOnce(theirs))
      await tx.update(segment).set({ speakerId: row.id }).where(inArray(segment.id, ids));
  }
  await tx
    .update(call)
    .set({ transcriptRevision: found.revision + 1 })
    .where(eq(call.id, callId));
}
