import { eq, sql } from 'drizzle-orm';
import type { SpeakerBasis, SpeakerRole, Word } from '../../../../shared/domain/transcript.ts';
import type { Tx } from '../../db/database.ts';
import {
  call,
  engineRecord,
  segment,
  speaker,
  transcriptEdit,
  transcriptionChunk,
} from '../../db/tables/schema.ts';
import { rowsAtOnce } from '../recordings/rowsAtOnce.ts';

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
    text: string;
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
 */
export async function putTranscript(
  tx: Tx,
  { call: { id: callId, organizationId }, speakers, segments, engine, language }: TranscriptToPut,
): Promise<{ revision: number }> {
  await tx.delete(transcriptEdit).where(eq(transcriptEdit.callId, callId));
  await tx.delete(segment).where(eq(segment.callId, callId));
  await tx.delete(speaker).where(eq(speaker.callId, callId));
  await tx.delete(transcriptionChunk).where(eq(transcriptionChunk.callId, callId));

  const speakerIds: string[] = [];
  for (const [index, one] of speakers.entries()) {
    const [row] = await tx
      .insert(speaker)
      .values({ organizationId, callId, index, ...one })
      .returning({ id: speaker.id });
    if (row) speakerIds.push(row.id);
  }
  const rows = segments.map(({ speaker: by, ...one }, index) => ({
    ...{ organizationId, callId, index, speakerId: speakerIds[by] ?? '' },
    ...one,
  }));
  for (const some of rowsAtOnce(rows)) await tx.insert(segment).values(some);

  const [record] = await tx
    .insert(engineRecord)
    .values({ organizationId, callId, task: 'transcribe', languageCode: language, ...engine })
    .returning({ id: engineRecord.id });
  const [now] = await tx
    .update(call)
    .set({
      transcriptEngineRecordId: record?.id ?? null,
      // Counted on from what stands now: somebody may have corrected the old one meanwhile.
      transcriptRevision: sql`${call.transcriptRevision} + 1`,
      languageCode: language,
    })
    .where(eq(call.id, callId))
    .returning({ revision: call.transcriptRevision });
  return { revision: now?.revision ?? 0 };
}
