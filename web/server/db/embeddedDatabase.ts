import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { damagedDatabase, hasDatabase } from './checkDatabaseFolder.ts';

/** Something that answers PostgreSQL's wire protocol, one message batch at a time. */
export interface WireDatabase {
  /** Takes the message over: its memory may be gone afterwards. */
  exchange(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  close(): Promise<void>;
  /** Resolves when the database has died by itself; it does not come back in this process. */
  died?: Promise<Error>;
}

/** Opens (or makes) the embedded database in `dataDir`, on a worker thread. */
export async function openEmbeddedDatabase(dataDir: string): Promise<WireDatabase> {
  const isNew = !(await hasDatabase(dataDir));
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), {
    workerData: { dataDir, isNew },
  });
  const waiting: { resolve: (reply: Uint8Array) => void; reject: (error: Error) => void }[] = [];
  let broken: Error | null = null;
  let isClosing = false;
  let closed = () => {};
  const { promise: died, resolve: tellDeath } = Promise.withResolvers<Error>();
  const lose = (error: Error) => {
    broken ??= error;
    for (const one of waiting.splice(0)) one.reject(broken);
    closed();
    if (!isClosing) tellDeath(broken);
  };
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: Uint8Array | 'ready' | 'closed') => {
      if (message === 'ready') resolve();
      else if (message === 'closed') closed();
      else waiting.shift()?.resolve(message);
    });
    worker.on('error', lose);
    worker.on('exit', () => lose(new Error('The embedded database has stopped.')));
    void died.then((error) => reject(isNew ? error : damagedDatabase(dataDir, error)));
  });
  return {
    exchange: (message) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        waiting.push({ resolve, reject });
        worker.postMessage(message, [message.buffer]);
      }),
    died,
    close: async () => {
      isClosing = true;
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
  exchange: (message) => lite.execProtocolRaw(message),
  close: () => lite.close(),
});

/** A socket for node-postgres that ends in the embedded database instead of a network. */
export class WireStream extends Duplex {
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
    this.database.exchange(new Uint8Array(chunk)).then((reply) => {
      if (reply.length > 0 && !this.readableEnded && !this.destroyed)
        this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
      done();
    }, done);
  }
  override _writev(
    chunks: { chunk: Buffer; encoding: BufferEncoding }[],
    done: (error?: Error) => void,
  ): void {
    this._write(Buffer.concat(chunks.map((one) => one.chunk)), '', done);
  }
  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
