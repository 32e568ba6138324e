export interface Peaks {
  /** One lane a voice channel, two at most; each point is the loudest sample, 0..1, 2 decimals. */
  channels: number[][];
  /** Points a second. */
  perSecond: number;
}

const maxPoints = 2000;
const finestPerSecond = 50;

/** Collects the wave form of a recording, at most 2,000 points a lane. */
export class PeakLanes {
  readonly #sampleRate: number;
  readonly #perSecond: number;
  readonly #lanes: number[][];
  #frame = 0;

  constructor(sound: { sampleRate: number; channels: 1 | 2; durationMs: number }) {
    this.#sampleRate = sound.sampleRate;
    this.#perSecond = Math.min(finestPerSecond, maxPoints / (sound.durationMs / 1000));
    this.#lanes = Array.from({ length: sound.channels }, () => []);
  }

  /** Takes interleaved samples, in pieces of whole frames. */
  add(samples: Int16Array): void {
    const channels = this.#lanes.length;
    for (let i = 0; i < samples.length; i += channels, this.#frame++) {
      const at = Math.floor((this.#frame * this.#perSecond) / this.#sampleRate);
      const point = Math.min(maxPoints - 1, at);
      this.#lanes.forEach((lane, channel) => {
        const level = Math.abs(samples[i + channel] ?? 0) / 32768;
        lane[point] = Math.max(lane[point] ?? 0, level);
      });
    }
  }

  /** A lane for each channel where they hold different voices, else one of the louder of both. */
  draw(isApart: boolean): Peaks {
    const perSecond = this.#perSecond;
    const drawn = this.#lanes.map((lane) => lane.map((level) => Math.round(level * 100) / 100));
    const [left = [], right = []] = drawn;
    if (isApart) return { channels: [left, right], perSecond };
    return { channels: [left.map((level, i) => Math.max(level, right[i] ?? 0))], perSecond };
  }
}
