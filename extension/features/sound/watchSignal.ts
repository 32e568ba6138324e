/** Silence of the digital kind, without even the noise of a room, for this long is a fault. */
export const noSignalAfterMs = 6_000;

/** What is known of one channel of a recording. */
export interface ChannelSignal {
  /** 0 to 1, for a meter. */
  level: number;
  /** False when nothing at all has come in for `noSignalAfterMs`. */
  hasSignal: boolean;
}

/** Below this a sample is nothing: half a step of 16 bits. */
const nothing = 1 / 65_536;
const quietestDb = -60;

/** Follows the sound of one channel. */
export function watchSignal(nowMs: number): {
  hear(samples: Float32Array, nowMs: number): void;
  /** The loudest since the last reading. */
  read(nowMs: number): ChannelSignal;
} {
  let heardAtMs = nowMs;
  let peak = 0;
  return {
    hear(samples, atMs) {
      let loudest = 0;
      for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
      if (loudest > nothing) heardAtMs = atMs;
      peak = Math.max(peak, loudest);
    },
    read(atMs) {
      const level = meterLevel(peak);
      peak = 0;
      return { level, hasSignal: atMs - heardAtMs < noSignalAfterMs };
    },
  };
}

/** Decibels spread over 0 to 1, as ears hear them. */
const meterLevel = (peak: number): number =>
  peak <= 0 ? 0 : Math.min(1, Math.max(0, 1 - (20 * Math.log10(peak)) / quietestDb));
