import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { SpeakerBasis, SpeakerRole, TranscriptTurn, Word } from '#shared/domain/transcript.ts';
import type { Tx } from '../../db/database.ts';
import {
  call,
  engineRecord,
  segment,
  speaker,
  transcriptEdit,
  transcriptionChunk,
} from '../../db/tables/schema.ts';
import { writeTurns } from './transcriptBody.ts';
import { insertSegments } from './writeSegments.ts';

export interface TranscriptToPut {
  call: { id: string; organizationId: string };
  speakers: readonly {
    name: string;
    basis: SpeakerBasis;
    role?: SpeakerRole;
    userId?: string | null;
  }[];
  /** In order; `speaker` counts in `speakers` from 0. */
  segments: readonly {
    speaker: number;
    startMs: number;
    endMs: number;
    words: Word[];
  }[];
  /** What wrote it, kept as evidence. */
  engine: Pick<
    typeof engineRecord.$inferInsert,
    'engine' | 'engineName' | 'engineVersion' | 'trust' | 'inputHash' | 'output'
  >;
  /** BCP-47; becomes the interview's. */
  language: string;
}

/**
 * Puts a transcript in the place of the call's old one, corrections included, with a record of what
 * wrote it. The one way in for transcribed and imported ones.
 * @throws {Error} when the call is gone, or a segment names a speaker who is not listed.
 */
export async function putTranscript(
  tx: Tx,
  { call: { id: callId, organizationId }, speakers, segments, engine, language }: TranscriptToPut,
): Promise<{ revision: number }> {
  const speakerIds = speakers.map(() => randomUUID());
  const turns = segments.map(({ speaker: by, startMs, endMs, words }): TranscriptTurn => {
    const speakerId = speakerIds[by];
    if (speakerId === undefined)
      throw new Error(`A segment names speaker ${by}, who is not listed`);
    return { id: randomUUID(), speakerId, startMs, endMs, words, isEdited: false };
  });
  const recordId = randomUUID();
  await tx.insert(engineRecord).values({
    ...{ id: recordId, organizationId, callId, task: 'transcribe', languageCode: language },
    ...engine,
  });
  // Locks the call before its turns, as every correction does.
  const [now] = await tx
    .update(call)
    .set({
      transcriptEngineRecordId: recordId,
      // Counted on from what stands now: somebody may have corrected the old one meanwhile.
      transcriptRevision: sql`${call.transcriptRevision} + 1`,
      languageCode: language,
    })
    .where(eq(call.id, callId))
    .returning({ revision: call.transcriptRevision });
  if (!now) throw new Error('The call of a transcript is gone');
  for (const table of [transcriptEdit, segment, speaker, transcriptionChunk])
    await tx.delete(table).where(eq(table.callId, callId));

  if (speakers.length > 0)
    await tx.insert(speaker).values(
      speakers.map((item, index) => ({
        id: speakerIds[index],
        organizationId,
        callId,
        index,
        ...item,
      })),
    );
  await insertSegments(tx, { callId, organizationId }, turns);
  await writeTurns(tx, { callId, organizationId }, turns);
  return now;
}
