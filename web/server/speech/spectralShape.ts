import { speechRate } from './wavFile.ts';

/** Edges of the bands in hertz, about equal to the ear. */
const edges = [100, 300, 500, 750, 1050, 1400, 1850, 2400, 3100, 4000];
const size = 512;

/** Samples a frame must have. */
export const spectralFrameSamples = size;
export const spectralBands = edges.length - 1;

/**
 * How a frame of 16 kHz sound spreads over nine bands up to 4 kHz, decibels against the frame's
 * own mean, so that loudness does not count.
 */
export function spectralShape(frame: Float32Array): number[] {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let i = 0; i < size; i++)
    real[i] = (frame[i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (size - 1)));
  transform(real, imaginary);
  const levels = edges.slice(0, -1).map((from, band) => {
    const first = Math.round((from * size) / speechRate);
    const last = Math.round(((edges[band + 1] ?? from) * size) / speechRate);
    let energy = 1e-9;
    for (let k = first; k < last; k++) energy += (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2;
    return 10 * Math.log10(energy / (last - first));
  });
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return levels.map((level) => level - mean);
}

/** Fast Fourier transform in place, radix 2. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
  }
  for (let length = 2; length <= size; length *= 2) {
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < length / 2; k++) {
        const angle = (-2 * Math.PI * k) / length;
        const [a, b] = [start + k, start + k + length / 2];
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const re = (real[b] ?? 0) * c - (imaginary[b] ?? 0) * s;
        const im = (real[b] ?? 0) * s + (imaginary[b] ?? 0) * c;
        real[b] = (real[a] ?? 0) - re;
        imaginary[b] = (imaginary[a] ?? 0) - im;
        real[a] = (real[a] ?? 0) + re;
        imaginary[a] = (imaginary[a] ?? 0) + im;
      }
    }
  }
}
