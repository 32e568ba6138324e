import type { Lock, Locker, RequestRelease } from '@tus/server';

interface Held {
  askRelease: RequestRelease;
  released: Promise<void>;
  release: () => void;
}

/** The browser comes back after 1 to 5 s; a holder that has not let go by now never will. */
const longestWaitMs = 30_000;

/**
 * One request at a time on an upload. A new request asks the holder to let go and waits for it: the
 * holder is nearly always a connection that died without telling.
 */
export class UploadLocker implements Locker {
  private readonly held = new Map<string, Held>();

  newLock(id: string): Lock {
    let mine: Held | null = null;
    return {
      lock: async (signal, askRelease) => {
        const giveUp = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
        for (let other = this.held.get(id); other; other = this.held.get(id)) {
          await other.askRelease();
          await untilEither(other.released, giveUp);
        }
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        mine = { askRelease, released, release };
        this.held.set(id, mine);
      },
      unlock: async () => {
        if (!mine || this.held.get(id) !== mine) return;
        this.held.delete(id);
        mine.release();
      },
    };
  }
}

async function untilEither(released: Promise<void>, giveUp: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () =>
    reject({ status_code: 423, body: 'This upload is busy. It continues in a moment.\n' });
  if (giveUp.aborted) onAbort();
  giveUp.addEventListener('abort', onAbort, { once: true });
  try {
    await Promise.race([released, promise]);
  } finally {
    giveUp.removeEventListener('abort', onAbort);
  }
}
