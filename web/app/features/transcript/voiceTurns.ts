import type { TranscriptLine, TranscriptSpeaker } from './transcriptLine.ts';

/** Which voice speaks when, for the lanes of the wave. In order of `startMs`. */
export function voiceTurns(
  segments: readonly TranscriptLine[],
  speakers: readonly TranscriptSpeaker[],
): { lane: number; startMs: number; endMs: number }[] {
  const laneOf = new Map(speakers.map(({ id, index }) => [id, index]));
  return segments.map(({ speakerId, startMs, endMs }) => ({
    lane: laneOf.get(speakerId) ?? 0,
    startMs,
    endMs,
  }));
}
