import { mkdir, open, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '../../storage/storageError.ts';
import { hasRoomForDatabase } from '../../storage/freeSpace.ts';
import { syncPath } from '../../storage/syncPath.ts';
import { DurableWriter } from './durableWriter.ts';
import { serverFull, uploadNotFound } from './uploadFault.ts';
import type { UploadProgress, UploadStore } from './uploadStore.ts';

const checkRoomEveryBytes = 8 * 1024 ** 2;
const id = /^[0-9a-f-]{36}$/;

/**
 * Uploads as plain files in a folder; size and name stand in the database, so a file holds nothing but
 * received bytes. An offset is answered only after a sync: neither a killed process nor a power loss takes
 * back a byte the browser was told had arrived.
 */
export class UploadFileStore implements UploadStore {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async write(content: AsyncIterable<Buffer>, uploadId: string, offset: number): Promise<number> {
    const file = await this.openForWriting(uploadId);
    const writer = new DurableWriter(file, offset);
    let checkedUntil = offset;
    try {
      try {
        for await (const chunk of content) {
          if (writer.position >= checkedUntil) {
            if (!(await hasRoomForDatabase(this.folder))) throw serverFull();
            checkedUntil = writer.position + checkRoomEveryBytes;
          }
          await writer.add(chunk);
        }
      } catch (error) {
        await writer.flush(); // What came before a connection broke is kept.
        throw error;
      }
      return await writer.finish();
    } catch (error) {
      throw isDiskFull(error) ? serverFull() : error;
    } finally {
      await writer.settle();
      await file.close();
    }
  }

  async durableBytes(uploadId: string): Promise<number> {
    const path = this.pathOf(uploadId);
    const info = await stat(path).catch(() => null);
    if (!info) return 0;
    await syncPath(path);
    return info.size;
  }

  async progressOf(uploadIds: readonly string[]): Promise<Map<string, UploadProgress>> {
    const progress = new Map<string, UploadProgress>();
    for (const uploadId of uploadIds) {
      const info = await stat(this.pathOf(uploadId)).catch(() => null);
      if (info) progress.set(uploadId, { receivedBytes: info.size, lastReceivedAt: info.mtime });
    }
    return progress;
  }

  /** The file itself: it is not written again once it has all its bytes. */
  async content(uploadId: string): Promise<string> {
    return this.pathOf(uploadId);
  }

  async remove(uploadId: string): Promise<void> {
    await rm(this.pathOf(uploadId), { force: true });
  }

  private pathOf(uploadId: string): string {
    if (!id.test(uploadId)) throw uploadNotFound();
    return join(this.folder, uploadId);
  }

  private async openForWriting(uploadId: string): Promise<FileHandle> {
    const path = this.pathOf(uploadId);
    try {
      return await open(path, 'r+');
    } catch {
      await mkdir(this.folder, { recursive: true });
      const file = await open(path, 'wx+').catch((error: unknown) => {
        throw isDiskFull(error) ? serverFull() : error;
      });
      await syncPath(this.folder);
      return file;
    }
  }
}
