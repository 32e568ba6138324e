const windowSec = 0.05;
const silenceDb = -55;
const clearLeadDb = 10;

/**
 * Listens to both channels of a recording at once and tells whether they hold two different
 * voices (a call with one person a channel) or one room (the same sound twice, however balanced).
 *
 * The measure is who is louder, window by window. With a person a channel each side leads clearly
 * while it speaks; with one room, or one sound copied at another volume, never both do.
 */
export class ChannelComparison {
  readonly #windowFrames: number;
  #frames = 0;
  #leftEnergy = 0;
  #rightEnergy = 0;
  #leftLeads = 0;
  #rightLeads = 0;
  #active = 0;

  constructor(sampleRate: number) {
    this.#windowFrames = Math.round(sampleRate * windowSec);
  }

  /** Takes interleaved stereo samples, in pieces of any length. */
  add(samples: Int16Array): void {
    for (let i = 0; i + 1 < samples.length; i += 2) {
      const left = (samples[i] ?? 0) / 32768;
      const right = (samples[i + 1] ?? 0) / 32768;
      this.#leftEnergy += left * left;
      this.#rightEnergy += right * right;
      if (++this.#frames === this.#windowFrames) this.#closeWindow();
    }
  }

  /** Two voices apart: each side leads for half a second at least, and in most of what is heard. */
  hasSeparateVoices(): boolean {
    const least = Math.max(0.5 / windowSec, this.#active * 0.01);
    return (
      this.#leftLeads >= least &&
      this.#rightLeads >= least &&
      this.#leftLeads + this.#rightLeads >= this.#active * 0.6
    );
  }

  #closeWindow(): void {
    const left = toDb(this.#leftEnergy / this.#frames);
    const right = toDb(this.#rightEnergy / this.#frames);
    if (Math.max(left, right) > silenceDb) {
      this.#active += 1;
      if (left - right > clearLeadDb) this.#leftLeads += 1;
      if (right - left > clearLeadDb) this.#rightLeads += 1;
    }
    this.#frames = 0;
    this.#leftEnergy = 0;
    this.#rightEnergy = 0;
  }
}

/** Level of a mean square, decibels of full scale, never below -90. */
function toDb(meanSquare: number): number {
  return 10 * Math.log10(Math.max(meanSquare, 1e-9));
}
