import { speechRate } from './wavFile.ts';

const windowSamples = speechRate / 10;

/** Index of the middle of the quietest tenth of a second; the last sample when it is shorter. */
export function quietestMoment(samples: Int16Array | Float32Array): number {
  let quietest = Infinity;
  let moment = samples.length;
  for (let at = 0; at + windowSamples <= samples.length; at += windowSamples) {
    let energy = 0;
    for (const sample of samples.subarray(at, at + windowSamples)) energy += sample * sample;
    if (energy < quietest) {
      quietest = energy;
      moment = at + windowSamples / 2;
    }
  }
  return moment;
}
