import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { isDiskFull } from '../../storage/storageError.ts';
import { hasRoomForDatabase } from '../../storage/freeSpace.ts';
import { syncPath } from '../../storage/syncPath.ts';
import { serverFull, uploadNotFound } from './uploadFault.ts';
import type { UploadStore } from './uploadStore.ts';

const lookForRoomEveryBytes = 8 * 1024 ** 2;
const id = /^[0-9a-f-]{36}$/;

/**
 * Uploads as plain files in a folder; size and name stand in the database, so a file holds nothing but
 * received bytes. An offset is told only after fsync: neither a killed process nor a power loss takes
 * back a byte the browser was told had arrived.
 */
export class UploadFileStore extends DataStore implements UploadStore {
  private readonly folder: string;
  private readonly sizeOf: (uploadId: string) => Promise<number | null>;

  constructor(folder: string, sizeOf: (uploadId: string) => Promise<number | null>) {
    super();
    this.folder = folder;
    this.sizeOf = sizeOf;
    this.extensions = ['termination'];
  }

  override async getUpload(uploadId: string): Promise<Upload> {
    const size = await this.sizeOf(uploadId);
    if (size === null) throw uploadNotFound;
    // Bytes of a connection that broke may still lie in memory only; they are told below.
    if ((await this.receivedBytes(uploadId)) > 0) await syncPath(this.pathOf(uploadId));
    return new Upload({ id: uploadId, size, offset: await this.receivedBytes(uploadId) });
  }

  override async write(content: Readable, uploadId: string, offset: number): Promise<number> {
    const file = await this.openForWriting(uploadId);
    let position = offset;
    let roomUntil = offset;
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        if (position >= roomUntil) {
          if (!(await hasRoomForDatabase(this.folder))) throw serverFull;
          roomUntil = position + lookForRoomEveryBytes;
        }
        for (let done = 0; done < chunk.length;) {
          const { bytesWritten } = await file.write(chunk, done, chunk.length - done, position);
          done += bytesWritten;
          position += bytesWritten;
        }
      }
      await file.sync();
    } catch (error) {
      // What is written stays; asking for the offset makes it durable.
      throw isDiskFull(error) ? serverFull : error;
    } finally {
      await file.close();
    }
    return position;
  }

  override async remove(uploadId: string): Promise<void> {
    await rm(this.pathOf(uploadId), { force: true });
  }

  async receivedBytes(uploadId: string): Promise<number> {
    const info = await stat(this.pathOf(uploadId)).catch(() => null);
    return info?.size ?? 0;
  }

  async lastReceivedAt(uploadId: string): Promise<Date | null> {
    const info = await stat(this.pathOf(uploadId)).catch(() => null);
    return info?.mtime ?? null;
  }

  /** The file itself: it is not written again once it has all its bytes. */
  async content(uploadId: string): Promise<string> {
    return this.pathOf(uploadId);
  }

  private pathOf(uploadId: string): string {
    if (!id.test(uploadId)) throw uploadNotFound;
    return join(this.folder, uploadId);
  }

  private async openForWriting(uploadId: string) {
    const path = this.pathOf(uploadId);
    try {
      return await open(path, 'r+');
    } catch {
      await mkdir(this.folder, { recursive: true });
      const file = await open(path, 'wx+').catch((error: unknown) => {
        throw isDiskFull(error) ? serverFull : error;
      });
      await syncPath(this.folder);
      return file;
    }
  }
}
