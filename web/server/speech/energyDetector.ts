import type { TimeSpan } from './speechEngine.ts';
import { speechRate } from './wavFile.ts';

const leadDb = 10;
const quietestSpeechDb = -50;
const hangoverMs = 250;
const shortestMs = 100;

/**
 * Finds speech by loudness alone: a window is speech when it stands 10 dB over the noise floor,
 * which follows the quiet parts down at once and up slowly.
 */
export class EnergyDetector {
  #floorDb = -60;
  #atMs = 0;
  #open: TimeSpan | null = null;
  #done: TimeSpan[] = [];

  accept(samples: Float32Array): void {
    let sum = 0;
    for (const sample of samples) sum += sample * sample;
    const db = 10 * Math.log10(sum / samples.length + 1e-10);
    const startMs = this.#atMs;
    this.#atMs += (samples.length * 1000) / speechRate;
    this.#floorDb = Math.max(-80, db < this.#floorDb ? db : this.#floorDb + 0.02);
    if (db > Math.max(this.#floorDb + leadDb, quietestSpeechDb)) {
      this.#open ??= { startMs: Math.round(startMs), endMs: 0 };
      this.#open.endMs = Math.round(this.#atMs);
    } else if (this.#open && startMs - this.#open.endMs > hangoverMs) {
      this.finish();
    }
  }

  take(): TimeSpan[] {
    return this.#done.splice(0);
  }

  finish(): void {
    if (this.#open && this.#open.endMs - this.#open.startMs >= shortestMs)
      this.#done.push(this.#open);
    this.#open = null;
  }
}
