import type { FileHandle } from 'node:fs/promises';

/** A socket brings 64 KB at a time, and each write costs a trip to the thread pool. */
const batchBytes = 1024 ** 2;
/** Bytes are sent to the disk while others arrive, so that the last sync finds little left to do. */
const syncEveryBytes = 16 * 1024 ** 2;

/** Writes a file from a position on, in large pieces, and syncs behind the writing. */
export class DurableWriter {
  /** Where the next byte goes, bytes not yet written included. */
  position: number;
  private readonly file: FileHandle;
  private batch: Buffer[] = [];
  private batchSize = 0;
  private unsyncedBytes = 0;
  private sync: Promise<void> | null = null;
  private syncFault: unknown = null;

  constructor(file: FileHandle, position: number) {
    this.file = file;
    this.position = position;
  }

  /** Takes the chunk over: its memory is given back once it is written. */
  async add(chunk: Buffer): Promise<void> {
    this.batch.push(chunk);
    this.batchSize += chunk.length;
    this.position += chunk.length;
    if (this.batchSize >= batchBytes) await this.flush();
  }

  /** Writes what has gathered. */
  async flush(): Promise<void> {
    const batch = this.batch;
    let rest = batch;
    let at = this.position - this.batchSize;
    this.unsyncedBytes += this.batchSize;
    this.batch = [];
    this.batchSize = 0;
    while (rest.length > 0) {
      const { bytesWritten } = await this.file.writev(rest, at);
      at += bytesWritten;
      rest = skipBytes(rest, bytesWritten);
    }
    batch.forEach(release);
    if (this.unsyncedBytes >= syncEveryBytes && !this.sync) this.startSync();
  }

  /** Returns the position behind the last byte once every byte is durable. */
  async finish(): Promise<number> {
    await this.flush();
    await this.settle();
    // A fault of the disk is told once: a later sync would not know of it.
    if (this.syncFault) throw this.syncFault;
    await this.file.sync();
    return this.position;
  }

  /** Waits for a sync in the background, after which the file may be closed. */
  async settle(): Promise<void> {
    await this.sync;
  }

  private startSync(): void {
    this.unsyncedBytes = 0;
    this.sync = this.file
      .datasync()
      .catch((error: unknown) => {
        this.syncFault ??= error;
      })
      .finally(() => (this.sync = null));
  }
}

/**
 * Gives the memory of a buffer back now. Left to the collector, every 64 MB of received bytes cost a
 * collection of the whole heap, which took half of the time of an upload.
 */
function release({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** What is left of `buffers` after their first `count` bytes. */
function skipBytes(buffers: readonly Buffer[], count: number): Buffer[] {
  let left = count;
  return buffers.flatMap((buffer) => {
    const skipped = Math.min(left, buffer.length);
    left -= skipped;
    return skipped < buffer.length ? [buffer.subarray(skipped)] : [];
  });
}
