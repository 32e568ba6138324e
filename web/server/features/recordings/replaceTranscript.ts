import type { Word } from '#shared/domain/transcript.ts';
import type { Tx } from '../../db/database.ts';
import { attributeSpeakers } from '../../speech/attributeSpeakers.ts';
import type { SpeechEngine } from '../../speech/speechEngine.ts';
import type { RecordedTranscript } from '../../speech/transcribeRecording.ts';
import { putTranscript } from '../transcripts/putTranscript.ts';
import { cutTurns } from './cutTurns.ts';
import { captureChannels } from './captureChannels.ts';
import { readFormerSpeakers, recognizeSpeakers, type FormerSpeaker } from './formerSpeakers.ts';
import { speakerBasis } from './speakerBasis.ts';
import type { CallRow } from '../calls/callLoaders.ts';

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
 * wrote it. Speakers are those the channels tell apart, with the names they had; voices come in the next
 * step, for which `former` then holds who spoke in the old one.
 */
export async function replaceTranscript(
  tx: Tx,
  made: NewTranscript,
): Promise<{ revision: number; former?: FormerSpeaker[] }> {
  const { call, engine, engineVersion, language, inputHash, transcript } = made;
  const turns = cutTurns(transcript.turns);
  const { speakers, turnSpeaker } = await attributeSpeakers({ ...transcript, turns });
  const placeOf = new Map(speakers.map(({ key }, index) => [key, index]));
  const segments = turns.map((turn, index) => {
    const words = turn.words.map(({ text, startMs, endMs, confidence }): Word => [
      text,
      Math.round(startMs),
      Math.round(endMs),
      confidence,
    ]);
    return {
      speaker: placeOf.get(turnSpeaker[index] ?? '') ?? 0,
      startMs: Math.round(turn.startMs),
      endMs: Math.round(turn.endMs),
      words,
    };
  });
  const former = await readFormerSpeakers(tx, call.id);
  const identities = recognizeSpeakers(
    former,
    speakers.map((_, index) =>
      segments.flatMap((segment) =>
        segment.speaker === index ? [[segment.startMs, segment.endMs] as const] : [],
      ),
    ),
  );
  const channels = await captureChannels(tx, call);
  const put = await putTranscript(tx, {
    ...{ call, segments, language },
    speakers: speakers.map(({ key, label, basis }, index) => {
      const identity = identities[index] ?? channels.get(key);
      return identity
        ? { ...identity, basis: 'NAMED' as const }
        : { name: label, basis: speakerBasis(basis) };
    }),
    engine: {
      ...{ engine: engine.id, engineName: engine.name, trust: engine.trust },
      ...{ engineVersion, inputHash },
      output: {
        channelCount: transcript.channelCount,
        segmentCount: segments.length,
        wordCount: segments.reduce((sum, { words }) => sum + words.length, 0),
      },
    },
  });
  return { ...put, ...(speakers.length < former.length && { former }) };
}
