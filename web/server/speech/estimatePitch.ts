import { speechRate } from './wavFile.ts';

const lowestHz = 65;
const highestHz = 380;
/** Pitch needs no high sounds; a fourth of the rate is a sixteenth of the work. */
const stride = 4;
const rate = speechRate / stride;
/** How much of itself a frame must repeat to count as voiced. */
const voicedShare = 0.6;

/** Samples a frame must have: 48 ms. */
export const pitchFrameSamples = 768;

/** The pitch of one frame of 16 kHz sound in hertz by autocorrelation, or null when not voiced. */
export function estimatePitch(frame: Float32Array): number | null {
  const sound = new Float32Array(Math.floor(frame.length / stride));
  for (let i = 0; i < sound.length; i++) {
    let sum = 0;
    for (let j = 0; j < stride; j++) sum += frame[i * stride + j] ?? 0;
    sound[i] = sum / stride;
  }
  const shortest = Math.floor(rate / highestHz);
  const longest = Math.ceil(rate / lowestHz);
  const scores = new Float32Array(longest + 2);
  let best = 0;
  for (let lag = shortest - 1; lag <= longest + 1; lag++) {
    scores[lag] = correlation(sound, lag);
    if (lag >= shortest && lag <= longest) best = Math.max(best, scores[lag] ?? 0);
  }
  if (best < voicedShare) return null;
  // The first peak nearly as good as the best: a whole multiple of the period repeats as well.
  for (let lag = shortest; lag <= longest; lag++) {
    const [before, here, after] = [scores[lag - 1] ?? 0, scores[lag] ?? 0, scores[lag + 1] ?? 0];
    if (here < best * 0.9 || here < before || here < after) continue;
    const bend = before - 2 * here + after;
    return rate / (lag + (bend === 0 ? 0 : (before - after) / (2 * bend)));
  }
  return null;
}

function correlation(sound: Float32Array, lag: number): number {
  let product = 0;
  let first = 0;
  let second = 0;
  for (let i = 0; i + lag < sound.length; i++) {
    const a = sound[i] ?? 0;
    const b = sound[i + lag] ?? 0;
    product += a * b;
    first += a * a;
    second += b * b;
  }
  return product / (Math.sqrt(first * second) + 1e-9);
}
