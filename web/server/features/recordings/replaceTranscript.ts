import { eq, sql } from 'drizzle-orm';
import { textOf } from '../../../../shared/domain/replaceWords.ts';
import type { Word } from '../../../../shared/domain/transcript.ts';
import type { Tx } from '../../db/database.ts';
import {
  call,
  engineRecord,
  segment,
  speaker,
  transcriptEdit,
  transcriptionChunk,
} from '../../db/tables/schema.ts';
import { attributeSpeakers } from '../../speech/attributeSpeakers.ts';
import type { SpeechEngine } from '../../speech/speechEngine.ts';
import type { RecordedTranscript } from '../../speech/transcribeRecording.ts';
import { cutTurns } from './cutTurns.ts';
import { rowsAtOnce } from './rowsAtOnce.ts';
import { speakerBasis } from './speakerBasis.ts';
import type { CallRow } from './stepAttempt.ts';

export interface NewTranscript {
  call: CallRow;
  transcript: RecordedTranscript;
  engine: SpeechEngine;
  engineVersion: string;
  language: string;
  /** sha256 of the recording. */
  inputHash: string;
}

/**
 * Puts a new transcript in the place of the old one, its corrections included, and records which engine
 * wrote it. Speakers are those the channels tell apart; voices come in the next step.
 */
export async function replaceTranscript(
  tx: Tx,
  made: NewTranscript,
): Promise<{ revision: number }> {
  const { engine, engineVersion, language, inputHash, transcript } = made;
  const { id: callId, organizationId } = made.call;
  const turns = cutTurns(transcript.turns);
  const { speakers, turnSpeaker } = await attributeSpeakers({ ...transcript, turns });

  await tx.delete(transcriptEdit).where(eq(transcriptEdit.callId, callId));
  await tx.delete(segment).where(eq(segment.callId, callId));
  await tx.delete(speaker).where(eq(speaker.callId, callId));
  await tx.delete(transcriptionChunk).where(eq(transcriptionChunk.callId, callId));

  const idOf = new Map<string, string>();
  for (const [index, { key, label, basis }] of speakers.entries()) {
    const [row] = await tx
      .insert(speaker)
      .values({ organizationId, callId, index, name: label, basis: speakerBasis(basis) })
      .returning({ id: speaker.id });
    if (row) idOf.set(key, row.id);
  }
  const segments = turns.map((turn, index) => {
    const words = turn.words.map(({ text, startMs, endMs, confidence }): Word => [
      text,
      Math.round(startMs),
      Math.round(endMs),
      confidence,
    ]);
    return {
      organizationId,
      callId,
      index,
      speakerId: idOf.get(turnSpeaker[index] ?? '') ?? '',
      startMs: Math.round(turn.startMs),
      endMs: Math.round(turn.endMs),
      text: textOf(words),
      words,
    };
  });
  for (const rows of rowsAtOnce(segments)) await tx.insert(segment).values(rows);

  const [record] = await tx
    .insert(engineRecord)
    .values({
      ...{ organizationId, callId, task: 'transcribe', engineVersion, inputHash },
      ...{ engine: engine.id, engineName: engine.name, trust: engine.trust },
      languageCode: language,
      output: {
        channelCount: transcript.channelCount,
        segmentCount: segments.length,
        wordCount: segments.reduce((sum, { words }) => sum + words.length, 0),
      },
    })
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
