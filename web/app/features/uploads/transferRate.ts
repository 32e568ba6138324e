const windowMs = 8_000;
/** Before this much has been seen, a rate would jump about. */
const settleMs = 700;

interface TransferRate {
  /** Notes that `bytes` of the whole have been sent at `nowMs`. */
  add(bytes: number, nowMs: number): void;
  /** Bytes a second over the last seconds; null until it settles. */
  bytesPerSecond(): number | null;
  reset(): void;
}

/** A rate over a sliding window, so that an old stall does not weigh on the time left for ever. */
export function createTransferRate(): TransferRate {
  let samples: { bytes: number; atMs: number }[] = [];
  return {
    add(bytes, nowMs) {
      const last = samples.at(-1);
      // A resumed upload starts again from what the server has: what came before says nothing.
      if (last && bytes < last.bytes) samples = [];
      samples.push({ bytes, atMs: nowMs });
      samples = samples.filter((sample) => nowMs - sample.atMs <= windowMs);
    },
    bytesPerSecond() {
      const first = samples[0];
      const last = samples.at(-1);
      if (!first || !last || last.atMs - first.atMs < settleMs) return null;
      return ((last.bytes - first.bytes) / (last.atMs - first.atMs)) * 1000;
    },
    reset() {
      samples = [];
    },
  };
}
