import { eq, sql } from 'drizzle-orm';
import { talkSketch } from '#shared/domain/talkSketch.ts';
import type { Tx } from '../../db/database.ts';
import { call, recordingPeaks } from '../../db/tables/schema.ts';
import { peaksColumns } from './peaksColumns.ts';
import type { TranscriptToPut } from './putTranscript.ts';

/** Draws who spoke when in place of a wave form, and takes the last word for the end of the interview. */
export async function writeTalkSketch(
  tx: Tx,
  input: { organizationId: string; callId: string } & Pick<
    TranscriptToPut,
    'speakers' | 'segments'
  >,
): Promise<void> {
  const { organizationId, callId, speakers, segments } = input;
  const durationMs = segments.reduce((latest, { endMs }) => Math.max(latest, endMs), 1000);
  const lanes = talkSketch(
    segments.map(({ speaker, startMs, endMs }) => ({
      ...{ startMs, endMs },
      lane: speakers[speaker]?.role === 'CANDIDATE' ? 1 : 0,
    })),
    2,
  );
  const peaks = peaksColumns(lanes, 96 / (durationMs / 1000));
  await tx
    .insert(recordingPeaks)
    .values({ callId, organizationId, ...peaks })
    .onConflictDoUpdate({ target: recordingPeaks.callId, set: peaks });
  await tx
    .update(call)
    .set({
      durationMs,
      endTime: sql`${call.startTime} + ${durationMs} * interval '1 millisecond'`,
    })
    .where(eq(call.id, callId));
}
