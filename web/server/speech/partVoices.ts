import { clusterInTwo } from './clusterInTwo.ts';
import { describeVoice, type VoiceFeatures } from './describeVoice.ts';
import type { TimeSpan } from './speechEngine.ts';

/**
 * Both must hold before two voices are told apart in one channel. Measured: turns of one person
 * part at silhouettes up to 0.42 (synthetic voices) and 0.28 (a real talk), with 2.1 semitones
 * between the halves; a man's and a woman's voice at 0.81 with 9.3. The real talk with every other
 * turn raised by 6 semitones gives 0.61 and 5.9 with one short turn in 18 misplaced, by 5 semitones
 * 0.58 with two. So below these limits nothing is claimed.
 */
const leastSilhouette = 0.6;
const leastPitchGapSemitones = 5;

/** What counts as one step: 2 semitones of pitch, or 9 dB in a band. */
const semitonesPerStep = 2;
const decibelsPerStep = 9;
const parallelTurns = 4;

/** The side (0 or 1) of each turn in a 16 kHz mono WAV, or null when its voices are not plainly two. */
export async function partVoices(
  turns: readonly TimeSpan[],
  wavPath: string,
): Promise<number[] | null> {
  const voices: (VoiceFeatures | null)[] = [];
  for (let at = 0; at < turns.length; at += parallelTurns) {
    const group = turns.slice(at, at + parallelTurns);
    voices.push(...(await Promise.all(group.map((turn) => describeVoice(wavPath, turn)))));
  }
  const known = voices.filter((voice) => voice !== null);
  const clusters = clusterInTwo(
    known.map(({ pitch, shape }) => [
      pitch / semitonesPerStep,
      ...shape.map((level) => level / decibelsPerStep),
    ]),
  );
  if (!clusters) return null;
  const [low, high] = clusters.centers.map(([pitch = 0]) => pitch * semitonesPerStep);
  const isClear =
    clusters.silhouette >= leastSilhouette &&
    Math.abs((low ?? 0) - (high ?? 0)) >= leastPitchGapSemitones &&
    [0, 1].every((side) => clusters.side.filter((other) => other === side).length >= 2);
  return isClear ? fillUnheard(voices, clusters.side) : null;
}

/** A turn too short to tell by voice goes to whoever spoke before it, or first after it. */
function fillUnheard(
  voices: readonly (VoiceFeatures | null)[],
  sides: readonly number[],
): number[] {
  const remaining = [...sides];
  let current = sides[0] ?? 0;
  return voices.map((voice) =>
    voice === null ? current : (current = remaining.shift() ?? current),
  );
}
