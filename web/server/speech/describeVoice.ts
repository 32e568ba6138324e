import { estimatePitch, pitchFrameSamples } from './estimatePitch.ts';
import type { TimeSpan } from './speechEngine.ts';
import { spectralShape } from './spectralShape.ts';
import { readSamples } from './wavFile.ts';

/** How one stretch of speech sounds. Never stored, and never compared outside its recording. */
export interface VoiceFeatures {
  /** Median pitch in semitones over 55 Hz. */
  pitch: number;
  /** Mean spread over the bands of spectralShape, decibels. */
  shape: number[];
}

/** Enough of a turn to know its voice by, about three seconds of it; more would only cost time. */
const mostVoicedFrames = 120;
/** A third of a second of clear voice at least, else the pitch is chance. */
const fewestVoicedFrames = 14;

/** The voice of a stretch of a 16 kHz mono WAV, or null when too little of it is voiced. */
export async function describeVoice(
  wavPath: string,
  { startMs, endMs }: TimeSpan,
): Promise<VoiceFeatures | null> {
  const pitches: number[] = [];
  const sums: number[] = [];
  const pieceSamples = (pitchFrameSamples / 2) * 64;
  for await (const piece of readSamples(wavPath, { startMs, endMs, pieceSamples })) {
    if (pitches.length >= mostVoicedFrames) break;
    for (let at = 0; at + pitchFrameSamples <= piece.length; at += pitchFrameSamples / 2) {
      const frame = Float32Array.from(piece.subarray(at, at + pitchFrameSamples), (s) => s / 32768);
      const hertz = estimatePitch(frame);
      if (hertz === null) continue;
      pitches.push(12 * Math.log2(hertz / 55));
      spectralShape(frame).forEach((level, band) => {
        sums[band] = (sums[band] ?? 0) + level;
      });
    }
  }
  if (pitches.length < fewestVoicedFrames) return null;
  pitches.sort((a, b) => a - b);
  return {
    pitch: pitches[Math.floor(pitches.length / 2)] ?? 0,
    shape: sums.map((sum) => sum / pitches.length),
  };
}
