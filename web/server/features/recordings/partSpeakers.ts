import { asc, eq } from 'drizzle-orm';
import type { TranscriptTurn } from '#shared/domain/transcript.ts';
import type { Tx } from '../../db/database.ts';
import { call, speaker } from '../../db/tables/schema.ts';
import type { SpeakerAttribution } from '../../speech/attributeSpeakers.ts';
import { changeTurns } from '../transcripts/writeSegments.ts';
import { recognizeSpeakers, type FormerSpeaker } from './formerSpeakers.ts';
import { speakerBasis } from './speakerBasis.ts';
import type { CallRow } from '../calls/callLoaders.ts';

/**
 * Gives the segments of a transcript with one speaker to the speakers found, by the names that those of
 * the transcript before it had. Does nothing when the
 * transcript is no longer at `revision`: what a person has corrected stands.
 */
export async function partSpeakers(
  tx: Tx,
  found: {
    call: CallRow;
    revision: number;
    /** In the order of the attribution's turns. */
    turns: readonly TranscriptTurn[];
    attribution: SpeakerAttribution;
    former: readonly FormerSpeaker[];
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

  const { speakers, turnSpeaker } = found.attribution;
  const turnsOf = speakers.map(({ key }) => found.turns.filter((_, at) => turnSpeaker[at] === key));
  const identities = recognizeSpeakers(
    found.former,
    turnsOf.map((turns) => turns.map(({ startMs, endMs }) => [startMs, endMs])),
  );

  const changed: TranscriptTurn[] = [];
  for (const [index, { label, basis }] of speakers.entries()) {
    const identity = identities[index];
    const values = identity
      ? { ...identity, basis: 'NAMED' as const }
      : { name: label, basis: speakerBasis(basis) };
    const existing = known[index];
    const [row] = existing
      ? await tx.update(speaker).set(values).where(eq(speaker.id, existing.id)).returning()
      : await tx
          .insert(speaker)
          .values({ organizationId, callId, index, ...values })
          .returning();
    if (!row || row.id === known[0]?.id) continue;
    changed.push(...(turnsOf[index] ?? []).map((turn) => ({ ...turn, speakerId: row.id })));
  }
  await changeTurns(tx, { organizationId, callId }, found.turns, changed);
  await tx
    .update(call)
    .set({ transcriptRevision: found.revision + 1 })
    .where(eq(call.id, callId));
}
