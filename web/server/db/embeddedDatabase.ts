import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { damagedDatabase, hasDatabase } from './checkDatabaseFolder.ts';
import { openExchange } from './exchange.ts';

/** Something that answers PostgreSQL's wire protocol, one message batch at a time. */
export interface WireDatabase {
  /**
   * Takes the message over: its memory may be gone afterwards. Messages are answered one after another.
   * One that takes longer than `limitMs` is rejected with those behind it, and the database begins again as
   * after a crash: what was committed stays.
   */
  exchange(message: Uint8Array<ArrayBuffer>, limitMs?: number | null): Promise<Uint8Array>;
  close(): Promise<void>;
  /** Resolves when the database has died by itself; it does not come back in this process. */
  died?: Promise<Error>;
}

interface Waiting {
  resolve: (reply: Uint8Array) => void;
  reject: (error: Error) => void;
  limitMs: number | null;
}

/** Opens (or makes) the embedded database in `dataDir`, on a worker thread. */
export async function openEmbeddedDatabase(dataDir: string): Promise<WireDatabase> {
  const isNew = !(await hasDatabase(dataDir));
  const waiting: Waiting[] = [];
  let broken: Error | null = null;
  let isClosing = false;
  let closed = () => {};
  const { promise: died, resolve: notifyDeath } = Promise.withResolvers<Error>();
  const rejectWaiting = (error: Error) => {
    clearTimeout(timer);
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  let timer: NodeJS.Timeout | undefined;
  /** The limit of a message counts from when its turn comes. */
  const limitFirst = () => {
    clearTimeout(timer);
    const limitMs = waiting[0]?.limitMs ?? null;
    if (limitMs === null) return;
    timer = setTimeout(() => {
      restarting = restart();
    }, limitMs);
  };
  const lose = (error: Error) => {
    broken ??= error;
    rejectWaiting(broken);
    closed();
    if (!isClosing) notifyDeath(broken);
  };
  const startWorker = (isFirst: boolean) => {
    const started = new Worker(new URL('./pgliteWorker.ts', import.meta.url), {
      workerData: { dataDir, isNew: isFirst && isNew },
    });
    const ready = new Promise<void>((resolve) => {
      started.on('message', (message: Uint8Array | 'ready' | 'closed') => {
        if (message === 'ready') resolve();
        else if (message === 'closed') closed();
        else {
          waiting.shift()?.resolve(message);
          limitFirst();
        }
      });
    });
    started.on('error', lose);
    started.on('exit', () => lose(new Error('The embedded database has stopped.')));
    return { worker: started, ready };
  };
  const first = startWorker(true);
  let { worker } = first;
  await Promise.race([
    first.ready,
    died.then((error) => Promise.reject(isNew ? error : damagedDatabase(dataDir, error))),
  ]);
  let restarting: Promise<void> | null = null;
  // PGlite runs in one thread and looks at no signal meanwhile: only ending the thread ends a statement.
  const restart = async () => {
    worker.removeAllListeners();
    rejectWaiting(new Error('The statement took too long.'));
    await worker.terminate();
    const next = startWorker(false);
    worker = next.worker;
    await Promise.race([next.ready, died]);
    restarting = null;
  };
  return {
    exchange: async (message, limitMs = null) => {
      await restarting;
      if (broken) throw broken;
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      waiting.push({ resolve, reject, limitMs });
      if (waiting.length === 1) limitFirst();
      worker.postMessage(message, [message.buffer]);
      return promise;
    },
    died,
    close: async () => {
      isClosing = true;
      await restarting;
      await new Promise<void>((resolve) => {
        closed = resolve;
        if (broken) resolve();
        else worker.postMessage('close');
      });
      await worker.terminate();
    },
  };
}

/** The same over a PGlite in this thread, for tests. */
export const wireOf = (lite: PGlite): WireDatabase => ({
  exchange: openExchange(lite),
  close: () => lite.close(),
});

/** A socket for node-postgres that ends in the embedded database instead of a network. */
export class WireStream extends Duplex {
  /** How long one batch of messages may take, milliseconds; null for as long as it needs. */
  limitMs: number | null = null;
  private readonly database: WireDatabase;
  constructor(database: WireDatabase) {
    super();
    this.database = database;
    void database.died?.then((error) => this.destroy(error));
  }
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    // A copy, because Buffers share memory and this goes to another thread, memory and all.
    this.database.exchange(new Uint8Array(chunk), this.limitMs).then(
      (reply) => {
        if (reply.length > 0 && !this.readableEnded && !this.destroyed)
          this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
      },
      (error: Error) => this.destroy(error),
    );
    // The next one may come before this is answered.
    done();
  }
  override _writev(
    chunks: { chunk: Buffer; encoding: BufferEncoding }[],
    done: (error?: Error) => void,
  ): void {
    this._write(Buffer.concat(chunks.map((chunk) => chunk.chunk)), '', done);
  }
  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
