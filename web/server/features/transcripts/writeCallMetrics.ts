import { eq } from 'drizzle-orm';
import { measureCall } from '#shared/domain/callMetrics.ts';
import { textOf } from '#shared/domain/replaceWords.ts';
import type { TranscriptTurn } from '#shared/domain/transcript.ts';
import type { Tx } from '../../db/database.ts';
import { callMetric, speaker } from '../../db/tables/schema.ts';
import { writeSpokenFindings } from './writeSpokenFindings.ts';

/**
 * Measures a call's transcript and writes the numbers: of the call, and of each speaker. To be called
 * again whenever turns change hands or a speaker gets another role.
 */
export async function writeCallMetrics(
  tx: Tx,
  { organizationId, callId }: { organizationId: string; callId: string },
  turns: readonly TranscriptTurn[],
): Promise<void> {
  const speakers = await tx.select().from(speaker).where(eq(speaker.callId, callId));
  const segments = turns.map((turn) => ({ ...turn, text: textOf(turn.words) }));
  await writeSpokenFindings(tx, { organizationId, callId }, segments, speakers);
  const { call, perSpeaker, moments } = measureCall(segments, speakers);
  for (const { speakerId, wordsPerMinute: _rate, ...columns } of perSpeaker)
    await tx.update(speaker).set(columns).where(eq(speaker.id, speakerId));
  if (!call || !moments) {
    await tx.delete(callMetric).where(eq(callMetric.callId, callId));
    return;
  }
  const measured = {
    candidateTalkRatio: call.candidateTalkRatioPercent,
    longestMonologueMs: call.longestMonologueMs,
    speakingRateWpm: call.speakingRateWpm,
    questionsAsked: call.questionsAsked,
    interactivityCenti: Math.round(call.interactivity * 100),
    ...moments,
    measuredAt: new Date(),
  };
  await tx
    .insert(callMetric)
    .values({ callId, organizationId, ...measured })
    .onConflictDoUpdate({ target: callMetric.callId, set: measured });
}
