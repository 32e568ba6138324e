import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../errors/refusal.ts';

interface Holder {
  stop: AbortController;
  released: Promise<void>;
}

/** The browser comes back after 1 to 5 s; a holder that has not let go by now never will. */
const maxWaitMs = 30_000;

/**
 * One request at a time on an upload. A new request stops the holder, which is nearly always a connection
 * that died without telling, and waits until what it brought is written.
 */
export class UploadLocks {
  private readonly holders = new Map<string, Holder>();

  /** @throws {Refusal} 423 when the holder does not let go */
  async run<T>(uploadId: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const deadlineMs = performance.now() + maxWaitMs;
    for (let other = this.holders.get(uploadId); other; other = this.holders.get(uploadId)) {
      other.stop.abort();
      await Promise.race([other.released, wait(maxWaitMs, undefined, { ref: false })]);
      if (performance.now() >= deadlineMs)
        throw new Refusal(423, 'This upload is busy. It continues in a moment.');
    }
    const stop = new AbortController();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    this.holders.set(uploadId, { stop, released });
    try {
      return await work(stop.signal);
    } finally {
      this.holders.delete(uploadId);
      release();
    }
  }
}
